import type { Page } from 'playwright/test';
import type { Agent } from '../agent';
import { expect, test } from '../people';
import type { RunningService } from '../instance';
import { visitorOn, type Visitor } from '../visitor';

const ways = [
  { way: 'This browser', term: 'A day', row: 'Browser of the visitor', ends: /\d/ },
  { way: 'The whole network', term: 'Permanently', row: 'Network', ends: /Never/ },
];

/** A ban by network is one of all browsers here; at its end it is lifted. */
test('a ban by browser or network keeps that visitor out, and nobody else, until it is lifted', async ({
  agent,
  browser,
  service,
  email: own,
}) => {
  const { page } = agent;
  await agent.goOnline();
  for (const { way, term, row, ends } of ways) {
    const email = `${way.split(' ').at(-1)}-${own}`;
    const banned = await comeIn(browser, service);
    await banned.startChat({ email, question: 'You are all bad' });
    await ban(agent, email, way, term);
    await expect(banned.dialog.getByRole('textbox', { name: 'Message' })).toBeHidden();

    const again = way === 'This browser' ? banned : await comeIn(browser, service);
    await ask(again, way === 'This browser' ? undefined : email);
    await expect(again.dialog.getByText('You can’t use this chat at the moment.')).toBeVisible();
    const another = await comeIn(browser, service);
    await ask(another, `another-${own}`);
    const kept = another.dialog.getByText('You can’t use this chat at the moment.');
    if (way === 'The whole network') await expect(kept).toBeVisible();
    else await expect(another.log).toContainText('Hello again');

    await page.goto(`${service.url}/console/#/bans`);
    const line = page.getByRole('table', { name: 'Bans' }).getByRole('row').filter({ hasText: row });
    await expect(line).toContainText('Swears');
    await expect(line).toContainText(ends);
    await line.getByRole('button', { name: /^Lift/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lift ban' }).click();
    await expect(line).toHaveCount(0);
    const free = await comeIn(browser, service);
    await ask(free, email);
    await expect(free.log).toContainText('Hello again');
    await page.goto(`${service.url}/console/#/`);
    for (const visitor of new Set([banned, again, another, free])) await visitor.page.context().close();
  }
});

async function comeIn(browser: { newPage(): Promise<Page> }, { url }: RunningService): Promise<Visitor> {
  const visitor = visitorOn(await browser.newPage(), url);
  await visitor.visit('/');
  return visitor;
}

/** Without an address: only looks, on a page of its own, since its browser remembers. */
async function ask(visitor: Visitor, email: string | undefined) {
  const { page, dialog } = visitor;
  if (email === undefined) {
    await page.evaluate(() => sessionStorage.clear());
    await visitor.visit('/');
  }
  await page.locator('chat-widget').waitFor({ state: 'attached' });
  await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.startLink());
  if (email === undefined) return;
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Hello again');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
}

interface PageWithWidget {
  ChatWidget: { startLink(): void };
}

async function ban(agent: Agent, email: string, way: string, term: string) {
  const { page } = agent;
  await agent.openChat(email);
  await page.getByRole('button', { name: 'Ban…' }).click();
  const dialog = page.getByRole('dialog');
  if (way !== 'This browser') await dialog.getByLabel('This browser').uncheck();
  await dialog.getByLabel(new RegExp(`^${way}`)).check();
  await dialog.getByLabel('For how long').selectOption(term);
  await dialog.getByLabel('Reason, for your colleagues').fill('Swears');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog).toBeHidden();
}
