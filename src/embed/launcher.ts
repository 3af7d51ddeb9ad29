import { createIcon } from './launcher-icon';

export interface LauncherState {
  isVisible: boolean;
  isOnline: boolean;
  unread: number;
  loading: 'idle' | 'loading' | 'failed';
}

export interface Launcher {
  draw(state: LauncherState): void;
  /** Takes the focus, so that it is not lost with a panel that closes. */
  focus(): void;
}

export interface LauncherOptions {
  root: ShadowRoot;
  document: Document;
  /** The visitor seems about to open the chat. */
  onIntent(): void;
  onOpen(): void;
}

const failure = 'The chat could not be loaded. Check your connection, then try again.';

/** The round button in the corner of the page. */
export function createLauncher({ root, document, onIntent, onOpen }: LauncherOptions): Launcher {
  const { icon, draw } = createIcon(document);
  const badge = document.createElement('span');
  badge.className = 'launcher-badge';
  const button = document.createElement('button');
  setAttributes(button, { type: 'button', part: 'launcher', 'aria-haspopup': 'dialog' });
  button.append(icon, badge);
  const note = document.createElement('p');
  setAttributes(note, { class: 'launcher-note', role: 'alert' });

  for (const intent of ['pointerenter', 'focus', 'pointerdown']) button.addEventListener(intent, onIntent);
  button.addEventListener('click', onOpen);
  button.hidden = note.hidden = true;
  root.append(note, button);

  return {
    draw({ isVisible, isOnline, unread, loading }) {
      setAttributes(button, {
        class: isOnline ? 'launcher' : 'launcher offline',
        'aria-label': labelOf(isOnline, unread),
        'aria-busy': `${loading === 'loading'}`,
      });
      draw(isOnline ? 'chat' : 'letter');
      badge.textContent = unread > 99 ? '99+' : `${unread}`;
      badge.hidden = !unread;
      button.hidden = !isVisible;
      note.hidden = !isVisible || loading !== 'failed';
      note.textContent = note.hidden ? '' : failure;
    },
    focus: () => button.focus(),
  };
}

function labelOf(isOnline: boolean, unread: number): string {
  const label = isOnline ? 'Chat with us' : 'Leave a message';
  return unread ? `${label}, ${unread} unread message${unread === 1 ? '' : 's'}` : label;
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
