import { expect, test as base } from '../people';
import { visitorOn } from '../visitor';

const test = base.extend<{ chat: AnsweredChat }>({
  chat: async ({ consoleApi, visitor, email }, use) => {
    await consoleApi.goOnline();
    await visitor.visit('/');
    await visitor.startChat({ email, question: 'How wide is Holm?' });
    const { id } = await consoleApi.chatOf(email);
    async function countOf(wanted: string) {
      return (await consoleApi.entries(id)).filter(({ text }) => text.trim() === wanted).length;
    }
    const chat: AnsweredChat = {
      answer: (text) => consoleApi.answer(id, text),
      close: () => consoleApi.close(id),
      has: (text) => expect.poll(() => countOf(text)).toBe(1),
    };
    await chat.answer('42 centimetres across.');
    await visitor.sees('42 centimetres across.');
    await use(chat);
  },
});

/** The agent's side of a chat with one answer, where the console is not looked at. */
interface AnsweredChat {
  answer(text: string): Promise<void>;
  close(): Promise<void>;
  /** Waits until this text is in the transcript once. */
  has(text: string): Promise<void>;
}

test('a chat goes on after a reload', async ({ chat, visitor }) => {
  await visitor.page.reload();
  await visitor.sees('How wide is Holm?');
  await visitor.sees('42 centimetres across.');
  await visitor.say('And how long is the cable?');
  await chat.has('And how long is the cable?');
});

test('a chat goes on on the next page, and the agent sees where the visitor is', async ({
  chat,
  agent,
  visitor,
  email,
}) => {
  await agent.openChat(email);
  await visitor.page.getByRole('link', { name: 'Workshop', exact: true }).click();
  await expect(visitor.page).toHaveURL(/about\.html/);
  await visitor.sees('How wide is Holm?');
  await chat.answer('Three metres of cable.');
  await visitor.sees('Three metres of cable.');
  await expect(agent.page.getByText(/about\.html/).first()).toBeVisible();
});

test('a second tab shows the same chat, and both go on', async ({ chat, visitor, context, service }) => {
  const second = visitorOn(await context.newPage(), service.url);
  await second.visit('/holm.html');
  await second.sees('How wide is Holm?');
  await second.sees('42 centimetres across.');
  await second.say('Written in the second tab');
  await chat.has('Written in the second tab');
  await visitor.sees('Written in the second tab');
  await chat.answer('Seen in both tabs');
  await visitor.sees('Seen in both tabs');
  await second.sees('Seen in both tabs');
});

test('the back button brings the chat back as it was', async ({ chat, visitor }) => {
  await visitor.page.getByRole('link', { name: 'Workshop', exact: true }).click();
  await visitor.sees('42 centimetres across.');
  await visitor.page.goBack();
  await visitor.sees('42 centimetres across.');
  await chat.answer('Welcome back.');
  await visitor.sees('Welcome back.');
});

test('words that nobody got in a chat that ended meanwhile are there on the next page, and in the next form', async ({
  chat,
  visitor,
}) => {
  const { page, dialog, log } = visitor;
  await page.route(/\/api\/v1\/chat/, (route) => route.abort());
  await visitor.say('In brass?');
  await dialog.getByRole('button', { name: 'Minimize' }).click();
  await chat.close();
  await page.unroute(/\/api\/v1\/chat/);
  await page.reload();
  await visitor.launcher.click();
  await expect(log).toContainText('In brass?Not sent');
  await dialog.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('In brass?');
});

test('half a message of a chat that the agent ended is in the next form, also where the ended chat was closed', async ({
  chat,
  visitor,
}) => {
  const { dialog, launcher } = visitor;
  const question = dialog.getByRole('textbox', { name: 'How can we help?' });
  await visitor.write('And in brass, with');
  await chat.close();
  await expect(dialog.getByRole('button', { name: 'Start a new chat' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await launcher.click();
  await expect(question).toHaveValue('And in brass, with');
});

test('what goes out yet in a chat that the visitor ended is not in the next form', async ({
  chat,
  visitor,
}) => {
  const { page, dialog, launcher } = visitor;
  await page.route(/\/api\/v1\/chat/, (route) => route.abort());
  await visitor.say('In brass?');
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await dialog.getByRole('button', { name: 'End chat' }).click();
  await page.unroute(/\/api\/v1\/chat/);
  await launcher.click();
  await expect(dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('');
  await chat.has('In brass?');
});
