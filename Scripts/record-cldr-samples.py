#!/usr/bin/env python3
"""Records how CLDR formats money, numbers, dates, times and lists in the theme's languages. Run by hand:

    pip install babel==2.18.0
    python3 Scripts/record-cldr-samples.py > Tests/Fixtures/CLDR/samples.tsv

Source: CLDR, through Babel, whose formatter shares no code with ICU. Babel groups four digits in every language, so
samples have three or more than four digits before the decimal mark.
"""

import datetime
import subprocess
import sys
from decimal import Decimal

from babel import Locale, dates, lists, numbers

# The theme's languages, each with a currency besides the euro.
LANGUAGES = {
    "ar": "EGP", "cs": "CZK", "da": "DKK", "de": "CHF", "el": "USD", "en": "USD", "es": "MXN", "fa": "IRR",
    "fi": "SEK", "fr": "CHF", "he": "ILS", "hu": "HUF", "it": "CHF", "ja": "KRW", "ko": "KRW", "nb": "NOK",
    "nl": "USD", "pl": "PLN", "pt": "BRL", "pt-PT": "BRL", "ru": "RUB", "sv": "SEK", "tr": "TRY", "uk": "UAH",
    "vi": "VND", "zh-Hans": "CNY", "zh-Hant": "TWD",
}
# Babel 2.18 has CLDR 47; these patterns are others in CLDR 48, which the tables have.
CHANGED = {
    ("cs", "medium"), ("ja", "full"), ("ru", "medium"), ("vi", "full"), ("vi", "long"), ("vi", "medium"),
    ("zh-Hans", "full"),
}
DAYS = [datetime.date(2026, 1, 5), datetime.date(2026, 3, 13), datetime.date(2026, 9, 30)]


def record(tag, local):
    locale = Locale.parse(tag, sep="-")
    symbols = locale.number_symbols[locale.default_numbering_system]

    def row(kind, what, text):
        if (tag, kind) not in CHANGED:
            print("\t".join([tag, kind, str(what), text]))

    # Babel writes ASCII signs, and Western digits for Persian.
    def signs(text):
        return text.replace("-", symbols["minusSign"]).replace("%", symbols["percentSign"])

    for currency in ["EUR", local] if tag != "fa" else []:
        digits = numbers.get_currency_precision(currency)
        for minor in [990, -990, 1234567890]:
            amount = Decimal(minor).scaleb(-digits)
            text = numbers.format_currency(amount, currency, locale=locale, numbering_system="default")
            row("money", f"{currency} {minor} {digits}", signs(text))
    if tag != "fa":
        row("number", 1234567, numbers.format_decimal(1234567, locale=locale, numbering_system="default"))
        decimal = numbers.format_decimal(Decimal("12345.675"), locale=locale, numbering_system="default")
        row("decimal", 12345675, decimal)
        row("percent", 5, signs(numbers.format_percent(Decimal("0.05"), locale=locale, numbering_system="default")))
    # Hebrew has a hyphen before digits.
    words = ["א", "ב", "ג", "ד"] if tag == "he" else ["1", "2", "3", "4"]
    for count in [2, 4]:
        row("list", " ".join(words[:count]), lists.format_list(words[:count], locale=locale))
    months = dates.get_month_names("wide", "stand-alone", locale)
    days = dates.get_day_names("wide", "stand-alone", locale)
    row("weekdays", 7, "|".join(days[index] for index in range(7)))
    # Babel only has the Gregorian calendar, and Western digits for dates.
    if tag in ["fa", "ar"]:
        return
    row("months", 12, "|".join(months[index] for index in range(1, 13)))
    for day in DAYS:
        for style in ["full", "long", "medium"]:
            row(style, day, dates.format_date(day, style, locale=locale))
        row("monthDay", day, dates.format_skeleton("MMMMd", day, locale=locale))
    for time in ["09:05", "18:00"]:
        moment = datetime.time.fromisoformat(time)
        # ICU writes the long names of half days.
        pattern = dates.get_time_format("short", locale).pattern.replace("B", "a").replace("a", "aaaa")
        row("time", time, dates.format_time(moment, pattern, locale=locale))


if len(sys.argv) == 3:
    record(*sys.argv[1:])
else:
    print("# Written by Scripts/record-cldr-samples.py: change the script, not this file.", flush=True)
    # Babel mixes the names of languages that one process reads, so each has its own.
    for language in LANGUAGES.items():
        subprocess.run([sys.executable, __file__, *language], check=True)
