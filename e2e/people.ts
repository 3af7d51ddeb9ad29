import { test as base, type APIRequest, type BrowserContextOptions } from 'playwright/test';
import { consoleHeader } from '../src/contract/console';
import { demo } from '../src/service/demo/demo-organisation';
import { agentEmail, agentOn, password, type Agent } from './agent';
import { signInToConsoleApi, type ConsoleApi } from './console-api';
import { appWidgetId, call, playgroundOn, type Playground } from './playground';
import type { RunningService } from './instance';
import { createService } from './running-service';
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
  /** The case of a chat with one answer, which has a survey at its end; the playground shows it. */
  surveyedChat: string;
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
    async ({ playwright, sharedService }, use) =>
      use(await signedInAs(agentEmail, playwright.request, sharedService)),
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
  surveyedChat: async ({ consoleApi, visitor, playground, email }, use) => {
    await consoleApi.goOnline();
    await playground.open(appWidgetId);
    await call(visitor.page, 'setUserEmail', email);
    await call(visitor.page, 'startChat', 'How was it?');
    const { id } = await consoleApi.chatOf(email);
    await consoleApi.answer(id, 'Fine');
    await visitor.sees('Fine');
    await use(id);
  },
  agent: async ({ browser, service, signedIn }, use) => {
    const context = await browser.newContext(desk(signedIn));
    const agent = agentOn(await context.newPage(), service.url);
    await agent.open();
    await use(agent);
    await context.close();
  },
  colleague: async ({ browser, playwright, service }, use) => {
    const context = await browser.newContext(
      desk(await signedInAs(demo.agents[1].email, playwright.request, service)),
    );
    const colleague = agentOn(await context.newPage(), service.url);
    await colleague.open();
    await use(colleague);
    await context.close();
  },
});

/** As an agent's screen is in most tests. */
function desk(storageState: SignedIn): BrowserContextOptions {
  return { locale: 'en-GB', viewport: { width: 1440, height: 900 }, storageState };
}

/** For tests that leave behind what others must not find: each has a service of its own. */
export const testAlone = test.extend({
  service: [useService, { scope: 'test', timeout: 120_000 }],
  consoleApi: async ({ service }, use) => use(await signInToConsoleApi(service.url)),
  signedIn: async ({ playwright, service }, use) =>
    use(await signedInAs(agentEmail, playwright.request, service)),
});

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
async function useService({}, use: (service: RunningService) => Promise<void>) {
  const service = await createService();
  await use(service);
  await service.remove();
}

/** Signs in without a page, which would load the whole console once more for each agent of each test. */
async function signedInAs(email: string, request: APIRequest, { url }: RunningService): Promise<SignedIn> {
  const client = await request.newContext();
  const answer = await client.post(`${url}/api/console/session`, {
    data: { email, password },
    headers: { [consoleHeader]: '1' },
  });
  if (!answer.ok()) throw new Error(`${email} can't sign in: ${answer.status()} ${await answer.text()}`);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

export { expect } from 'playwright/test';
