import { groups } from './playground-methods.js';

const log = document.querySelector('[data-log]');

putWidget(new URLSearchParams(location.search).get('widget') ?? '11111111-1111-4111-8111-111111111111');

document.querySelector('[data-methods]').append(...groups.map(groupOfMethods));
document.querySelector('[data-clear]').addEventListener('click', () => log.replaceChildren());

/** As the classic snippets do it: a script made by the page, and its `onload`. */
function putWidget(id) {
  const script = element('script', { async: true, src: `/js/${encodeURIComponent(id)}.js`, onload: begin });
  document.head.append(script);
}

function begin() {
  for (const name of Object.values(window.ChatWidget.callbacks)) {
    window.ChatWidget.on(name, (...parameters) => write('callback', `${name}(${show(parameters)})`));
  }
  write('page', 'ChatWidget is here.');
}

function write(kind, line) {
  const time = new Date().toLocaleTimeString('en-GB');
  log.append(element('p', { className: kind }, element('time', {}, time), ' ', element('code', {}, line)));
  log.scrollTop = log.scrollHeight;
}

function show(parameters) {
  return parameters.map((parameter) => JSON.stringify(parameter) ?? String(parameter)).join(', ');
}

function groupOfMethods({ title, methods }) {
  return element('section', { className: 'group' }, element('h2', {}, title), ...methods.map(methodForm));
}

function methodForm(method) {
  const fields = method.parameters.map((parameter) => fieldOf(method, parameter));
  const button = element('button', { className: 'button', type: 'submit' }, `${method.name}()`);
  const note = method.note ? [element('p', { className: 'note' }, method.note)] : [];
  const form = element('form', { className: 'method' }, button, ...fields.map(({ node }) => node), ...note);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    call(method, fields);
  });
  return form;
}

function fieldOf(method, { label, kind, value, options }) {
  const name = `${method.name}: ${label}`;
  if (kind === 'flag') {
    const input = element('input', { type: 'checkbox', checked: value, ariaLabel: name });
    return { node: element('label', {}, input, ` ${label}`), read: () => input.checked };
  }
  const input =
    kind === 'choice'
      ? element('select', { ariaLabel: name }, ...options.map((option) => element('option', {}, option)))
      : element('input', { type: 'text', value, ariaLabel: name, placeholder: label });
  function read() {
    return kind === 'json' ? JSON.parse(input.value) : input.value || undefined;
  }
  return { node: input, read };
}

function call(method, fields) {
  try {
    const parameters = fields.map(({ read }) => read());
    if (method.onNextMessage) callOnNextMessage(method.name, parameters);
    else answerOf(method, parameters);
  } catch (error) {
    write('fault', `${method.name}: ${error.message}`);
  }
}

function answerOf({ name, answersLater, registers }, parameters) {
  if (answersLater) parameters.push((answer) => write('answer', `${name} calls back with ${show([answer])}`));
  if (registers) parameters.push((...told) => write('callback', `your ${parameters[0]}(${show(told)})`));
  const answer = window.ChatWidget[name](...parameters);
  const given = parameters.filter((parameter) => typeof parameter !== 'function');
  write('call', `${name}(${show(given)}) → ${typeof answer === 'function' ? 'its undo' : show([answer])}`);
}

function callOnNextMessage(name, parameters) {
  write('page', `${name} waits for the next message of the agent.`);
  const stop = window.ChatWidget.on('ChatMessageReceived', () => {
    stop();
    write('call', `${name}(${show(parameters)}) → ${show([window.ChatWidget[name](...parameters)])}`);
  });
}

function element(name, properties, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}
