import { createPageBehaviour } from '../../browser/behaviour';
import { readGlobalVariable } from '../../browser/global-variable';
import { createPageRoutes } from '../../browser/routes';
import type { StartProactive } from './link';
import { createPageCookies } from './page-cookies';
import { createProactive } from './proactive';

/** Starts the rules of invitation: loaded when the widget has rules, or the page calls a method that needs them. */
export const startProactive: StartProactive = (link) =>
  createProactive(link, {
    cookies: createPageCookies(link.browser.keeping, link.browser.page.url().startsWith('https:')),
    behaviour: createPageBehaviour(window),
    routes: createPageRoutes(window),
    readVariable: (path) => readGlobalVariable(window, path),
  });
