/** Gives a shadow root its style without a `<style>` text, which a strict content security policy refuses. */
export function adoptStyle(root: ShadowRoot, document: Document, rules: string[]): void {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    // Chromium before 99 does not let it be pushed to.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  // Safari before 16.4.
  const style = document.createElement('style');
  (root as ShadowRoot).append(style);
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
