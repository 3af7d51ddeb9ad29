import { test as base, type Browser, type BrowserContextOptions } from 'playwright/test';
import { demo } from '../src/service/demo/demo-organisation';
import { agentOn, signIn, type Agent } from './agent';
import { signInToConsoleApi, type ConsoleApi } from './console-api';
import { playgroundOn, type Playground } from './playground';
import { createService, type RunningService } from './running-service';
import { visitorOn, type Visitor } from './visitor';

interface PerTest {
  service: RunningService;
  /** The same agent without a browser: quicker, where the console is not looked at. */
  consoleApi: ConsoleApi;
  /** Cookies of an agent who signed in at the console. */
  signedIn: SignedIn;
  visitor: Visitor;
  /** Signed in, the console open. */
  agent: Agent;
  /** The second agent, signed in at a console of their own. */
  colleague: Agent;
  playground: Playground;
  /** An address that no other test uses. */
  email: string;
}

/** What the tests of a worker share. */
interface PerWorker {
  sharedService: RunningService;
  sharedConsoleApi: ConsoleApi;
  sharedSignedIn: SignedIn;
}

type SignedIn = NonNullable<BrowserContextOptions['storageState']>;

/** Each worker has a service of its own; each test a visitor's browser and, when it asks for one, an agent's. */
export const test = base.extend<PerTest, PerWorker>({
  sharedService: [useService, { scope: 'worker', timeout: 120_000 }],
  sharedConsoleApi: [
    async ({ sharedService }, use) => use(await signInToConsoleApi(sharedService.url)),
    { scope: 'worker' },
  ],
  sharedSignedIn: [
    async ({ browser, sharedService }, use) => use(await cookiesOfAgent(browser, sharedService)),
    { scope: 'worker' },
  ],
  service: ({ sharedService }, use) => use(sharedService),
  consoleApi: ({ sharedConsoleApi }, use) => use(sharedConsoleApi),
  signedIn: ({ sharedSignedIn }, use) => use(sharedSignedIn),
  // oxlint-disable-next-line no-empty-pattern -- as above
  email: async ({}, use, info) => {
    await use(`visitor-${info.workerIndex}-${info.testId.slice(-6)}-${info.repeatEachIndex}@example.com`);
  },
  visitor: async ({ context, service }, use) => {
    await use(visitorOn(await context.newPage(), service.url));
  },
  playground: async ({ visitor, service }, use) => {
    await use(playgroundOn(visitor.page, service.url));
  },
  agent: async ({ browser, service, signedIn }, use) => {
    const context = await browser.newContext(desk(signedIn));
    const agent = agentOn(await context.newPage(), service.url);
    await agent.open();
    await use(agent);
    await context.close();
  },
  colleague: async ({ browser, service }, use) => {
    const context = await browser.newContext(desk());
    const colleague = agentOn(await context.newPage(), service.url);
    await signIn(colleague.page, service.url, demo.agents[1].email);
    await use(colleague);
    await context.close();
  },
});

/** As an agent's screen is in most tests. */
function desk(storageState?: SignedIn): BrowserContextOptions {
  return {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
  };
}

/** For tests that leave behind what others must not find: each has a service of its own. */
export const testAlone = test.extend({
  service: [useService, { scope: 'test', timeout: 120_000 }],
  consoleApi: async ({ service }, use) => use(await signInToConsoleApi(service.url)),
  signedIn: async ({ browser, service }, use) => use(await cookiesOfAgent(browser, service)),
});

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
async function useService({}, use: (service: RunningService) => Promise<void>) {
  const service = await createService();
  await use(service);
  await service.remove();
}

async function cookiesOfAgent(browser: Browser, { url }: RunningService): Promise<SignedIn> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), url);
  const cookies = await context.storageState();
  await context.close();
  return cookies;
}

export { expect } from 'playwright/test';
