/// A code withdrawn from ISO 4217 (list three), its decimals and the first day of the month of its withdrawal.
struct WithdrawnCurrency {
  var code: String
  var exponent: Int
  var withdrawal: CalendarDate

  /// Sorted by code.
  static let all: [WithdrawnCurrency] =
    (currencies(
      """
      AFA 2003-01, ALK 1989-12, ANG 2025-07, AOK 1991-03, AON 2000-02, AOR 2000-02, ARA 1992-01, ARP 1985-07, ARY 1991-01, \
      ATS 2002-03, AYM 2005-10, AZM 2005-12, BAD 1997-07, BGJ 1991-01, BGK 1991-01, BGL 2003-11, BGN 2026-01, BOP 1987-02, \
      BRB 1986-03, BRC 1989-02, BRE 1993-03, BRN 1990-03, BRR 1994-07, BUK 1990-02, CHC 2004-11, CNX 1989-12, CSD 2006-10, \
      CSJ 1991-01, CSK 1993-03, CUC 2021-06, CYP 2008-01, DDM 1990-10, DEM 2002-03, ECS 2000-09, ECV 2000-09, EEK 2011-01, \
      EQE 1989-12, FIM 2002-03, FRF 2002-03, GEK 1995-10, GHC 2008-01, GHP 2007-06, GNE 1989-12, GNS 1986-02, GQE 1986-06, \
      GWE 1982-01, GWP 1997-05, HRD 1995-01, HRK 2023-01, IEP 2002-03, ILP 1982-01, ILR 1991-01, ISJ 1991-01, LAJ 1989-12, \
      LSM 1985-05, LTL 2015-01, LTT 1993-07, LVL 2014-01, LVR 1994-12, MAF 1989-12, MLF 1984-11, MRO 2018-01, MTL 2008-01, \
      MTP 1983-06, MVQ 1989-12, MXP 1993-01, MZE 1982-01, MZM 2006-06, NIC 1990-10, NLG 2002-03, PEH 1991-01, PEI 1991-07, \
      PES 1986-02, PLZ 1997-01, RHD 1982-01, ROK 1991-01, ROL 2005-06, RUR 2004-01, SDD 2007-07, SDP 1998-06, SIT 2007-01, \
      SKK 2009-01, SLL 2024-01, SRG 2004-01, STD 2018-01, SUR 1990-12, TJR 2001-04, TMM 2009-01, UAK 1996-09, UGS 1987-05, \
      UGW 1991-01, USS 2014-03, UYN 1989-12, UYP 1993-03, VEB 2008-01, VEF 2018-08, VNC 1991-01, XEU 1999-01, YDD 1991-09, \
      YUD 1990-01, YUM 2003-07, YUN 1995-11, ZAL 1995-03, ZMK 2012-12, ZRN 1999-06, ZRZ 1994-02, ZWC 1991-01, ZWD 2008-08, \
      ZWL 2024-09, ZWN 2006-09, ZWR 2009-06
      """, 2)
    + currencies(
      """
      ADP 2003-07, BEC 1990-03, BEF 2002-03, BEL 1990-03, BYB 2001-01, BYR 2017-01, ESA 1982-01, ESB 1994-12, ESP 2002-03, \
      GRD 2002-03, ITL 2002-03, LUC 1990-03, LUF 2002-03, LUL 1990-03, MGF 2004-12, PTE 2002-03, TPE 2002-11, TRL 2005-12
      """, 0))
    .sorted { $0.code < $1.code }

  private static func currencies(_ text: String, _ exponent: Int) -> [WithdrawnCurrency] {
    text.split(separator: ", ").compactMap { entry in
      CalendarDate("\(entry.dropFirst(4))-01").map {
        WithdrawnCurrency(code: String(entry.prefix(3)), exponent: exponent, withdrawal: $0)
      }
    }
  }
}
