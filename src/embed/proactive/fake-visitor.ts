import { createFakeBehaviour } from '../../browser/fakes/fake-behaviour';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { createFakeRoutes } from '../../browser/fakes/fake-routes';
import type { Invitation } from '../../contract/settings/invitation';
import type { ProactiveRule } from '../../contract/rules/rules';
import type { PartialSettings } from '../../contract/settings/settings';
import type { PageSituation } from './link';
import { createProactive } from './proactive';
import { readProactiveSettings } from './read-proactive-settings';
import { continueVisit } from './visit';

export type RuleLike = Pick<ProactiveRule, 'id'> & Partial<ProactiveRule>;

/** A rule that matches at once, unless it says otherwise. */
function rule({ id, ...more }: RuleLike): ProactiveRule {
  return { id, when: { all: [] }, messages: [`${id} says hello`], ...more };
}

/** A browser in which one visitor goes from page to page; each page starts the rules again, as a load does. */
export function createFakeVisitor(
  rules: RuleLike[],
  proactive: PartialSettings['proactive'] = {},
  browser = createFakeBrowser(),
  countedFor?: string,
) {
  const behaviour = createFakeBehaviour();
  const routes = createFakeRoutes();
  const invitations: Invitation[] = [];
  const warnings: string[] = [];
  const variables: Record<string, string> = {};
  const situation: PageSituation = { isOnline: true, hasChat: false, isFormOpen: false };
  const has = { isAllowed: true, forms: 0 };
  const settings = { proactive: { ...proactive, rules: rules.map(rule) } };

  function start() {
    return createProactive(
      {
        browser,
        settings,
        since: browser.clock.elapsed(),
        isAllowed: () => has.isAllowed,
        situation: () => ({ ...situation }),
        // Answered a little later, as by a service.
        isOnline: () => Promise.resolve().then(() => situation.isOnline === true),
        invite: (invitation) => invitations.push(invitation),
        open: () => void has.forms++,
        warn: (message) => warnings.push(message),
      },
      readProactiveSettings(settings),
      { cookies: browser.cookies, behaviour, routes, readVariable: (path) => variables[path], countedFor },
    );
  }
  continueVisit(browser, browser.page.url());
  let now = start();

  return {
    browser,
    behaviour,
    routes,
    variables,
    warnings,
    has,
    situation,
    invitations,
    invited: () => invitations.map(({ ruleId }) => ruleId ?? ''),
    proactive: () => now,
    settle: browser.clock.settle,
    /** The situation changes, and the rules learn of it. */
    async becomes(next: Partial<PageSituation>) {
      Object.assign(situation, next);
      now.changed();
      await browser.clock.settle();
    },
    /** The panel shows the invitation, and the visitor closes it. */
    closeInvitation() {
      now.onInvitation('shown');
      now.onInvitation('closed');
    },
    async visit(path: string) {
      now.stop();
      browser.page.goTo(`https://shop.example${path}`);
      continueVisit(browser, browser.page.url());
      now = start();
      await browser.clock.settle();
    },
    /** A single-page application shows another of its pages. */
    async route(path: string, isForced = false) {
      browser.page.goTo(`https://shop.example${path}`);
      now.reInit(isForced);
      await browser.clock.settle();
    },
  };
}
