import { createIcon, drawIcon } from './launcher-icon';

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
  const icon = createIcon(document);
  const badge = document.createElement('span');
  badge.className = 'launcher-badge';
  badge.ariaHidden = 'true';
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'launcher');
  button.setAttribute('aria-haspopup', 'dialog');
  button.append(icon, badge);
  const note = document.createElement('p');
  note.className = 'launcher-note';
  note.setAttribute('role', 'alert');
  button.hidden = note.hidden = true;

  for (const intent of ['pointerenter', 'focus', 'pointerdown']) button.addEventListener(intent, onIntent);
  button.addEventListener('click', onOpen);
  root.append(note, button);

  return {
    draw({ isVisible, isOnline, unread, loading }) {
      button.className = isOnline ? 'launcher' : 'launcher offline';
      button.setAttribute('aria-label', labelOf(isOnline, unread));
      button.setAttribute('aria-busy', String(loading === 'loading'));
      drawIcon(icon, isOnline ? 'chat' : 'letter');
      badge.textContent = unread > 99 ? '99+' : String(unread);
      badge.hidden = unread === 0;
      button.hidden = !isVisible;
      const hasFailed = isVisible && loading === 'failed';
      note.hidden = !hasFailed;
      note.textContent = hasFailed ? failure : '';
    },
    focus: () => button.focus(),
  };
}

function labelOf(isOnline: boolean, unread: number): string {
  const label = isOnline ? 'Chat with us' : 'Leave a message';
  if (unread === 0) return label;
  return `${label}, ${unread} unread ${unread === 1 ? 'message' : 'messages'}`;
}
