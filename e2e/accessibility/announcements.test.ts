import { expect, test } from '../people';
import { listen } from './announcements';

test.beforeEach(async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you hear me?' });
  await agent.openChat(email);
  await agent.answer('At once');
  await visitor.sees('At once');
});

test('what arrives while the chat is minimised is read out, equal messages as well', async ({
  agent,
  visitor,
}) => {
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await expect(visitor.dialog).toBeHidden();
  const heard = await listen(visitor.page);
  await agent.answer('Hello?');
  await expect.poll(heard).toEqual([expect.stringMatching(/: Hello\?$/)]);
  await agent.answer('Hello?');
  await expect.poll(heard).toHaveLength(2);
});

test('what arrives after a reload is read out though the panel was never opened', async ({
  agent,
  visitor,
}) => {
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  const polled = visitor.page.waitForResponse(/\/chat\/poll\//);
  await visitor.page.reload();
  await polled;
  await expect(visitor.page.locator('chat-widget [aria-live=polite]')).toBeAttached();
  const heard = await listen(visitor.page);
  await agent.answer('Still there?');
  await expect.poll(heard).toEqual([expect.stringMatching(/: Still there\?$/)]);
});

test('typing is told once, until a message has come', async ({ agent, visitor }) => {
  const heard = await listen(visitor.page);
  await agent.write('A');
  await expect.poll(heard).toEqual([expect.stringMatching(/is typing$/)]);
  await agent.answer('And here it is');
  await visitor.sees('And here it is');
  await expect.poll(heard).toHaveLength(2);
});

test('what an agent wrote while the line was down is read out, also behind an own message that is there first', async ({
  agent,
  visitor,
}) => {
  const { page } = visitor;
  const heard = await listen(page);
  await page.route(/\/chat\/poll\//, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await agent.answer('Still there?');
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
  await visitor.say('Hello?');
  await sent;
  await page.unroute(/\/chat\/poll\//);
  await visitor.sees('Still there?');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/: Still there\?$/));
});
