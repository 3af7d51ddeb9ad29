import { createVisitorCalls } from '../durability/persistent-client';
import { expect, test } from '../people';

const widgetId = '11111111-1111-4111-8111-111111111111';

test('answer, Enter, Escape, n, next answer: the next answer goes to the next visitor alone', async ({
  agent,
  service,
  consoleApi,
  email,
}) => {
  const { page } = agent;
  const visitor = createVisitorCalls(() => service.url, '203.0.113.78');
  for (const who of [email, email.replace('visitor', 'another')])
    await visitor.start({ widgetId, email: who, visitorMessage: 'Hello?' });
  await agent.openChat(email);
  await page.getByRole('textbox', { name: 'Answer' }).focus();
  const options = { delay: 80 };
  await page.keyboard.type('The first answer', options);
  for (const key of ['Enter', 'Escape', 'n']) await page.keyboard.press(key, options);
  await page.keyboard.type('The next answer', options);
  await page.keyboard.press('Enter');
  await agent.sees('The next answer');
  const { id } = await consoleApi.chatOf(email);
  const said = (await consoleApi.entries(id)).filter(({ kind }) => kind === 'agent');
  expect(said.map(({ text }) => text)).toEqual(['The first answer']);
});
