import type { PanelSettings } from '../../contract/settings/settings';
import formCss from './form.css?inline';
import panelCss from './panel.css?inline';

/** The panel's colours and measures, and its rules. */
export function panelStyles({ colours, look }: PanelSettings): string {
  const { position, radius } = look;
  const side = position.endsWith('l') ? 'left' : 'right';
  const edge = position.startsWith('t') ? 'top' : 'bottom';
  return `:host{--cw-radius:${radius}px}${colours}${formCss}.panel{${side}:20px;${edge}:20px;transform-origin:${edge} ${side}}${panelCss}`;
}

/**
 * Adds a style sheet to a shadow root, or to the page, without a `<style>` element, which a strict policy of the page
 * forbids. Where a browser has no other way, the element has the nonce of the embed's: for the page, in its head.
 */
export function adoptStyles(root: ShadowRoot | Document | HTMLHeadElement, css: string): () => void {
  if (!('adoptedStyleSheets' in root)) return appendStyle(root, css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function appendStyle(root: ParentNode, css: string): () => void {
  const style = document.createElement('style');
  style.nonce = root.querySelector('style')?.nonce ?? '';
  style.textContent = css;
  root.append(style);
  return () => style.remove();
}
