import { expect, test as base } from '../people';
import { listen } from './announcements';

const test = base.extend<{ answer: (text: string) => Promise<void> }>({
  /** By the agent of a chat that has one answer, without a console. */
  answer: [
    async ({ consoleApi, visitor, email }, use) => {
      await consoleApi.goOnline();
      await visitor.visit('/');
      await visitor.startChat({ email, question: 'Do you hear me?' });
      const { id } = await consoleApi.chatOf(email);
      await consoleApi.answer(id, 'At once');
      await visitor.sees('At once');
      await use((text) => consoleApi.answer(id, text));
    },
    { auto: true },
  ],
});

test('what arrives while the chat is minimised is read out, equal messages as well', async ({
  answer,
  visitor,
}) => {
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await expect(visitor.dialog).toBeHidden();
  const heard = await listen(visitor.page);
  await answer('Hello?');
  await expect.poll(heard).toEqual([expect.stringMatching(/: Hello\?$/)]);
  await answer('Hello?');
  await expect.poll(heard).toHaveLength(2);
});

test('what arrives after a reload is read out though the panel was never opened', async ({
  answer,
  visitor,
}) => {
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  const polled = visitor.page.waitForResponse(/\/chat\/poll\//);
  await visitor.page.reload();
  await polled;
  await expect(visitor.page.locator('chat-widget [aria-live=polite]')).toBeAttached();
  const heard = await listen(visitor.page);
  await answer('Still there?');
  await expect.poll(heard).toEqual([expect.stringMatching(/: Still there\?$/)]);
});

test('typing is told once, until a message has come', async ({ agent, visitor, email }) => {
  await agent.openChat(email);
  const heard = await listen(visitor.page);
  await agent.write('A');
  await expect.poll(heard).toEqual([expect.stringMatching(/is typing$/)]);
  await agent.answer('And here it is');
  await visitor.sees('And here it is');
  await expect.poll(heard).toHaveLength(2);
});

test('what an agent wrote while the line was down is read out, also behind an own message that is there first', async ({
  answer,
  visitor,
}) => {
  const { page } = visitor;
  const heard = await listen(page);
  await page.route(/\/chat\/poll\//, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await answer('Still there?');
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
  await visitor.say('Hello?');
  await sent;
  await page.unroute(/\/chat\/poll\//);
  await visitor.sees('Still there?');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/: Still there\?$/));
});
