import { expect, test } from '../people';
import { visitorOn } from '../visitor';

test.beforeEach(async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'How wide is Holm?' });
  await agent.openChat(email);
  await agent.answer('42 centimetres across.');
  await visitor.sees('42 centimetres across.');
});

test('a chat goes on after a reload', async ({ agent, visitor }) => {
  await visitor.page.reload();
  await visitor.sees('How wide is Holm?');
  await visitor.sees('42 centimetres across.');
  await visitor.say('And how long is the cable?');
  await agent.sees('And how long is the cable?');
});

test('a chat goes on on the next page, and the agent sees where the visitor is', async ({
  agent,
  visitor,
}) => {
  await visitor.page.getByRole('link', { name: 'Workshop', exact: true }).click();
  await expect(visitor.page).toHaveURL(/about\.html/);
  await visitor.sees('How wide is Holm?');
  await agent.answer('Three metres of cable.');
  await visitor.sees('Three metres of cable.');
  await expect(agent.page.getByText(/about\.html/).first()).toBeVisible();
});

test('a second tab shows the same chat, and both go on', async ({ agent, visitor, context, service }) => {
  const second = visitorOn(await context.newPage(), service.url);
  await second.visit('/holm.html');
  await second.sees('How wide is Holm?');
  await second.sees('42 centimetres across.');
  await second.say('Written in the second tab');
  await agent.sees('Written in the second tab');
  await visitor.sees('Written in the second tab');
  await agent.answer('Seen in both tabs');
  await visitor.sees('Seen in both tabs');
  await second.sees('Seen in both tabs');
});

test('the back button brings the chat back as it was', async ({ agent, visitor }) => {
  await visitor.page.getByRole('link', { name: 'Workshop', exact: true }).click();
  await visitor.sees('42 centimetres across.');
  await visitor.page.goBack();
  await visitor.sees('42 centimetres across.');
  await agent.answer('Welcome back.');
  await visitor.sees('Welcome back.');
});

test('words that nobody got in a chat that ended meanwhile are there on the next page, and in the next form', async ({
  agent,
  visitor,
}) => {
  const { page, dialog, log } = visitor;
  await page.route(/\/api\/v1\/chat/, (route) => route.abort());
  await visitor.say('In brass?');
  await dialog.getByRole('button', { name: 'Minimize' }).click();
  await agent.closeChat();
  await expect(agent.page.getByRole('button', { name: 'End chat' })).toBeHidden();
  await page.unroute(/\/api\/v1\/chat/);
  await page.reload();
  await visitor.launcher.click();
  await expect(log).toContainText('In brass?Not sent');
  await dialog.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('In brass?');
});

test('half a message of a chat that the agent ended is in the next form, also where the ended chat was closed', async ({
  agent,
  visitor,
}) => {
  const { dialog, launcher } = visitor;
  const question = dialog.getByRole('textbox', { name: 'How can we help?' });
  await visitor.write('And in brass, with');
  await agent.closeChat();
  await expect(dialog.getByRole('button', { name: 'Start a new chat' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await launcher.click();
  await expect(question).toHaveValue('And in brass, with');
});

test('what goes out yet in a chat that the visitor ended is not in the next form', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { page, dialog, launcher } = visitor;
  const { id } = await consoleApi.chatOf(email);
  await page.route(/\/api\/v1\/chat/, (route) => route.abort());
  await visitor.say('In brass?');
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await dialog.getByRole('button', { name: 'End chat' }).click();
  await page.unroute(/\/api\/v1\/chat/);
  await launcher.click();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('');
  await expect.poll(async () => JSON.stringify(await consoleApi.entries(id))).toContain('In brass?');
});
