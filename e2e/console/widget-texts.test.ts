import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { openFirstWidget, previewOn } from './widget-screens';

test('an administrator says a text of the widget in other words, in one language, and sees it said', async ({
  agent,
}) => {
  const { page } = agent;
  await openFirstWidget(page, 'Texts');
  const shown = previewOn(page);
  await expect(shown.getByRole('button', { name: 'Start chat' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Texts for' }).selectOption('German');
  await expect(shown.getByRole('button', { name: 'Chat starten' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill('start chat');
  const own = page.getByRole('textbox', { name: 'Start chat', exact: true });
  await expect(own).toHaveAttribute('placeholder', 'Chat starten');
  await own.fill('Frag den Buchhändler');
  await expect(shown.getByRole('button', { name: 'Frag den Buchhändler' })).toBeVisible();
  await expect(own).toBeFocused();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/unpublished changes?, saved by/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Texts for' }).selectOption('Every language');
  await expect(own).toHaveValue('');
  await expect(own).toHaveAttribute('placeholder', '');
  await expect(shown.getByRole('button', { name: 'Start chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
});
