import type { LauncherTexts } from '../../contract/languages/launcher-texts';
import type { WidgetSettings } from '../../contract/settings/settings';
import type { Look } from './look';

export interface LauncherState {
  _isVisible: boolean;
  _isOnline: boolean;
  _unread: number;
  _loading: 'idle' | 'loading' | 'failed';
  /** Its texts, once the service has sent them; may be anything. */
  _texts: unknown;
}

export interface Launcher {
  _draw(state: LauncherState): void;
  /** Takes the focus, so that it is not lost with a panel that closes. */
  focus(): void;
}

export interface LauncherOptions {
  root: ShadowRoot;
  document: Document;
  look: Look;
  /** The visitor seems about to open the chat. */
  _onIntent(): void;
  _onOpen(): void;
}

/** The texts until the service has answered, and for English readers. */
const english: LauncherTexts = {
  tag: 'en',
  online: 'Chat with us',
  offline: 'Leave a message',
  failed: 'The chat could not be loaded. Try again.',
};

/** The button in the corner of the page. Its elements are made when it is first shown: on many pages it never is. */
export function createLauncher(options: LauncherOptions): Launcher {
  const { imageUrl, kind: wanted = 'icon', isShownOffline = true } = options.look.launcher;
  const kind = wanted === 'image' && !imageUrl ? 'icon' : wanted;
  let button: LauncherButton | undefined;

  return {
    _draw(state) {
      const isWanted = kind !== 'none' && (state._isOnline || isShownOffline);
      const isHidden = !state._isVisible || !(state._loading === 'failed' || isWanted);
      if (!isHidden) (button ??= createButton(options, kind))._draw(state);
      if (button) button._element.hidden = isHidden;
    },
    focus: () => button?._element.focus(),
  };
}

type Kind = WidgetSettings['look']['launcher']['kind'];

interface LauncherButton {
  _element: HTMLElement;
  _draw(state: LauncherState): void;
}

function createButton(options: LauncherOptions, kind: Kind): LauncherButton {
  const { root, document, look, _onIntent: onIntent, _onOpen: onOpen } = options;
  const { imageUrl, onlineText, offlineText, failedText } = look.launcher;
  const button = document.createElement('button');
  setAttributes(button, { type: 'button', part: 'launcher', 'aria-haspopup': 'dialog' });
  const image = kind === 'image' ? document.createElement('img') : undefined;

  for (const intent of ['pointerenter', 'focus', 'pointerdown']) button.addEventListener(intent, onIntent);
  button.addEventListener('click', onOpen);
  // The panel may be there already: the launcher comes first in the order of the tab key.
  root.prepend(button);

  return {
    _element: button,
    _draw({ _isOnline: isOnline, _unread: unread, _loading: loading, _texts: texts }) {
      const hasFailed = loading === 'failed';
      const { tag, online, offline, failed } = { ...english, ...(texts as LauncherTexts) };
      const usual = isOnline ? onlineText || online : offlineText || offline;
      const text = hasFailed ? failedText || failed : usual;
      const shown = hasFailed ? 'text' : kind;
      if (image) setAttributes(image, { src: `${imageUrl}`, alt: usual });
      button.replaceChildren(shown === 'text' ? text : (image ?? ''));
      setAttributes(button, {
        class: `launcher ${shown}${isOnline ? '' : ' offline'}`,
        'aria-label': text + (unread ? `, ${unread}` : ''),
        'aria-busy': `${loading === 'loading'}`,
        'data-unread': unread > 99 ? '99+' : `${unread || ''}`,
        lang: tag,
        dir: 'auto',
      });
    },
  };
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
