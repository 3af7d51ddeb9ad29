import { defaultAccent } from '../look/colour';
import { flag, number, object, oneOf, scalar, text, type Reader } from '../read';

export interface LookSettings {
  /** Accent colour, `#rgb` or `#rrggbb`. */
  accent: string;
  scheme: 'auto' | 'light' | 'dark';
  /** Corner of the page: bottom or top, right or left. */
  position: 'br' | 'bl' | 'tr' | 'tl';
  /** Corner radius of the panel, 0–32 CSS pixels. */
  radius: number;
  launcher: LauncherSettings;
}

interface LauncherSettings {
  /** `none`: the page has an element of its own, named by `element` or calling `startLink()`. */
  kind: 'icon' | 'text' | 'image' | 'none';
  /** For `text`; empty: the default of the interface language. */
  onlineText: string;
  /** For `text`, when no agent is online. */
  offlineText: string;
  /** Shown if the chat could not be loaded. */
  failedText: string;
  /** For `image`: https, or from the page's own site. */
  imageUrl: string;
  /** CSS selector of the page's own elements that open the chat. */
  element: string;
  /** Whether the launcher shows when no agent is online. */
  isShownOffline: boolean;
}

export const readLook: Reader<LookSettings> = object({
  accent: scalar(
    defaultAccent as string,
    (value) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value),
    'must be a colour like #1f6feb',
  ),
  scheme: oneOf('auto', 'light', 'dark'),
  position: oneOf('br', 'bl', 'tr', 'tl'),
  radius: number(16, 0, 32),
  launcher: object({
    kind: oneOf('icon', 'text', 'image', 'none'),
    onlineText: text('', 60),
    offlineText: text('', 60),
    failedText: text('', 100),
    imageUrl: scalar('', isWebAddress, 'must be a web address'),
    element: text('', 300),
    isShownOffline: flag(true),
  }),
});

function isWebAddress(value: string) {
  return value === '' || /^(https?:\/\/|\/|\.\/)\S+$/i.test(value);
}
