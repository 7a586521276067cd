// Search, a kept filter, a count read aloud.
const menu = document.querySelector(".menu"), left = menu?.querySelector(".left");
if (left) {
const all = (name, from = menu) => [...from.querySelectorAll(name)];
const make = (name, more) => Object.assign(document.createElement(name), more);
const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const filter = menu.querySelector(".filter"), boxes = all("input"), parts = all(".course, .part");
const rows = all(".dish").map(dish => [dish, plain(dish.textContent)]), shown = dish => dish.offsetHeight;
const status = make("p", {className: "unseen", role: "status"}), label = make("label", {className: "search"});
const name = filter.dataset.search, search = make("input", {type: "search", placeholder: name, ariaLabel: name});
const digits = {"arabic-indic": "arab", persian: "arabext"}[left.children[0].className] || "latn";
const key = "menugen";
let timer, kept = [];
try { kept = JSON.parse(localStorage[key]); } catch {}
const update = () => {
  const words = plain(search.value).split(" ");
  for (const part of parts) part.classList.remove("miss");
  for (const [dish, text] of rows) dish.classList.toggle("miss", !words.every(word => text.includes(word)));
  for (const part of parts) part.classList.toggle("miss", all(".dish", part)[0] && !all(".dish", part).some(shown));
  const count = rows.filter(([dish]) => shown(dish)).length.toLocaleString("en", {numberingSystem: digits});
  clearTimeout(timer);
  timer = setTimeout(() => status.textContent = [...left.childNodes].map(node => node.data ?? count).join(""), 500);
};
label.append(search);
menu.prepend(label, status);
for (const box of boxes) if (kept.includes(box.value)) box.checked = filter.open = true;
if (filter.open) update();
filter.onchange = () => {
  kept = kept.filter(value => !boxes.some(box => box.value == value));
  for (const box of boxes) if (box.checked) kept.push(box.value);
  try { localStorage[key] = JSON.stringify(kept); } catch {}
  update();
};
search.oninput = update;
}
