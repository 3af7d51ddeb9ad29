import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { ConsoleApi } from '../console-api';
import { expect, test } from '../people';
import { createFaultProxy, type FaultProxy } from './fault-proxy';
import { createRandom, drawFault, oneOf, type Fault } from './faults';
import { visitorOn, type Visitor } from '../visitor';

/** `npm run prove:delivery` asks for a hundred; the suite takes a sample. */
const runs = Number(process.env['PROVE_BROWSER_RUNS'] ?? 1);
const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000);
/** Runs at the same time, each in a browser context of its own. */
const together = 4;
const share = 0.3;
const deeds = 14;
/** Real time is dear: waits of the line are shorter than in the model. */
const longestWait = 2_500;
const longestDeed = 45_000;

test.setTimeout(60_000 + runs * 60_000);

test(`real pages lose, double and reorder nothing in ${runs} random runs with 30 % faults`, async ({
  browser,
  service,
  consoleApi,
}) => {
  const failures: string[] = [];
  let next = 0;
  async function work() {
    while (next < runs) {
      const run = seed + next++;
      const proxy = await createFaultProxy(service.url);
      const failure = await runOnce(browser, proxy, consoleApi, run).catch((error: unknown) => String(error));
      await proxy.close();
      if (failure) failures.push(`PROVE_SEED=${run}: ${failure}`);
    }
  }
  await Promise.all(Array.from({ length: Math.min(runs, together) }, work));
  expect(failures).toEqual([]);
  process.stdout.write(`${runs} runs with real pages: 0 lost, 0 doubled, 0 out of order, 0 stuck.\n`);
});

/** Answers what is wrong in the end; nothing is as it should be. */
async function runOnce(
  browser: Browser,
  proxy: FaultProxy,
  agent: ConsoleApi,
  run: number,
): Promise<string | undefined> {
  const random = createRandom(run);
  // Of its own: what a visitor does is the same for a seed, however many requests that takes.
  const faultRandom = createRandom(~run);
  const email = `random-${run}-${process.pid}@example.com`;
  const context = await browser.newContext({ locale: 'en-GB' });
  // Whatever a page does not let its visitor do for so long is a failure that names its seed.
  context.setDefaultTimeout(longestDeed);
  try {
    // Again and again: an agent whose console has been away for two minutes takes no new chats.
    await agent.goOnline();
    const tabs = [await openTab(context, proxy)];
    await tabs[0]?.startChat({ email, question: 'Q0' });
    const { id } = await agent.chatOf(email);
    const visit: Visit = { context, proxy, agent, caseId: id, tabs, said: ['Q0'], answers: [], done: [] };
    let wasRefused = false;
    proxy.strike(({ method }) => {
      const fault = shorter(drawFault(faultRandom, share));
      if (method !== 'PUT') return fault;
      // What something in between refuses twice is rightly given up: that is for a firewall, not for chance.
      const isSecond = wasRefused && fault?.kind === 'portal';
      wasRefused = fault?.kind === 'portal';
      return isSecond ? undefined : fault;
    });
    for (let count = 0; count < deeds; count++) {
      const action = oneOf(random, actions);
      visit.done.push(action.name);
      await action(visit, random);
      const pause = random() * 600;
      visit.done.push(`(${Math.round(pause)} ms)`);
      await tabs[0]?.page.waitForTimeout(pause);
    }
    proxy.heal();
    const failure = await judge(visit);
    // The list of open chats begins with the oldest: new ones have to stay on its first page.
    await agent.close(id);
    return failure && `${failure}, after ${visit.done.join(' ')}`;
  } finally {
    await context.close();
  }
}

interface Visit {
  context: BrowserContext;
  proxy: FaultProxy;
  agent: ConsoleApi;
  caseId: string;
  tabs: Visitor[];
  said: string[];
  answers: string[];
  /** For a failure's report: each action, its tab, and the pause after it. */
  done: string[];
}

type Action = (visit: Visit, random: () => number) => Promise<void>;

