import type { MarkdownRenderer } from 'vitepress';

/** A path to a file of the project that is no page of the site. */
const outside = /^(?:\.\.\/)+(?!\.)/;

/** Lets pages that are written for the project's folder be pages of a site, too. */
export function adaptPages(markdown: MarkdownRenderer): void {
  showPathsOutside(markdown);
  showBraces(markdown);
}

/** Links to the project's own files, such as a test or an example, become the files' paths: a site may be read far from the project. */
function showPathsOutside(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('paths-outside', ({ tokens }) => {
    for (const { children } of tokens) {
      let isOutside = false;
      for (const token of children ?? []) {
        const target = token.type === 'link_open' ? `${token.attrGet('href')}` : '';
        if (outside.test(target)) {
          isOutside = true;
          token.tag = 'span';
          token.attrs = [['title', target.replace(outside, '')]];
        } else if (token.type === 'link_close' && isOutside) {
          isOutside = false;
          token.tag = 'span';
        }
      }
    }
  });
}

/** `{{ }}` in a text would be the generator's own placeholders. */
function showBraces(markdown: MarkdownRenderer): void {
  const { rules } = markdown.renderer;
  for (const name of ['text', 'code_inline']) {
    const render = rules[name];
    rules[name] = (...token) => (render?.(...token) ?? '').replaceAll('{{', '&#123;&#123;');
  }
}
