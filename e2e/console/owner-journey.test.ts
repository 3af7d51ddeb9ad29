import { readFile } from 'node:fs/promises';
import { expect, test as base, type Browser, type Page } from 'playwright/test';
import { startTestMailServer, type TestMailServer } from '../../src/service/testing/test-mail-server';
import { expectNoFindings } from '../accessibility/axe';
import { agentOn, type Agent } from '../agent';
import { freePort } from '../free-port';
import { visitorOn } from '../visitor';
import { createHumanHands } from './human-hands';
import { previewOn } from './widget-screens';
import {
  hostOwnSite,
  serveOnEmptyFolder,
  startSampleBot,
  type FreshService,
  type OwnSite,
} from './owners-machine';

const password = 'correct horse battery';
const vera = 'vera@post.example';

interface Machine {
  mailServer: TestMailServer;
  service: FreshService;
  site: OwnSite;
  startBot: typeof startSampleBot;
}

const test = base.extend<Machine>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  mailServer: async ({}, use) => {
    const mailServer = await startTestMailServer();
    await use(mailServer);
    await mailServer.stop();
  },
  service: async ({ mailServer }, use) => {
    const service = await serveOnEmptyFolder(mailServer.url);
    await use(service);
    await service.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  site: async ({}, use) => {
    const site = await hostOwnSite();
    await use(site);
    await site.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  startBot: async ({}, use) => {
    const bots: Awaited<ReturnType<typeof startSampleBot>>[] = [];
    await use(async (...options) => {
      const bot = await startSampleBot(...options);
      bots.push(bot);
      return bot;
    });
    await Promise.all(bots.map((bot) => bot.stop()));
  },
});

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

