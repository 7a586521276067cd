// Fresh prices and sold-out marks from a menu's source. The element's data-… attributes name what a theme's dishes have.
const live = document.querySelector(".live");
if (live) {
const {source, locale, currency, zeros, grouped, sold, price: one = ".sum", sizes: more = ".sizes > .sum",
  gone = "gone", mark: marked = "mark", marks = ".info"} = live.dataset, [wait, offline, failed] = live.children;
const style = {style: "currency", currency, useGrouping: !!grouped, trailingZeroDisplay: zeros};
const numbers = new Intl.NumberFormat(locale, style);
const digits = /\p{Nd}([\p{Nd}.,'’٫٬\s]*\p{Nd})?/u;
const show = state => { for (const part of live.children) part.hidden = part != state; };
const items = node => Array.isArray(node) ? node.flatMap(items) : Object(node) !== node ? []
  : node.items || node.sections ? items([node.items, node.sections])
  : node.id ? [node] : items(Object.values(node));
const write = (sum, price) => {
  const {amount = price, kind = "fixed", unit, to, tiers, currency: own = currency} = price;
  const text = [...sum?.childNodes ?? []].find(node => node.nodeType == 3 && digits.test(node.data));
  if (unit || to || tiers || kind != "fixed" || own != currency || !/^\d+(\.\d+)?$/.test(amount)) return;
  if (text && !sum.matches(".word")) text.data = text.data.replace(digits, () =>
    numbers.formatToParts(amount).map(({type, value}) => /cur|lit/.test(type) ? "" : value).join(""));
};
const update = (dish, {price, sizes, status}) => {
  const find = name => [...dish.querySelectorAll(name)], sums = find(more), isSold = status == "sold-out";
  if (price) write(find(":scope > " + one)[0], price);
  if (sizes?.length == sums.length) sizes.map((size, index) => write(sums[index], size.price ?? ""));
  const mark = find("." + marked.split(" ").join(".")).find(mark => mark.textContent.startsWith(sold));
  dish.classList.toggle(gone, isSold);
  if (!isSold) mark?.remove();
  else if (!mark) (find(marks)[0] ?? dish).append(
    Object.assign(document.createElement("span"), {className: marked, textContent: sold}));
};
const refresh = async () => {
  let answer, menu;
  live.matches(":focus-within") && live.focus();
  show(wait);
  try { answer = await fetch(source, {cache: "no-cache", signal: AbortSignal.timeout(1e4)}); }
  catch { return show(offline); }
  try { menu = answer.ok && await answer.json(); } catch {}
  if (!menu) return show(failed);
  const known = new Map(items(menu).map(item => [item.id, item]));
  for (const dish of document.querySelectorAll(".dish")) {
    const item = known.get(decodeURI(dish.querySelector("a").getAttribute("href").split("/").at(-2)));
    if (item) update(dish, item);
  }
  show();
};
for (const button of live.querySelectorAll("button")) button.onclick = refresh;
refresh();
}
