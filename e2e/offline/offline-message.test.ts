import { holdBack } from '../hold-back';
import { expect, test } from '../people';

test('a message left while nobody is there is a case in the console', async ({ agent, visitor, email }) => {
  await agent.pause();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Do you mend shades?');
  await visitor.dialog.getByRole('button', { name: /send|leave/i }).click();
  await expect(visitor.dialog.getByText(/thank|received|sent/i).first()).toBeVisible();

  await agent.page.getByRole('tab', { name: 'Offline messages' }).click();
  await agent.openChat(email);
  await agent.sees('Do you mend shades?');
});

test('the form says what is missing, and keeps what was written', async ({ consoleApi, visitor }) => {
  await consoleApi.pause();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
  const email = visitor.dialog.getByRole('textbox', { name: 'Email' });
  const question = visitor.dialog.getByRole('textbox', { name: 'How can we help?' });
  await question.fill('Do you mend shades?');
  await email.fill('not an address');
  await visitor.dialog.getByRole('button', { name: /send|leave/i }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(question).toHaveValue('Do you mend shades?');
});

test('the launcher follows the agents: online, then nobody there', async ({ agent, visitor }) => {
  await agent.goOnline();
  await visitor.visit('/');
  await expect(visitor.page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await agent.pause();
  await visitor.page.reload();
  await expect(visitor.page.getByRole('button', { name: 'Leave a message' })).toBeVisible();
});

test('a click opens the form though its code arrives while the button is pressed', async ({
  consoleApi,
  visitor,
}) => {
  const { page, dialog } = visitor;
  await consoleApi.pause();
  const arrive = await holdBack(page, /\/panel\.js/);
  await visitor.visit('/qa/plain.html');
  await page.getByRole('button', { name: 'Leave a message' }).hover();
  await page.mouse.down();
  arrive();
  await expect(page.locator('chat-widget .root')).toHaveCount(1);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});
