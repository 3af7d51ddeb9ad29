import { expect, test } from '../people';
import { call } from '../playground';

test('half an answer to an invitation stays when it is minimised and where the chat is opened', async ({
  consoleApi,
  visitor,
  playground,
}) => {
  await consoleApi.goOnline();
  await playground.open();
  const card = visitor.page.getByRole('region', { name: 'Invitation to chat' });
  const box = card.getByRole('textbox', { name: 'Your answer' });
  await call(visitor.page, 'openProactiveChat', true, false, 'May I help?');
  await box.fill('Which bulb for');
  await card.getByRole('button', { name: 'Minimize invitation' }).click();
  await card.getByRole('button', { name: 'May I help?' }).click();
  await expect(box).toHaveValue('Which bulb for');
  await visitor.launcher.click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue(
    'Which bulb for',
  );
});
