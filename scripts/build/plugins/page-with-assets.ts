import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes a page of the console: the template with the hashed script and style sheet, and nothing inline. */
export function pageWithAssets(template: string, fileName: string): Plugin {
  return {
    name: 'page-with-assets',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
        const scripts = entries.map(
          (file) => `<script type="module" src="/console/${file.fileName}"></script>`,
        );
        const styles = entries
          .flatMap((file) => (file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []))
          .map((style) => `<link rel="stylesheet" href="/console/${style}" />`);
        const text = readFileSync(template, 'utf8');
        const source = text.replace('<!-- assets -->', [...styles, ...scripts].join('\n    '));
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
