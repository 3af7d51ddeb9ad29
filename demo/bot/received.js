const list = document.querySelector('[data-list]');
const template = document.querySelector('template');
const shown = new Set();

new EventSource('/events').addEventListener('message', ({ data }) => show(JSON.parse(data)));

function show({ at, path, id, event, reply }) {
  const key = `${id} ${at}`;
  if (shown.has(key)) return;
  shown.add(key);
  document.querySelector('[data-empty]').hidden = true;
  const item = template.content.firstElementChild.cloneNode(true);
  function fill(name, text) {
    return (item.querySelector(`[data-${name}]`).textContent = text);
  }
  fill('name', event.event ?? `agent status: ${event.status}`);
  fill('path', `POST ${path}`);
  fill('time', new Date(at).toLocaleTimeString());
  fill('event', JSON.stringify(event, null, 2));
  fill('reply', reply ? JSON.stringify(reply, null, 2) : '');
  item.querySelector('details').hidden = !reply;
  list.prepend(item);
}
