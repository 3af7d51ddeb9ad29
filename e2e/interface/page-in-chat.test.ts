import { expect, test } from '../people';

const botWidgetId = '22222222-2222-4222-8222-222222222222';

test('InlineButtonClicked(options)', async ({ visitor, playground, email }) => {
  await playground.open(botWidgetId);
  await visitor.startChat({ email, question: 'Hello' });
  await visitor.dialog.getByRole('button', { name: 'When does it arrive?' }).click();
  await playground.logs(
    'InlineButtonClicked({"botName":"Lumi","buttonLabel":"When does it arrive?","buttonValue":"delivery"})',
  );
  await expect(visitor.log).toContainText('Each lamp is made when you order it');
});

test('sendTextToChat(text, to)', async ({ desk, visitor, playground, email }) => {
  await desk.goOnline();
  await playground.open();
  const outside = await visitor.page.evaluate(() => {
    const { ChatWidget } = window as unknown as PageWithWidget;
    return ChatWidget.sendTextToChat('Too early');
  });
  expect(outside).toBe(false);
  await visitor.startChat({ email, question: 'Where is my lamp?' });
  await visitor.page.evaluate(() => {
    const { ChatWidget } = window as unknown as PageWithWidget;
    const page = window as unknown as { answers: boolean[] };
    ChatWidget.setCallback('ChatMessageReceived', () => {
      page.answers = [
        ChatWidget.sendTextToChat('Order 20-1187, paid'),
        ChatWidget.sendTextToChat('We look it up for you', 'visitor'),
      ];
    });
  });
  const { id } = await desk.chatOf(email);
  await desk.answer(id, 'Your order number?');
  await visitor.sees('We look it up for you');
  const answers = await visitor.page.evaluate(() => (window as unknown as { answers: boolean[] }).answers);
  expect(answers).toEqual([true, false]);
  await expect
    .poll(async () => (await desk.entries(id)).map(({ text }) => text.trim()))
    .toContain('Order 20-1187, paid');
  expect((await desk.entries(id)).map(({ text }) => text.trim())).not.toContain('We look it up for you');
  await expect(visitor.log).not.toContainText('Order 20-1187, paid');
});

interface PageWithWidget {
  ChatWidget: {
    setCallback(name: string, fn: () => void): void;
    sendTextToChat(text: string, to?: string): boolean;
  };
}
