import type { Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';

/** Presses each key, as a person who uses no mouse. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test('every screen has its link beside it above 768 px, and its name shows on focus', async ({ agent }) => {
  const { page } = agent;
  const navigation = page.getByRole('navigation', { name: 'Console' });
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Chats', 'Reports', 'Widgets', 'Integrations', 'Privacy', 'Account']) {
      // Behind its name, Chats says how many wait.
      const link = navigation.getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) });
      await link.focus();
      await expect(link.getByText(name)).toHaveCSS('opacity', '1');
      await expect(link.getByText(name)).toBeInViewport({ ratio: 1 });
    }
    expect((await navigation.boundingBox())?.width).toBe(width < 1440 ? 56 : 200);
    await expectNoFindings(page);
  }
});

test('a phone has the most used screens at its foot and all others behind “More”', async ({ agent }) => {
  const { page } = agent;
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Console' });
  await bar.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveTitle(/Reports$/);
  await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Ctrl+K goes to a screen by its name, by keys alone', async ({ agent }) => {
  const { page } = agent;
  await press(page, 'Control+k');
  const box = page.getByRole('combobox', { name: 'Screen, widget, agent or setting' });
  await expect(box).toBeFocused();
  await page.keyboard.type('rul');
  const rules = page.getByRole('option', { name: 'Rules Screen' });
  await expect(rules).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await rules.getAttribute('id')) ?? '');
  await expectNoFindings(page);
  await press(page, 'ArrowDown', 'ArrowUp', 'Enter');
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeFocused();
  await press(page, 'Control+k', 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeFocused();
});

test('Ctrl+K goes to a setting of a widget, whose field then has the focus, also a second time', async ({
  agent,
}) => {
  const { page } = agent;
  const accent = page.getByRole('textbox', { name: 'Corner radius' }).or(page.getByLabel('Corner radius'));
  for (const from of ['chats', 'the setting itself']) {
    await press(page, 'Control+k');
    await page.keyboard.type('corner radius');
    await expect(page.getByRole('option', { name: /Corner radius/ }).first(), from).toBeVisible();
    await press(page, 'Enter');
    await expect(accent, from).toBeFocused();
    await expect(accent).toBeInViewport();
    await page.getByRole('heading', { level: 1 }).focus();
  }
  await press(page, 'Control+k');
  await page.keyboard.type('keep visitor');
  await expect(page.getByRole('option', { name: /Keep visitor details/ })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByLabel('Keep visitor details')).toBeFocused();
});

test('Ctrl+K opens an agent’s dialog', async ({ agent }) => {
  const { page } = agent;
  await press(page, 'Control+k');
  await page.keyboard.type('maya lind');
  await expect(page.getByRole('option', { name: /Maya Lindqvist Agent/ })).toBeVisible();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Maya Lindqvist' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#\/agents$/);
});

test('the palette opens from the answer box, takes the keys from the first on and leaves the draft as it was', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is anybody there?' });
  await agent.openChat(email);
  const box = page.getByRole('textbox', { name: 'Answer' });
  await agent.write('Half a sen');
  await page.route('**/finder-*.js', async (route) => {
    await expect(page.getByRole('combobox')).toHaveValue('widgets');
    await route.continue();
  });
  await press(page, 'Control+k');
  await page.keyboard.type('widgets');
  await expect(page.getByRole('option', { name: 'Widgets Screen' })).toBeVisible();
  await press(page, 'Escape');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Half a sen');
  await box.fill('');
  await press(page, 'Meta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await press(page, 'Meta+k');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await agent.closeChat();
});
