/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import cookies from 'js-cookie';
import { render } from 'preact';

/**
 * The floor: a launcher and a form in a shadow root, with the libraries that a chat is made of, and nothing that makes
 * one: no service, no languages, no accessibility beyond the elements' own.
 */
const isOpen = signal(false);
const name = signal(cookies.get('toy-name') ?? '');
const messages = signal([]);

const style = `
  :host { position: fixed; right: 20px; bottom: 20px; font: 15px/20px system-ui, sans-serif }
  .launcher { width: 56px; height: 56px; border: 0; border-radius: 28px; background: #1d5a4a; color: #fff }
  .panel { display: flex; flex-direction: column; width: 360px; height: 560px; border-radius: 16px; background: #fff;
    box-shadow: 0 6px 20px #0000002e }
  header { display: flex; justify-content: space-between; padding: 16px; background: #1d5a4a; color: #fff }
  form, ol { display: flex; flex-direction: column; gap: 8px; padding: 16px }
  ol { flex: 1; margin: 0; overflow: auto; list-style: none }
  li { padding: 8px 12px; border-radius: 12px; background: #eee }
  label { display: flex; flex-direction: column; gap: 4px }
`;

function Toy() {
  if (!isOpen.value) {
    return (
      <button type="button" part="launcher" class="launcher" onClick={() => (isOpen.value = true)}>
        Chat
      </button>
    );
  }
  return (
    <section class="panel">
      <header>
        <strong>Toy chat</strong>
        <button type="button" onClick={() => (isOpen.value = false)}>
          Close
        </button>
      </header>
      <ol>
        {messages.value.map((text) => (
          <li>{text}</li>
        ))}
      </ol>
      <form onSubmit={send}>
        <label>
          Name
          <input name="name" value={name.value} required />
        </label>
        <label>
          E-mail
          <input name="email" type="email" required />
        </label>
        <label>
          Message
          <textarea name="message" rows={3} required />
        </label>
        <button type="submit">Send</button>
      </form>
    </section>
  );
}

function send(event) {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  name.value = fields.get('name');
  cookies.set('toy-name', name.value, { expires: 7, sameSite: 'lax' });
  messages.value = [...messages.value, fields.get('message')];
}

const host = document.createElement('chat-widget');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
document.body.append(host);
render(<Toy />, root);
