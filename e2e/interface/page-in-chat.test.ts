import { expect, test } from '../people';
import { call } from '../playground';
import type { RowTests } from './rows';

const botWidgetId = '22222222-2222-4222-8222-222222222222';

const tests: RowTests<'page-in-chat'> = {
  InlineButtonClicked: async ({ visitor, playground, email }) => {
    await playground.open(botWidgetId);
    await visitor.startChat({ email, question: 'Hello' });
    await visitor.dialog.getByRole('button', { name: 'When does it arrive?' }).click();
    await playground.logs(
      'InlineButtonClicked({"botName":"Lumi","buttonLabel":"When does it arrive?","buttonValue":"delivery"})',
    );
    await expect(visitor.log).toContainText('Each lamp is made when you order it');
  },

  sendTextToChat: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
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
    const { id } = await consoleApi.chatOf(email);
    await consoleApi.answer(id, 'Your order number?');
    await visitor.sees('We look it up for you');
    const answers = await visitor.page.evaluate(() => (window as unknown as { answers: boolean[] }).answers);
    expect(answers).toEqual([true, false]);
    await expect
      .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text.trim()))
      .toContain('Order 20-1187, paid');
    expect((await consoleApi.entries(id)).map(({ text }) => text.trim())).not.toContain(
      'We look it up for you',
    );
    await expect(visitor.log).not.toContainText('Order 20-1187, paid');
  },

  allowChatSound: async ({ consoleApi, visitor, playground, email }) => {
    await visitor.page.addInitScript(() => {
      const page = window as unknown as { tones: number };
      page.tones = 0;
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (this: AudioContext) {
        page.tones++;
        return create.call(this);
      };
    });
    function tones() {
      return visitor.page.evaluate(() => (window as unknown as { tones: number }).tones);
    }
    // Of messages that come close together only the first sounds.
    await visitor.page.clock.install();
    function pass() {
      return visitor.page.clock.fastForward(5_000);
    }
    await consoleApi.goOnline();
    await playground.open();
    await visitor.startChat({ email, question: 'Do I hear you?' });
    await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
    const { id } = await consoleApi.chatOf(email);
    await consoleApi.answer(id, 'With a sound');
    await expect.poll(tones).toBeGreaterThan(0);
    const before = await tones();
    await pass();
    await call(visitor.page, 'allowChatSound', false);
    await consoleApi.answer(id, 'Without');
    await playground.logs('ChatMessageReceived("Maya", "Without")');
    expect(await tones()).toBe(before);
    await pass();
    await call(visitor.page, 'allowChatSound', true);
    await consoleApi.answer(id, 'With a sound again');
    await expect.poll(tones).toBeGreaterThan(before);
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

test('ChatEnded(options) comes together with the survey', async ({ visitor, playground, surveyedChat }) => {
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(visitor.dialog.getByText('How was this chat?')).toBeVisible();
  await playground.logs('ChatEnded({"endedByUser":true})');
  await visitor.dialog.getByRole('radio', { name: 'Very good' }).check({ force: true });
  const taken = visitor.page.waitForResponse((response) =>
    response.url().endsWith(`/${surveyedChat}/survey`),
  );
  await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await taken).status()).toBe(200);
  await expect(visitor.dialog.getByText('Thank you for your feedback!')).toBeVisible();
});

interface PageWithWidget {
  ChatWidget: {
    setCallback(name: string, fn: () => void): void;
    sendTextToChat(text: string, to?: string): boolean;
  };
}
