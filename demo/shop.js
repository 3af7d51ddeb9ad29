const lamps = {
  kelda: { name: 'Kelda', price: 240, page: 'kelda.html', art: 'art/kelda.svg' },
  holm: { name: 'Holm', price: 310, page: 'holm.html', art: 'art/holm.svg' },
};
const cartKey = 'tarn-cart';

function loadCart() {
  try {
    const items = JSON.parse(localStorage.getItem(cartKey) ?? '[]');
    return items.filter((item) => item.lamp in lamps);
  } catch {
    return [];
  }
}

function saveCart(items) {
  localStorage.setItem(cartKey, JSON.stringify(items));
  showCart();
}

function element(name, properties, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

function showCart() {
  const items = loadCart();
  for (const count of document.querySelectorAll('[data-cart-count]')) count.textContent = `(${items.length})`;
  const list = document.querySelector('[data-cart]');
  if (!list) return;
  list.replaceChildren(...items.map((item, at) => cartLine(item, () => saveCart(items.toSpliced(at, 1)))));
  const sum = items.reduce((total, item) => total + lamps[item.lamp].price, 0);
  document.querySelector('[data-sum]').textContent = `€ ${sum}`;
  document.querySelector('[data-empty]').hidden = items.length > 0;
}

function cartLine({ lamp, finish }, remove) {
  const { name, price, page, art } = lamps[lamp];
  const button = element('button', { type: 'button', ariaLabel: `Remove ${name}, ${finish}` }, 'Remove');
  button.addEventListener('click', remove);
  return element(
    'li',
    {},
    element('img', { src: art, width: 84, height: 84, alt: '' }),
    element('div', {}, element('a', { href: page }, name), `, ${finish}`, element('br', {}), button),
    element('span', {}, `€ ${price}`),
  );
}

function onSubmit(selector, act) {
  const form = document.querySelector(selector);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('[role=status]').textContent = act(form, new FormData(form));
  });
}

onSubmit('[data-add]', (form, data) => {
  const lamp = form.dataset.add;
  saveCart([...loadCart(), { lamp, finish: data.get('finish') }]);
  return `${lamps[lamp].name} is in your cart.`;
});

onSubmit('[data-checkout]', (form) => {
  if (loadCart().length === 0) return 'Your cart is empty: choose a lamp first.';
  saveCart([]);
  form.reset();
  return 'Thank you! This is a demo, so nothing was sent anywhere.';
});

document.querySelector('[data-open-chat]')?.addEventListener('click', (event) => {
  event.preventDefault();
  window.ChatWidget?.startLink();
});

showCart();
