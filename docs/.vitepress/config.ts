import { defineConfig } from 'vitepress';
import { mark } from '../../src/console/kit/brand/mark.ts';
import { adaptPages } from './adapt-pages.ts';

/** Where the site is served; the demo has it at `/docs/`. */
const base = process.env['DOCS_BASE'] ?? '/docs/';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${mark.bubble}" fill="${mark.colour}"/><path d="${mark.text}" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>`;
const logo = `data:image/svg+xml,${encodeURIComponent(picture)}`;

export default defineConfig({
  title: 'ChatWidget',
  description: 'Live chat for any site with one script tag, and the live chat service behind it.',
  base,
  outDir: '../dist/demo/docs',
  cacheDir: '../node_modules/.cache/docs',
  markdown: { config: adaptPages },
  head: [['link', { rel: 'icon', href: logo }]],
  themeConfig: {
    logo,
    outline: [2, 3],
    search: { provider: 'local' },
    sidebar: [
      {
        text: 'On your pages',
        items: [
          { text: 'Adding the widget', link: '/embedding' },
          { text: 'Settings', link: '/settings' },
          { text: 'Rules of invitation', link: '/rules' },
          { text: 'ChatWidget in the browser', link: '/browser' },
          { text: 'Accessibility', link: '/accessibility' },
        ],
      },
      {
        text: 'Your service',
        items: [
          { text: 'Running the service', link: '/running' },
          { text: 'Operations', link: '/operations' },
          { text: 'Backup and restore', link: '/backup' },
          { text: 'Security', link: '/security' },
        ],
      },
      {
        text: 'Your systems',
        items: [
          { text: 'REST API', link: '/service' },
          { text: 'Webhooks and bots', link: '/webhooks-and-bots' },
        ],
      },
    ],
  },
});
