import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { openFirstWidget, previewOn } from './widget-screens';

test('an administrator orders the fields of the form by keyboard and by dragging, and sees them in the form', async ({
  agent,
}) => {
  const { page } = agent;
  await openFirstWidget(page, 'Forms');
  const shown = previewOn(page);
  await expect(shown.getByRole('button', { name: 'Start chat' })).toBeVisible();
  const fields = page.getByRole('region', { name: 'Before a chat' }).getByRole('listitem');
  const count = await fields.count();
  await page.getByRole('combobox', { name: 'New field' }).selectOption('Choice');
  await page.getByRole('button', { name: 'Add field' }).press('Enter');
  await expect(fields).toHaveCount(count + 1);
  const added = fields.last();
  await added.getByRole('textbox', { name: 'Label' }).fill('Which lamp?');
  await added.getByRole('textbox', { name: 'option 1' }).fill('Desk lamp');
  await added.getByRole('textbox', { name: 'option 2' }).fill('Floor lamp');
  await added.getByRole('switch', { name: 'Required' }).press('Space');
  await expect(shown.getByRole('combobox', { name: /Which lamp\?/ })).toBeVisible();
  await expectNoFindings(page);

  const up = page.getByRole('button', { name: 'Move Which lamp? up' });
  for (let at = count; at > 1; at--) {
    await up.press('Enter');
    await expect(up).toBeFocused();
  }
  await up.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Which lamp? down' })).toBeFocused();
  await expect(fields.first()).toContainText('Which lamp?');
  await fields.first().dragTo(fields.last());
  await expect(fields.last()).toContainText('Which lamp?');

  await page.getByRole('button', { name: 'When nobody is online' }).click();
  await expect(shown.getByRole('button', { name: 'Send message' })).toBeVisible();
  const promised = page.getByRole('note').filter({ hasText: 'the form promises visitors a reply by e-mail' });
  await expect(promised.getByRole('link', { name: 'Set up a mail server' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('switch', { name: 'Ask for a comment' }).focus();
  await expect(shown.getByText('How was this chat?')).toBeVisible();
  await page.getByRole('group', { name: 'Form' }).getByRole('button', { name: 'First form' }).click();
  const teams = page.getByRole('region', { name: 'Choice of widget' });
  await teams.getByRole('combobox', { name: 'Another widget' }).selectOption('Tarn app');
  await teams.getByRole('button', { name: 'Add widget' }).press('Enter');
  await teams.getByRole('button', { name: 'Edit Tarn app' }).press('Enter');
  await teams.getByRole('textbox', { name: 'What visitors read' }).fill('Orders from the app');
  await teams.getByRole('textbox', { name: 'Label above the choice' }).fill('Who can help?');
  await expect(shown.getByRole('combobox', { name: 'Who can help?' })).toContainText('Orders from the app');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/unpublished changes?, saved by/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
});

test('an administrator names a field in another language, and sees it so', async ({ agent }) => {
  const { page } = agent;
  await openFirstWidget(page, 'Forms');
  const shown = previewOn(page);
  const fields = page.getByRole('region', { name: 'Before a chat' }).getByRole('listitem');
  await page.getByRole('combobox', { name: 'New field' }).selectOption('Choice');
  await page.getByRole('button', { name: 'Add field' }).press('Enter');
  const added = fields.last();
  await added.getByRole('textbox', { name: 'Label' }).fill('Occasion');
  for (const [at, option] of ['Wedding', 'Birthday', 'Other'].entries()) {
    if (at === 2) await added.getByRole('button', { name: 'Add option' }).click();
    await added.getByRole('textbox', { name: `option ${at + 1}`, exact: true }).fill(option);
  }
  await added.getByRole('combobox', { name: 'Other language' }).selectOption('German');
  await added.getByRole('button', { name: 'Add language' }).press('Enter');
  const german = added.getByRole('group', { name: 'German' });
  await german.getByRole('textbox', { name: 'Label' }).fill('Anlass');
  await german.getByRole('textbox', { name: 'Option “Wedding”' }).fill('Hochzeit');
  await german.getByRole('textbox', { name: 'Option “Other”' }).fill('Anderer');
  const choice = shown.getByRole('combobox', { name: 'Anlass' });
  await expect(choice).toContainText('Hochzeit');
  await expect(choice).toContainText('Birthday');
  await expectNoFindings(page);
  await added.getByRole('button', { name: 'Remove option 2' }).press('Enter');
  await expect(german.getByRole('textbox', { name: 'Option “Other”' })).toHaveValue('Anderer');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/unpublished changes?, saved by/)).toBeVisible();
  await german.getByRole('button', { name: 'Remove German' }).click();
  await expect(german).toHaveCount(0);
  await expect(added.getByRole('combobox', { name: 'Other language' })).toContainText('German');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
});

test('an administrator writes first questions, choice of widget and survey in another language, and sees them so', async ({
  agent,
}) => {
  const { page } = agent;
  await openFirstWidget(page, 'Forms');
  const shown = previewOn(page);
  const before = page.getByRole('region', { name: 'Before a chat' });
  await before.getByRole('button', { name: 'Add question' }).click();
  await before.getByRole('textbox', { name: 'question 1', exact: true }).fill('Open today?');
  await before.getByRole('combobox', { name: 'Translate questions' }).selectOption('German');
  await before.getByRole('button', { name: 'Add language' }).click();
  await before.getByRole('group', { name: 'German' }).getByRole('textbox').fill('Heute geöffnet?');
  await expect(shown.getByRole('button', { name: 'Heute geöffnet?' })).toBeVisible();

  const choice = page.getByRole('region', { name: 'Choice of widget' });
  await choice.getByRole('combobox', { name: 'Another widget' }).selectOption('Tarn app');
  await choice.getByRole('button', { name: 'Add widget' }).press('Enter');
  await choice.getByRole('combobox', { name: 'Translate label' }).selectOption('German');
  await choice.getByRole('button', { name: 'Add language' }).click();
  await choice.getByRole('group', { name: 'German' }).getByRole('textbox').fill('Wer hilft?');
  await choice.getByRole('button', { name: 'Edit Tarn app' }).press('Enter');
  const app = choice.getByRole('listitem');
  await app.getByRole('combobox', { name: 'Other language' }).selectOption('German');
  await app.getByRole('button', { name: 'Add language' }).click();
  await app.getByRole('group', { name: 'German' }).getByRole('textbox').fill('App von Tarn');
  await expect(shown.getByRole('combobox', { name: 'Wer hilft?' })).toContainText('App von Tarn');

  const survey = page.getByRole('region', { name: 'After a chat' });
  await survey.getByRole('combobox', { name: 'Translate survey' }).selectOption('German');
  await survey.getByRole('button', { name: 'Add language' }).click();
  await survey
    .getByRole('group', { name: 'German' })
    .getByRole('textbox', { name: 'Question' })
    .fill('Wie waren wir?');
  await expect(shown.getByText('Wie waren wir?')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/unpublished changes?, saved by/)).toBeVisible();
  await before.getByRole('button', { name: 'Remove question 1' }).click();
  await expect(before.getByRole('combobox', { name: 'Translate questions' })).toHaveCount(0);
  // Discarding waits until the service has what was saved.
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
});
