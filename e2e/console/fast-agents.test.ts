import type { Browser } from 'playwright/test';
import { agentOn, password, type Agent } from '../agent';
import { expect, test } from '../people';
import { visitorOn, type Visitor } from '../visitor';
import { createRandom } from '../delivery/faults';
import { createTypist, type Begun, type Typist } from './typist';

/** `npm run prove:console` asks for five minutes and twelve visitors; the suite takes a sample. */
const seconds = Number(process.env['PROVE_SECONDS'] ?? 3);
const visitorCount = Number(process.env['PROVE_VISITORS'] ?? 3);
const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000);
/** Answers of each agent, however slow the machine is. */
const fewest = 3;
const agentEmails = ['agent@demo.example', 'agent2@demo.example'];

test.setTimeout(180_000 + visitorCount * 10_000 + seconds * 2_000);

test(`two agents who type fast and ${visitorCount} visitors: every answer comes to the visitor it was begun for`, async ({
  browser,
  service,
  consoleApi,
}) => {
  const run = `r${Date.now() % 1_000_000}`;
  const agents = await Promise.all(agentEmails.map((email) => openAgent(browser, service.url, email)));
  const emails = Array.from({ length: visitorCount }, (_, at) => `${run}-${at + 10}@example.com`);
  const visitors = await Promise.all(emails.map((email) => openVisitor(browser, service.url, email)));

  const until = Date.now() + seconds * 1_000;
  const typists = agents.map((agent, at) => createTypist(agent, `a${at}`, createRandom(seed + at), run));
  await Promise.all([
    ...typists.map((typist) => typeUntil(typist, until)),
    ...visitors.map((visitor, at) => askUntil(visitor, createRandom(seed + 100 + at), until)),
  ]);
  for (const { agent } of typists) await expect(agent.log.getByText(/Sending|Not sent/)).toHaveCount(0);

  const begun = typists.flatMap((typist) => typist.begun);
  const wrong: string[] = [];
  for (const [at, email] of emails.entries()) {
    const { id } = await consoleApi.chatOf(email);
    const entries = await consoleApi.entries(id);
    const kept = entries.filter(({ kind }) => kind === 'agent').map(({ text }) => text);
    for (const { name } of typists)
      wrong.push(...compare(email, ofAgent(name, kept), due(begun, name, email)));
    for (const text of kept) await visitors[at]?.sees(text);
    const shown = await visitors[at]?.log.getByText(/^a\d+ to /).allTextContents();
    if (shown?.join() !== kept.join()) wrong.push(`${email} sees ${shown?.join()} for ${kept.join()}`);
  }
  expect(wrong, `PROVE_SEED=${seed}`).toEqual([]);
  const left = typists.reduce((sum, typist) => sum + typist.left, 0);
  process.stdout.write(
    `${seconds} s, ${visitorCount} visitors, 2 agents: ${begun.length} answers (${left} left and finished later), each once, ` +
      'in order, at the visitor it was begun for.\n',
  );
  // Other tests look for a widget that nobody answers on.
  for (const agent of agents) await agent.pause();
  for (const { page } of [...visitors, ...agents]) await page.context().close();
});

async function openAgent(browser: Browser, url: string, email: string): Promise<Agent> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/console/`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const agent = agentOn(page, url);
  await agent.goOnline();
  return agent;
}

async function openVisitor(browser: Browser, url: string, email: string): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const visitor = visitorOn(await context.newPage(), url);
  await visitor.visit('/');
  await visitor.startChat({ email, question: `Hello from ${email}` });
  return visitor;
}

async function typeUntil(typist: Typist, until: number): Promise<void> {
  while (Date.now() < until || typist.begun.length < fewest) await typist.answerSomebody();
  await typist.finish();
}

/** Says something every few seconds, so that the list moves under the agents' hands. */
async function askUntil({ page, dialog }: Visitor, random: () => number, until: number): Promise<void> {
  const box = dialog.getByRole('textbox', { name: 'Message' });
  for (let count = 1; Date.now() < until; count++) {
    await box.focus();
    await page.keyboard.type(`And question ${count}?`, { delay: 30 + random() * 40 });
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1_500 + random() * 6_000);
  }
}

function ofAgent(name: string, texts: string[]): string[] {
  return texts.filter((text) => text.startsWith(`${name} to `));
}

function due(begun: Begun[], name: string, email: string): string[] {
  return ofAgent(
    name,
    begun.filter(({ to }) => to === email).map(({ text }) => text),
  );
}

function compare(email: string, kept: string[], wanted: string[]): string[] {
  return kept.join('\n') === wanted.join('\n')
    ? []
    : [`${email} should have ${wanted.join(' | ')}\nand has ${kept.join(' | ')}`];
}
