import type { Agent } from '../agent';
import type { ConsoleApi } from '../console-api';
import { createVisitorCalls } from '../durability/persistent-client';
import { expect, test, testAlone } from '../people';

const widgetId = '11111111-1111-4111-8111-111111111111';

interface Parts {
  agent: Agent;
  service: { url: string };
  email: string;
}

/** Two visitors wait; the agent opens the chat of the first. */
async function openFirstOfTwo({ agent, service, email }: Parts): Promise<void> {
  const visitor = createVisitorCalls(() => service.url, '203.0.113.78');
  for (const who of [email, email.replace('visitor', 'another')])
    await visitor.start({ widgetId, email: who, visitorMessage: 'Hello?' });
  await agent.openChat(email);
}

async function answersTo(email: string, consoleApi: ConsoleApi): Promise<string[]> {
  const { id } = await consoleApi.chatOf(email);
  const answers = (await consoleApi.entries(id)).filter(({ kind }) => kind === 'agent');
  return answers.map(({ text }) => text);
}

test('answer, Enter, Escape, n, next answer: the next answer goes to the next visitor alone', async ({
  agent,
  service,
  consoleApi,
  email,
}) => {
  const { page } = agent;
  await openFirstOfTwo({ agent, service, email });
  await page.getByRole('textbox', { name: 'Answer' }).focus();
  const options = { delay: 80 };
  await page.keyboard.type('The first answer', options);
  for (const key of ['Enter', 'Escape', 'n']) await page.keyboard.press(key, options);
  await page.keyboard.type('The next answer', options);
  await page.keyboard.press('Enter');
  await agent.sees('The next answer');
  expect(await answersTo(email, consoleApi)).toEqual(['The first answer']);
});

for (const [way, keys] of [
  ['is snoozed', ['s', 'Enter']],
  ['is out of the list that is shown, which is empty', ['2']],
  ['is left for the search and back', ['/', 'Escape']],
] as const) {
  testAlone(
    `n opens the next chat by a key where the row of the last one ${way}, and the next answer goes to that visitor`,
    async ({ agent, service, consoleApi, email }) => {
      const { page } = agent;
      await agent.goOnline();
      await openFirstOfTwo({ agent, service, email });
      await agent.answer('The first answer');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      for (const key of keys) {
        await page.keyboard.press(key);
        if (key === 's') await expect(page.getByRole('button', { name: /^In 20 minutes/ })).toBeFocused();
        if (key === '/') await expect(page.getByRole('searchbox')).toBeFocused();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const place =
        keys[0] === '2' ? page.getByText('No messages to answer') : agent.list.getByRole('button');
      await expect(
        place.and(page.locator(':focus')).or(page.locator(':focus').filter({ has: place })),
      ).toHaveCount(1);
      await page.keyboard.press('n');
      await expect(page.getByRole('textbox', { name: 'Answer' })).not.toHaveAttribute(
        'placeholder',
        `Answer ${email}`,
      );
      await page.keyboard.type('The next answer', { delay: 80 });
      await page.keyboard.press('Enter');
      await agent.sees('The next answer');
      expect(await answersTo(email, consoleApi)).toEqual(['The first answer']);
    },
  );
}

test('Enter that is held down on the row of a chat, or to take a canned reply, sends nothing that is begun there', async ({
  agent,
  service,
  consoleApi,
  email,
}) => {
  const { page } = agent;
  const box = page.getByRole('textbox', { name: 'Answer' });
  async function holdEnter() {
    for (let turn = 0; turn < 5; turn++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
  await page.request.post(`${service.url}/api/console/canned-replies`, {
    headers: { 'x-console': '1' },
    data: { word: 'held', text: 'A reply to be read first' },
  });
  await openFirstOfTwo({ agent, service, email });
  await agent.write('Begun');
  await agent.openChat(email.replace('visitor', 'another'));
  const row = agent.list.getByRole('button', { name: email, exact: true });
  await row.focus();
  await page.keyboard.down('Enter');
  await expect(box).toBeFocused();
  await holdEnter();
  await expect(box).toHaveValue('Begun');
  await box.pressSequentially(' /held');
  await expect(page.getByRole('option', { name: 'held' })).toBeVisible();
  await holdEnter();
  await expect(box).toHaveValue('Begun A reply to be read first');
  await page.keyboard.press('Enter');
  await agent.sees('Begun A reply to be read first');
  expect(await answersTo(email, consoleApi)).toEqual(['Begun A reply to be read first']);
});
