import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { expectWhole } from './whole';

test('an agent bans a visitor from the chat, sees the ban in the list, and lifts it', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'You are all bad' });
  await agent.openChat(email);
  const { page } = agent;
  await page.getByRole('button', { name: 'Ban…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('This browser')).toBeChecked();
  await dialog.getByLabel(`The e-mail ${email}`).check();
  await dialog.getByLabel('For how long').selectOption('A week');
  await dialog.getByLabel('Reason, for your colleagues').fill('Swears at us');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page);
  }
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ban now' }).click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toBeHidden();

  await page.goto(page.url().replace(/#.*/, '#/bans'));
  const rows = page.getByRole('table', { name: 'Bans' }).getByRole('row').filter({ hasText: 'Swears at us' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: email })).toContainText('agent@demo.example');
  await expectWhole(page);
  for (let left = 2; left > 0; left--) {
    await rows.first().getByRole('button', { name: /^Lift/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lift ban' }).click();
    await expect(rows).toHaveCount(left - 1);
  }
});
