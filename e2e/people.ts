import { test as base, type BrowserContextOptions } from 'playwright/test';
import { demo } from '../src/service/demo/demo-organisation';
import { agentOn, signIn, type Agent } from './agent';
import { signInToConsoleApi, type ConsoleApi } from './console-api';
import { playgroundOn, type Playground } from './playground';
import { createService, type RunningService } from './running-service';
import { visitorOn, type Visitor } from './visitor';

interface PerTest {
  visitor: Visitor;
  /** Signed in, the console open. */
  agent: Agent;
  /** The second agent, signed in at a console of their own. */
  colleague: Agent;
  playground: Playground;
  /** An address that no other test uses. */
  email: string;
}

interface PerWorker {
  service: RunningService;
  /** The same agent without a browser: quicker, where the console is not looked at. */
  consoleApi: ConsoleApi;
  /** Cookies of an agent who signed in at the console. */
  signedIn: NonNullable<BrowserContextOptions['storageState']>;
}

/** Each worker has a service of its own; each test a visitor's browser and, when it asks for one, an agent's. */
export const test = base.extend<PerTest, PerWorker>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const service = await createService();
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  consoleApi: [async ({ service }, use) => use(await signInToConsoleApi(service.url)), { scope: 'worker' }],
  signedIn: [
    async ({ browser, service }, use) => {
      const context = await browser.newContext();
      await signIn(await context.newPage(), service.url);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
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
function desk(storageState?: BrowserContextOptions['storageState']): BrowserContextOptions {
  return {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
  };
}

/** For tests that leave behind what others must not find: their worker, and so its service, is theirs alone. */
export function createTestAlone() {
  return test.extend<object, Pick<PerWorker, 'service'>>({
    // Tests whose fixtures differ share no worker.
    service: [({ service }, use) => use(service), { scope: 'worker' }],
  });
}

export { expect } from 'playwright/test';
