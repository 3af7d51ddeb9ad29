import { createPageBehaviour } from '../../browser/behaviour';
import { readGlobalVariable } from '../../browser/global-variable';
import { createPageRoutes } from '../../browser/routes';
import type { PartialSettings } from '../../contract/settings/settings';
import { fillProactiveSettings } from './fill-proactive-settings';
import type { LoadProactive, PresenceParts, Proactive } from './link';
import { createProactive } from './proactive';
import { createRuleCookies } from './rule-cookies';

/** A program of its own, built into the same folder. */
const presentFile: string = './present.js';

/** The rules of invitation: loaded when the widget has rules, shows agents who is there, or the page calls a method that needs them. */
export const loadProactive: LoadProactive = async (baked, widgetId, service, visitor) => {
  const read = baked
    ? fillProactiveSettings
    : (await import('./read-proactive-settings')).readProactiveSettings;
  return (link) => {
    const ports = {
      cookies: createRuleCookies(link.browser.keeping, link.browser.page.url().startsWith('https:')),
      behaviour: createPageBehaviour(window),
      routes: createPageRoutes(window),
      readVariable: (path: string) => readGlobalVariable(window, path),
      countedFor: baked && widgetId,
    };
    const proactive = createProactive(link, read(link.settings), ports);
    const isReported = (link.settings as PartialSettings | undefined)?.visitorsNow?.isOn;
    return isReported ? withReports(proactive, { ...ports, link, widgetId, service, visitor }) : proactive;
  };
};

/** The rules don't wait for the reports' file, and go on without it where a blocker refuses it. */
function withReports(proactive: Proactive, parts: PresenceParts): Proactive {
  let current = proactive;
  let isStopped = false;
  const file = import(/* @vite-ignore */ presentFile) as Promise<typeof import('../present/main')>;
  file.then(
    ({ reportPresence }) => {
      if (!isStopped) current = reportPresence(proactive, parts);
    },
    () => undefined,
  );
  return {
    ...proactive,
    changed: () => current.changed(),
    onInvitation: (outcome) => current.onInvitation(outcome),
    stop() {
      isStopped = true;
      current.stop();
    },
  };
}
