import { views } from './views.js';

const main = document.querySelector('[data-main]');
const rules = document.querySelector('[data-rules]');

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-view]');
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  followRoute();
});
window.addEventListener('popstate', followRoute);
document.querySelector('[data-force]').addEventListener('click', () => {
  window.ChatWidget.reInitProactiveRules({ force: true });
});
document.querySelector('[data-clear]').addEventListener('click', () => window.ChatWidget.clearAllCookies());

showView();
showRules();
setInterval(showRules, 1000);

/** A single-page application tells the widget that its route has changed. */
function followRoute() {
  showView();
  window.ChatWidget.reInitProactiveRules();
  showRules();
}

function showView() {
  const name = new URLSearchParams(location.search).get('view') ?? '';
  const { title, lines } = views[name] ?? views[''];
  document.title = `${title} · Tarn app`;
  main.replaceChildren(element('h1', title), ...lines.map((line) => element('p', line)));
  for (const link of document.querySelectorAll('nav a[data-view]')) {
    if (link.search === location.search) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function showRules() {
  const explained = window.ChatWidget.explainRules();
  rules.replaceChildren(
    ...explained.map(({ id, holds, holdback }) =>
      element('li', `${id}: ${holds ? 'matches' : 'doesn’t match'}${holdback ? `, ${holdback}` : ''}`),
    ),
  );
}

function element(name, text) {
  return Object.assign(document.createElement(name), { textContent: text });
}
