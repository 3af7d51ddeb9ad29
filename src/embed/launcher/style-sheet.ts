/** Gives a new shadow root its style without a `<style>` text, which a strict content security policy refuses. */
export function adoptStyle(root: ShadowRoot, rules: string[], nonce = ''): void {
  const css = rules.join('');
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    // Spreading the list that is there costs every page 5 kB of memory, and Chromium before 99 has no `push`:
    // https://chromestatus.com/feature/5638996492288000
    root.adoptedStyleSheets = [sheet];
  } else {
    // Safari before 16.4: https://webkit.org/blog/13966/webkit-features-in-safari-16-4/
    const style = document.createElement('style');
    style.nonce = nonce;
    style.append(css);
    (root as ShadowRoot).append(style);
  }
}
