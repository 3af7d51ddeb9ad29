import { expect, test } from '../people';

test('a visitor reads what the service says by itself in German', async ({ consoleApi, visitor, email }) => {
  const { page } = visitor;
  const panel = page.locator('[part=panel]');
  await consoleApi.goOnline();
  await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent('{"locale":"de"}')}`);
  await page.locator('[part=launcher]').click();
  await panel.locator('[name=email]').fill(email);
  await panel.locator('textarea').fill('Liefern Sie nach Bern?');
  await panel.locator('[type=submit]').click();
  await expect(panel.getByText('Das Team weiß Bescheid. Gleich ist jemand für Sie da.')).toBeVisible();
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'Ja.');
  await consoleApi.close(id);
  await expect(panel.getByRole('log').getByText('Chat beendet')).toBeVisible();
  await expect(panel.getByText('ended the chat')).toHaveCount(0);
});