const actions: Action[] = [
  say,
  say,
  say,
  say,
  answer,
  answer,
  answer,
  openAnother,
  reloadOne,
  closeOne,
  breakOff,
  clearStorage,
];

async function openTab(context: BrowserContext, proxy: FaultProxy): Promise<Visitor> {
  const visitor = visitorOn(await context.newPage(), proxy.url);
  await visitor.visit('/qa/plain.html');
  return visitor;
}

/** As a person does: in the tab in front, where there is a box to write in. */
async function say(visit: Visit, random: () => number) {
  const { said } = visit;
  const tab = chooseTab(visit, random);
  await tab.page.bringToFront();
  const box = tab.dialog.getByRole('textbox', { name: 'Message' });
  await box.waitFor({ timeout: 15_000 });
  const text = `Q${said.length}`;
  await box.fill(text);
  await box.press('Enter');
  said.push(text);
  await expect(tab.log.getByText(text, { exact: true })).toHaveCount(1);
}

async function answer({ agent, caseId, answers }: Visit) {
  const text = `A${answers.length}`;
  answers.push(text);
  await agent.answer(caseId, text);
}

async function openAnother({ context, proxy, tabs }: Visit) {
  if (tabs.length < 3) tabs.push(await openTab(context, proxy));
}

async function reloadOne(visit: Visit, random: () => number) {
  await chooseTab(visit, random).page.reload();
}

async function closeOne(visit: Visit, random: () => number) {
  const { tabs } = visit;
  if (tabs.length < 2) return;
  const closed = chooseTab(visit, random);
  tabs.splice(tabs.indexOf(closed), 1);
  await closed.page.close();
}

async function breakOff({ context, tabs }: Visit) {
  await context.setOffline(true);
  await tabs[0]?.page.waitForTimeout(400);
  await context.setOffline(false);
}

/** As a shop does when its customer signs out. */
async function clearStorage(visit: Visit, random: () => number) {
  await chooseTab(visit, random).page.evaluate(() => localStorage.clear());
}

function chooseTab({ tabs, done }: Visit, random: () => number): Visitor {
  const tab = oneOf(random, tabs);
  done.push(`in tab ${tabs.indexOf(tab) + 1} of ${tabs.length}`);
  return tab;
}

function shorter(fault: Fault | undefined): Fault | undefined {
  return fault && 'milliseconds' in fault
    ? { ...fault, milliseconds: fault.milliseconds % longestWait }
    : fault;
}

async function judge({ agent, caseId, tabs, said, answers }: Visit): Promise<string | undefined> {
  const isDue = Date.now() + 30_000;
  let verdict: string | undefined = 'nothing was looked at';
  while (verdict && Date.now() < isDue) {
    for (const { page } of tabs) await tryNow(page);
    verdict = await compare();
    if (verdict) await tabs[0]?.page.waitForTimeout(300);
  }
  return verdict;

  async function compare() {
    const entries = await agent.entries(caseId);
    const kept = entries.filter(({ kind }) => kind === 'visitor' || kind === 'agent').map(({ text }) => text);
    const own = kept.filter((text) => said.includes(text));
    if (own.join() !== said.join()) return `kept ${own.join(' ')} of ${said.join(' ')}`;
    if (kept.length !== said.length + answers.length) return `kept ${kept.join(' ')}`;
    for (const { log, page } of tabs) {
      await page.bringToFront();
      const shown = (await log.innerText()).match(/\b[QA]\d+\b/g) ?? [];
      if (shown.join() !== kept.join()) return `shown ${shown.join(' ')} beside ${kept.join(' ')}`;
      if ((await log.innerText()).includes('Sending')) return 'something is still being sent';
    }
    return undefined;
  }
}

/** Presses the bar's button where it asks for more patience than a person has. */
async function tryNow(page: Page) {
  const bar = page.getByText(/Trying again in (\d{2,}) s|Try now/).first();
  const button = page.getByRole('button', { name: 'Try now' });
  if ((await bar.count()) > 0 && (await button.count()) > 0)
    await button.click({ timeout: 500 }).catch(() => {});
}
