/** Gives a shadow root its style without a `<style>` text, which a strict content security policy refuses. */
export function adoptStyle(root: ShadowRoot, document: Document, rules: string[]): void {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet && 'adoptedStyleSheets' in root && 'replaceSync' in Sheet.prototype) {
    const sheet = new Sheet();
    sheet.replaceSync(rules.join(''));
    root.adoptedStyleSheets.push(sheet);
    return;
  }
  // Safari before 16.4.
  const style = document.createElement('style');
  root.append(style);
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
