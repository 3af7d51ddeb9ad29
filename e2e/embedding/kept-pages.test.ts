import { chromium, type Page } from 'playwright/test';
import { expect, test as base } from '../people';
import { visitorOn } from '../visitor';
import { createPreparedPages } from './prepared-pages';

/** Keeps pages that are left, as browsers do where nobody tests with them. */
const test = base.extend<{ keeping: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  keeping: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--disable-gpu'],
    });
    await use(await browser.newPage({ locale: 'en-GB' }));
    await browser.close();
  },
});

test.beforeEach(({ consoleApi }) => consoleApi.goOnline());

test('a chat goes on where the browser has kept its page', async ({
  keeping,
  service,
  consoleApi,
  email,
}) => {
  const visitor = visitorOn(keeping, service.url);
  await visitor.visit('/qa/left.html');
  await visitor.startChat({ email, question: 'Shall I come back?' });
  const { id } = await consoleApi.chatOf(email);
  await keeping.getByRole('link', { name: /^Leave/ }).evaluate((link: HTMLElement) => link.click());
  await expect(keeping.getByText('This page has no widget.')).toBeVisible();
  await consoleApi.answer(id, 'Please do.');
  await keeping.evaluate(() => history.back());
  await expect(keeping.locator('output')).toHaveText('It was kept');
  await visitor.sees('Please do.');
  await visitor.say('Here I am.');
  await expect.poll(async () => JSON.stringify(await consoleApi.entries(id))).toContain('Here I am.');
});

test('a page that the browser has kept goes on with the chat that was begun on another one meanwhile', async ({
  keeping,
  service,
  consoleApi,
  email,
}) => {
  const visitor = visitorOn(keeping, service.url);
  await visitor.visit('/qa/left.html');
  await visitor.startChat({ email, question: 'About the first thing' });
  await visitor.visit('/qa/plain.html');
  await visitor.sees('About the first thing');
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await visitor.startChat({ email, question: 'About the second thing' });
  const { id } = await consoleApi.chatOf(email);

  await keeping.evaluate(() => history.back());
  await expect(keeping.locator('output')).toHaveText('It was kept');
  await visitor.sees('About the second thing');
  await consoleApi.answer(id, 'Here I am.');
  await visitor.sees('Here I am.');
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await keeping.reload();
  await expect.poll(() => visitor.caseId()).toBe(id);
});

test('a page that is prerendered asks for nothing before it is seen', async ({ service }) => {
  const pages = await createPreparedPages(service.url, process.env.CHROME_PATH ?? '');
  try {
    await pages.atRest();
    expect(pages.asked.get('/qa/prerendered.html')).toEqual(['prefetch;prerender']);
    expect([...pages.asked.keys()].filter((path) => path.startsWith('/js/'))).toHaveLength(1);
    expect([...pages.asked.keys()].filter((path) => path.startsWith('/api/'))).toEqual([]);
    pages.follow();
    await expect.poll(() => [...pages.asked].find(([path]) => path.startsWith('/api/'))?.[1]).toEqual(['']);
    expect(pages.asked.get('/qa/prerendered.html')).toHaveLength(1);
  } finally {
    await pages.close();
  }
});
