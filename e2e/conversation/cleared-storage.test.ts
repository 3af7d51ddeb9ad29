import { expect, test } from '../people';

test('a shop that clears its storage in mid-chat takes neither the chat nor unsent words', async ({
  agent,
  visitor,
  email,
}) => {
  const { page, dialog, log } = visitor;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Where is my parcel?' });
  await agent.openChat(email);
  await agent.answer('On its way');
  await visitor.sees('On its way');
  await page.route('**/api/v1/chat', (route) => route.abort());
  await visitor.say('Number 4711');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('And how long');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unroute('**/api/v1/chat');
  await page.reload();
  await visitor.sees('Where is my parcel?');
  await visitor.sees('Number 4711');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('And how long');
  await agent.sees('Number 4711');
  await expect(log.getByText('Not sent')).toHaveCount(0);
});

test('a visitor whose consent is withdrawn stays forgotten', async ({ consoleApi, visitor, email }) => {
  const { page } = visitor;
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Where is my parcel?' });
  const caseId = await visitor.caseId();
  function kept() {
    return page.evaluate(() => JSON.stringify(localStorage));
  }
  expect(await kept()).toContain(caseId);
  await page.evaluate(() => {
    const { ChatWidget } = window as unknown as { ChatWidget: { setConsent(consent: string): void } };
    ChatWidget.setConsent('denied');
  });
  await page.reload();
  expect(await kept()).not.toContain(caseId);
});
