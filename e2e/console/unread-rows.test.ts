import { createVisitorCalls } from '../durability/persistent-client';
import { agentOn, signIn } from '../agent';
import { expect, testAlone as test } from '../people';

/** No other visitor waits. */
const widgetId = '11111111-1111-4111-8111-111111111111';

test('a chat whose visitor writes again after it was left is bold in the list', async ({
  agent,
  service,
  email,
}) => {
  const { page, list } = agent;
  const visitor = createVisitorCalls(() => service.url, '203.0.113.79');
  const emails = [1, 2, 3].map((at) => email.replace('visitor', `unread${at}`));
  const caseIds: string[] = [];
  for (const who of emails)
    caseIds.push(await visitor.start({ widgetId, email: who, visitorMessage: 'Hello?' }));
  for (const [at, text] of ['The first answer', 'The second answer'].entries()) {
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveAttribute(
      'placeholder',
      `Answer ${emails[at]}`,
    );
    await page.keyboard.type(text, { delay: 80 });
    await page.keyboard.press('Enter');
    await expect(list.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const [caseId = ''] = caseIds;
  await visitor.send({ caseId, messageType: '1', messageBody: 'One more thing', messageId: 'again' });
  await expect(list.getByText('One more thing')).toBeVisible();
  await page.keyboard.press('n');
  await expect(list.getByRole('button', { name: emails[0] ?? '' })).toHaveCSS('font-weight', '700');
});

test('what an agent reads on one device is read on their other one', async ({
  agent,
  browser,
  service,
  email,
}) => {
  const calls = createVisitorCalls(() => service.url, '203.0.113.80');
  await calls.start({ widgetId, email, visitorMessage: 'Hello?' });
  const elsewhere = await browser.newContext();
  const phone = agentOn(await elsewhere.newPage(), service.url);
  await signIn(phone.page, service.url);
  const [here, there] = [agent, phone].map(({ list }) => list.getByRole('button', { name: email }));
  for (const row of [here, there]) await expect(row ?? agent.list).toHaveCSS('font-weight', '700');
  await agent.openChat(email);
  await expect(there ?? phone.list).not.toHaveCSS('font-weight', '700');
  await phone.page.reload();
  await expect(there ?? phone.list).not.toHaveCSS('font-weight', '700');
  await elsewhere.close();
});