test('an owner sets up everything on screens, from the printed link to a visitor who is forgotten', async ({
  browser,
  page,
  service,
  site,
  mailServer,
  startBot,
}) => {
  await test.step('five clicks and two minutes to a chat with oneself', async () => {
    await page.goto(new URL('/', service.setupUrl).href);
    await expect(page.getByText('This service is not set up yet.')).toBeVisible();
    await page.goto(service.setupUrl);
    await setUpAndChat(page);
  });
  await test.step('its look, seen before pages have it', () => chooseLook(page));
  await test.step('the snippet on an own page, and a check that finds it', () => install(page, site));
  const grace = await test.step('an agent comes by the mail that invites her', async () => {
    await inviteGrace(page);
    return openMailedLink(browser, mailServer);
  });
  await test.step('she answers a chat that a visitor begins on the page', async () => {
    const visitor = await visitorOf(browser, site);
    await visitor.visit('/');
    await expect(visitor.launcher).toHaveCSS('background-color', 'rgb(170, 0, 0)');
    await visitor.startChat({ email: vera, question: 'Do you have the new atlas?' });
    await grace.openChat(vera);
    await grace.answer('It comes on Friday.');
    await visitor.sees('It comes on Friday.');
    await grace.closeChat();
    await visitor.page.context().close();
  });
  await test.step('a webhook takes a test', () => connectWebhook(page, site));
  await test.step('the sample bot greets', async () => {
    const port = await freePort();
    const secret = await connectBot(page, `http://127.0.0.1:${port}/bot`);
    await startBot(port, secret, 'token-of-the-bot');
    const visitor = await visitorOf(browser, site);
    await visitor.visit('/');
    await visitor.startChat({ email: 'otto@post.example', question: 'Anybody there?' });
    await visitor.sees('Hello, I am Lumi, the bot of the shop. What can I do for you?');
    await visitor.page.context().close();
  });
  await test.step('a rule holds in the dry run, and invites on the page', async () => {
    await writeRule(page, `${site.url}/atlas/7`);
    const visitor = await visitorOf(browser, site);
    await visitor.visit('/atlas/7');
    await expect(visitor.page.getByRole('region', { name: 'Invitation to chat' })).toContainText(
      'Looking for a map?',
    );
    await visitor.page.context().close();
  });
  await test.step('the log is exported, and the report counts', () => readWhatWas(page));
  await test.step('the visitor is erased', () => erase(page, vera));
  await test.step('with its hours, all of the checklist is done', async () => {
    await setHours(page);
    await expect(page.getByText('All steps done. Your chat is ready for visitors.')).toBeVisible();
    await expect(page.getByText('(to do)')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide this list' }).click();
    await expect(page.getByRole('heading', { name: 'Set up your chat' })).toHaveCount(0);
  });
});

/** From the printed link to an answer that the owner, as a visitor, reads. */
async function setUpAndChat(page: Page) {
  const hands = createHumanHands();
  await page.getByRole('textbox', { name: 'Name of the organisation' }).waitFor();
  await expectNoFindings(page);
  for (const text of ['Fjord Books', 'Ada Boss', 'ada@fjord.example', 'password12']) {
    await hands.type(page, text);
    await hands.press(page, 'Tab');
  }
  await hands.type(page, 'Book shop');
  await hands.press(page, 'Enter');
  // It is too easy to guess, and what is wrong has the focus.
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada Boss');
  await page.getByLabel('Password').focus();
  await hands.type(page, password);
  await hands.click(page.getByRole('button', { name: 'Create' }));
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expectSteps(page, { 'Go online': 'done', 'Chat with yourself': 'to do' });
  await expectNoFindings(page);

  const opened = page.waitForEvent('popup');
  await hands.click(page.getByRole('link', { name: 'Try the widget' }));
  const both = await opened;
  const visitor = both.frameLocator('iframe[title="You, the visitor"]');
  const agent = both.frameLocator('iframe[title="You, the agent"]');
  await hands.click(visitor.getByRole('button', { name: 'Chat with us' }));
  await expect(visitor.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await hands.type(both, 'Ada');
  await hands.press(both, 'Tab');
  await hands.type(both, 'ada@home.example');
  await hands.press(both, 'Tab');
  await expect(visitor.getByRole('textbox', { name: 'How can we help?' })).toBeFocused();
  await hands.type(both, 'Am I talking to myself?');
  await hands.click(visitor.getByRole('button', { name: 'Start chat' }));
  await hands.click(
    agent.getByRole('list', { name: 'Chats' }).getByRole('listitem').filter({ hasText: 'Ada' }),
  );
  await expect(agent.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await hands.type(both, 'You are.');
  await hands.press(both, 'Enter');
  await expect(visitor.getByRole('log').getByText('You are.')).toBeVisible();
  expect(hands.clicks()).toBeLessThanOrEqual(5);
  expect(hands.time()).toBeLessThanOrEqual(120_000);
  await both.close();
  await page.reload();
  await expectSteps(page, { 'Chat with yourself': 'done', 'Make it yours': 'to do' });
}

/** On the home screen. */
async function expectSteps(page: Page, steps: Record<string, 'done' | 'to do'>) {
  for (const [title, state] of Object.entries(steps))
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(`(${state})`);
}

async function setHours(page: Page) {
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Set hours' }).click();
  await page.getByRole('switch', { name: 'Open only during these hours' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Pages show it within a minute.')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
}

async function chooseLook(page: Page) {
  await page.getByRole('link', { name: 'Choose the look' }).click();
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#aa0000');
  await expect(previewOn(page).getByRole('button', { name: 'Start chat' })).toHaveCSS(
    'background-color',
    'rgb(170, 0, 0)',
  );
  await publish(page);
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Pages show it within a minute.')).toBeVisible();
}

async function install(page: Page, site: OwnSite) {
  await page.getByRole('link', { name: 'Install', exact: true }).click();
  await page.getByRole('textbox', { name: 'Address of the page' }).fill(site.url);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('The page doesn’t contain the widget.')).toBeVisible();
  site.put(await page.getByRole('region', { name: 'snippet' }).innerText());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('The page contains this widget.')).toBeVisible();
  await expect(page.getByText('To fix')).toHaveCount(0);
  await expectNoFindings(page);
}

async function inviteGrace(page: Page) {
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Invite agent' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('grace@fjord.example');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await expect(dialog.getByRole('checkbox', { name: 'Book shop' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row', { name: /Grace/ });
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('Book shop');
  await expectNoFindings(page);
}

/** Chooses a password, signs in, and goes online. */
async function openMailedLink(browser: Browser, { mails }: TestMailServer): Promise<Agent> {
  const link = /http:\S+\/#\/reset\/[\w-]+/;
  await expect.poll(() => mails.join('\n')).toMatch(link);
  const [url = ''] = link.exec(mails.join('\n')) ?? [];
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  // The link is used up: what is left to do is to sign in.
  await expect(page.getByRole('button', { name: 'Set password' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('grace@fjord.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const grace = agentOn(page, new URL(url).origin);
  await grace.goOnline();
  await expect(page.getByRole('link', { name: 'Agents' })).toHaveCount(0);
  return grace;
}

async function visitorOf(browser: Browser, site: OwnSite) {
  return visitorOn(await (await browser.newContext()).newPage(), site.url);
}

async function connectWebhook(page: Page, site: OwnSite) {
  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('dialog').getByLabel('URL', { exact: true }).fill(`${site.url}/hook`);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Chat events' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => site.posted.join('')).toContain('"test"');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Delivered' })).toBeVisible();
}

/** Answers the secret that signs what it is sent. */
async function connectBot(page: Page, url: string): Promise<string> {
  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('link', { name: 'Bots', exact: true }).click();
  await page.getByRole('button', { name: 'New bot' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lumi');
  await dialog.getByLabel('URL', { exact: true }).fill(url);
  await dialog.getByLabel('Token').fill('token-of-the-bot');
  await dialog.getByRole('button', { name: 'Add bot' }).click();
  const secret = await page.getByRole('region', { name: 'signing secret' }).innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  return secret;
}

async function writeRule(page: Page, url: string) {
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('switch', { name: 'Invite visitors' }).check();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('region', { name: 'Rules, in order' }).getByRole('listitem');
  await rule.getByRole('textbox', { name: 'Name', exact: true }).fill('map-lovers');
  await rule.getByRole('combobox', { name: 'Property' }).selectOption('Page URL');
  await rule.getByRole('textbox', { name: /^Value/ }).fill('/atlas');
  await rule.getByRole('textbox', { name: 'message 1' }).fill('Looking for a map?');
  const result = page.getByRole('list', { name: 'Rules on this page' }).getByRole('listitem');
  await expect(result.filter({ hasText: 'map-lovers' })).toContainText('Doesn’t match');
  await page.getByLabel('Address of page 1').fill(url);
  await expect(result.filter({ hasText: 'map-lovers' })).toContainText('Invites');
  await publish(page);
}

async function readWhatWas(page: Page) {
  await page.getByRole('link', { name: 'Logs' }).click();
  const row = page.getByRole('table', { name: 'Ended chats' }).getByRole('row').filter({ hasText: vera });
  await expect(row).toContainText('Answered');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(vera);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('combobox', { name: 'By' }).selectOption('Agent');
  const agents = page.getByRole('table', { name: 'Chats by agent' });
  await expect(agents.getByRole('row').filter({ hasText: 'Grace' })).toBeVisible();
}

async function erase(page: Page, email: string) {
  await page.getByRole('link', { name: 'Privacy' }).click();
  const who = page.getByRole('textbox', { name: 'Visitor’s e-mail' });
  await who.fill(email);
  await who.press('Enter');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Erase visitor' }).click();
  await expect(page.getByText('Erased: 1 chat.')).toBeVisible();
  await who.fill(email);
  await who.press('Enter');
  await expect(page.getByText('No data about this visitor')).toBeVisible();
}
