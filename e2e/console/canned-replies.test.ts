import type { Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import type { Agent } from '../agent';
import { holdBack } from '../hold-back';
import type { Visitor } from '../visitor';
import { removeReplies } from './remove-replies';
import { expectWhole } from './whole';

async function write(page: Page, word: string, text: string, isShared: boolean) {
  await page.getByRole('button', { name: 'New reply' }).click();
  const dialog = page.getByRole('dialog');
  if (isShared) await dialog.getByRole('button', { name: 'All agents' }).click();
  await dialog.getByLabel('Shortcut').fill(word);
  await dialog.getByLabel('Text', { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Create reply' }).click();
  await expect(dialog).toBeHidden();
}

async function add(page: Page, url: string, path: '' | '/shared', word: string, text: string) {
  const answer = await page.request.post(`${url}/api/console/canned-replies${path}`, {
    headers: { 'x-console': '1' },
    data: { word, text },
  });
  expect(answer.status()).toBe(201);
}

test.afterEach(({ agent: { page }, service }) => removeReplies(page, service.url));

/** The text box of a chat that a visitor began, and the list above it. */
async function openBox({ agent, visitor, email }: { agent: Agent; visitor: Visitor; email: string }) {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Where is my money?' });
  await agent.openChat(email);
  return {
    box: agent.page.getByRole('textbox', { name: 'Answer' }),
    list: agent.page.getByRole('listbox', { name: 'Canned replies' }),
  };
}

async function inBothSchemes(page: Page, check: () => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await check();
  }
}

test('canned replies are written on their screen, their own and shared ones, with faults at their fields', async ({
  agent,
}) => {
  const { page } = agent;
  await page.getByRole('link', { name: 'Canned replies' }).click();
  await expect(page.getByText('None yet')).toHaveCount(2);
  await write(page, 'hi', 'Hello {{visitor.name|there}},\nhow can I help?', false);
  await write(page, 'refund', 'Your money is back within a week.', true);
  await expect(page.getByRole('table', { name: 'Yours' }).getByRole('row')).toHaveCount(2);
  const shared = page.getByRole('table', { name: 'Shared' });
  await expect(shared).toContainText('/refund');
  await expectWhole(page, 'replies');

  await page.getByRole('button', { name: 'New reply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Shortcut').fill('/hi');
  await dialog.getByLabel('Text', { exact: true }).fill('Dear {{name}}');
  await dialog.getByRole('button', { name: 'Create reply' }).click();
  await expect(dialog.getByText('There is no {{name}}')).toBeVisible();
  await dialog.getByLabel('Text', { exact: true }).fill('Dear ');
  await dialog.getByRole('button', { name: 'Visitor’s name' }).click();
  await expect(dialog.getByLabel('Text', { exact: true })).toBeFocused();
  await expect(dialog.getByText('Dear Ann')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create reply' }).click();
  await expect(dialog.getByText('Is already used by another reply.')).toBeVisible();
  await inBothSchemes(page, () => expectNoFindings(page));
  await dialog.getByLabel('Shortcut').fill('dear');
  await dialog.getByRole('button', { name: 'Create reply' }).click();
  await page.getByRole('button', { name: 'Edit /dear' }).click();
  await dialog.getByLabel('Shortcut').fill('madam');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete /madam' }).click();
  await dialog.getByRole('button', { name: 'Delete reply' }).click();
  await expect(page.getByText('/madam', { exact: true })).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('/madam', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete /madam' }).click();
  await dialog.getByRole('button', { name: 'Delete reply' }).click();
  await expect(page.getByText('/madam', { exact: true })).toBeHidden();
  await inBothSchemes(page, () => expectNoFindings(page));
});

test('a slash and a word bring a canned reply into the answer, several in one, and it is sent as it stands', async ({
  agent,
  service,
  visitor,
  email,
}) => {
  const { page } = agent;
  await add(page, service.url, '', 'hi', 'Hello {{visitor.name|there}},\nhow can I help?');
  await add(page, service.url, '/shared', 'refund', 'Your money is back within a week.');
  const { box, list } = await openBox({ agent, visitor, email });

  await box.pressSequentially('1/2 of https://shop.example/hi and/or');
  await expect(list).toBeHidden();
  await box.fill('');
  await box.pressSequentially('/');
  await expect(list.getByRole('option')).toHaveText([/^\/hi.*Yours$/s, /^\/refund/, 'Manage canned replies']);
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
  await inBothSchemes(page, () => expectNoFindings(page));
  await box.pressSequentially('h');
  await expect(list.getByRole('option')).toHaveCount(2);
  await box.press('Enter');
  await expect(box).toHaveValue('Hello there,\nhow can I help?');
  await expect(list).toBeHidden();
  await box.press('Control+z');
  await expect(box).toHaveValue('/h');
  await expect(list).toBeHidden();
  await box.press('Control+y');
  await expect(box).toHaveValue('Hello there,\nhow can I help?');

  await box.pressSequentially(' /money');
  await expect(list.getByRole('option')).toHaveCount(2);
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('ArrowDown');
  await box.press('Tab');
  await expect(box).toHaveValue('Hello there,\nhow can I help? Your money is back within a week.');
  await expect(box).toBeFocused();
  await box.pressSequentially(' /hi');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await box.press('Enter');
  await expect(visitor.dialog).toContainText('Your money is back within a week. /hi');
});

test('a word that Safari takes over from an input method finds its reply, and Escape within one leaves no field', async ({
  agent,
  service,
  visitor,
  email,
}) => {
  const { page } = agent;
  await add(page, service.url, '', '返信', 'ご返信ありがとうございます。');
  const { box, list } = await openBox({ agent, visitor, email });
  await box.pressSequentially('/');
  await expect(list.getByRole('option')).toHaveCount(2);
  // WebKit takes what is composed away, and inserts what became of it: https://www.w3.org/TR/input-events-2/
  await box.evaluate((element: HTMLTextAreaElement) => {
    element.setRangeText('返信', 1, 1, 'end');
    // Chromium’s own event would know no such type.
    const inputType = 'insertFromComposition';
    element.dispatchEvent(Object.assign(new Event('input', { bubbles: true }), { inputType }));
  });
  await expect(list.getByRole('option').first()).toContainText('/返信');
  await box.press('Enter');
  await expect(box).toHaveValue('ご返信ありがとうございます。');

  const search = page.getByRole('searchbox');
  await search.fill('返信');
  await search.dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
  await expect(search).toBeFocused();
  await search.press('Escape');
  await expect(search).not.toBeFocused();
});

test('what another agent shares is there at the next slash, and the list leads to the screen', async ({
  agent,
  service,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'When do you open?' });
  const arrive = await holdBack(page, '**/api/console/canned-replies');
  await agent.openChat(email);
  const box = page.getByRole('textbox', { name: 'Answer' });
  await box.pressSequentially('/hours');
  // Which reply is meant is not known yet.
  await box.press('Enter');
  await expect(box).toHaveValue('/hours');
  arrive();
  const list = page.getByRole('listbox', { name: 'Canned replies' });
  await expect(list).toBeHidden();
  await add(page, service.url, '/shared', 'hours', 'From nine to five.');
  await expect(list.getByRole('option', { name: '/hours' })).toBeVisible();
  await list.getByRole('option', { name: '/hours' }).click();
  await expect(box).toHaveValue('From nine to five.');
  await expect(box).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await box.pressSequentially(' /');
  await expect(list).toBeInViewport({ ratio: 1 });
  await list.getByRole('option', { name: 'Manage canned replies' }).click();
  await expect(page.getByRole('heading', { name: 'Canned replies', level: 1 })).toBeVisible();
  await expectWhole(page);
});
