import type { PanelSettings } from '../../contract/settings';
import formCss from './form.css?inline';
import panelCss from './panel.css?inline';
import { deriveTokens, type Scheme } from './tokens';

/** The panel's colours and measures on `:host`, where a page's own styles may set them anew, and its rules. */
export function panelStyles({ accent, scheme, position, radius }: PanelSettings['look']): string {
  const light = tokenRule(accent, 'light');
  const dark = tokenRule(accent, 'dark');
  const measures = `:host{--cw-radius:${radius}px}`;
  const colours = scheme === 'dark' ? dark : light;
  const automatic = scheme === 'auto' ? `@media (prefers-color-scheme:dark){${dark}}` : '';
  const side = position.endsWith('l') ? 'left' : 'right';
  const edge = position.startsWith('t') ? 'top' : 'bottom';
  return `${measures}${colours}${automatic}${formCss}.cw-panel{${side}:20px;${edge}:20px}${panelCss}`;
}

function tokenRule(accent: string, scheme: Scheme): string {
  const tokens = Object.entries(deriveTokens(accent, scheme)).map(([name, value]) => `--cw-${name}:${value}`);
  return `:host{--cw-scheme:${scheme};${tokens.join(';')}}`;
}

/**
 * Adds a style sheet to a shadow root without a `<style>` element, which a strict policy of the page forbids. Where a browser
 * has no other way, the element has the nonce of the embed's.
 */
export function adoptStyles(root: ShadowRoot, css: string): () => void {
  if (!('adoptedStyleSheets' in root)) return appendStyle(root, css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function appendStyle(root: ShadowRoot, css: string): () => void {
  const style = root.ownerDocument.createElement('style');
  style.nonce = root.querySelector('style')?.nonce ?? '';
  style.textContent = css;
  root.append(style);
  return () => style.remove();
}
