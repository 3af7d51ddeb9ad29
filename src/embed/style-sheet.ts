/** Gives a shadow root its style without a `<style>` text, which a strict content security policy refuses. */
export function adoptStyle(root: ShadowRoot, rules: string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  // Chromium before 99 does not let it be pushed to.
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
