import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { expectWhole } from './whole';

test('an administrator writes what a mail says beside its preview, is told what is wrong at the field, and takes it back', async ({
  agent: { page },
  service,
}) => {
  test.slow();
  await page.goto(`${service.url}/console/#/connections/mail`);
  await expect(page.getByRole('table', { name: 'Mail templates' }).getByRole('row')).toHaveCount(10);
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Transcript' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Transcript' })).toBeFocused();

  const subject = page.getByLabel('Subject');
  const text = page.getByLabel('Text', { exact: true });
  const preview = page.getByRole('article', { name: 'Preview of the mail' });
  await expect(preview).toContainText('Subject: Your chat with Tarn Lamps');
  await subject.fill('Thanks, {{name}}');
  await expect(subject).toHaveAccessibleDescription(/There is no {{name}} in this mail/);
  await subject.fill('Thanks for asking {{ widget }}');
  await expect(preview).toContainText('Subject: Thanks for asking Tarn Lamps');
  await text.fill('Hello <b>you</b>\n\n{{transcript}}\n\nYours, ');
  await page.getByRole('button', { name: 'Insert {{widget}} into the text' }).press('Enter');
  await expect(text).toHaveValue('Hello <b>you</b>\n\n{{transcript}}\n\nYours, {{widget}}');
  await expect(text).toBeFocused();
  await expect(preview).toContainText('Hello <b>you</b>');
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await expect(preview).toContainText('We do, within three days.');
  await expectWhole(page, 'mail-template');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test mail' }).press('Enter');
  await expect(page.getByText('There is no mail server')).toBeVisible();

  await page.reload();
  await expect(subject).toHaveValue('Thanks for asking {{ widget }}');
  await page.getByRole('button', { name: 'Reset to default…' }).press('Enter');
  await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
  await expect(subject).toHaveValue('Your chat with {{widget}}');
});
