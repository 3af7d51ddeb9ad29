import { createPageBehaviour } from '../../browser/behaviour';
import { readGlobalVariable } from '../../browser/global-variable';
import { createPageRoutes } from '../../browser/routes';
import { fillProactiveSettings } from './fill-proactive-settings';
import type { LoadProactive } from './link';
import { createProactive } from './proactive';
import { createRuleCookies } from './rule-cookies';

/** The rules of invitation: loaded when the widget has rules, or the page calls a method that needs them. */
export const loadProactive: LoadProactive = async (checkedFor) => {
  const read = checkedFor
    ? fillProactiveSettings
    : (await import('./read-proactive-settings')).readProactiveSettings;
  return (link) =>
    createProactive(link, read(link.settings), {
      cookies: createRuleCookies(link.browser.keeping, link.browser.page.url().startsWith('https:')),
      behaviour: createPageBehaviour(window),
      routes: createPageRoutes(window),
      readVariable: (path) => readGlobalVariable(window, path),
      countedFor: checkedFor,
    });
};
