import { holdBack } from '../hold-back';
import { expect, test } from '../people';
import { appWidgetId, call } from '../playground';
import { widgetId } from '../visitor';
import type { RowTests } from './rows';

const tests: RowTests<'forms'> = {
  startCall: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open(appWidgetId);
    await call(visitor.page, 'setUserEmail', email);
    await playground.press('startCall');
    const form = visitor.page.getByRole('dialog', { name: 'Request a call' });
    await form.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0000');
    const address = form.getByRole('textbox', { name: 'Email' });
    if (await address.isVisible()) await address.fill(email);
    await form.getByRole('button', { name: 'Call me' }).click();
    await playground.logs(/^StartCallme\("\+44 20 7946 0000"\)$/);
    const { id } = await consoleApi.chatOf(email);
    expect((await consoleApi.entries(id)).map(({ text }) => text).join()).toContain('+44 20 7946 0000');
  },

  SwitchWidget: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open(appWidgetId);
    await playground.press('startLink');
    await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    const choice = visitor.dialog.getByLabel('What is it about?');
    await choice.selectOption('Buying a lamp');
    await playground.logs(`SwitchWidget("${widgetId}")`);
    await expect.poll(() => call(visitor.page, 'getWidgetId')).toBe(widgetId);
    await expect(visitor.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    // Once the question is on its way, it is too late to choose.
    const arrive = await holdBack(visitor.page, '**/api/v1/chat');
    await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is it brass?');
    await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
    await expect(choice).toBeDisabled();
    arrive();
    await visitor.sees('Is it brass?');
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

const conversation = {
  forms: {
    prechat: {
      style: 'conversation',
      fields: [
        { kind: 'email', isRequired: true },
        { kind: 'choice', label: 'Lamp', options: ['Kelda', 'Holm'] },
        { kind: 'question', isRequired: true },
        { kind: 'hidden', label: 'Order number' },
      ],
    },
  },
};

test('Minimize(isMinimized, chatType, boxType) of a prechat conversation', async ({
  consoleApi,
  visitor,
}) => {
  await consoleApi.goOnline();
  await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent(JSON.stringify(conversation))}`);
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.evaluate(() => {
    const page = window as unknown as {
      told: unknown;
      ChatWidget: { setCallback(...given: unknown[]): void };
    };
    page.ChatWidget.setCallback('Minimize', (...told: unknown[]) => (page.told = told));
  });
  await visitor.launcher.click();
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  const told = await visitor.page.evaluate(() => (window as unknown as { told: unknown }).told);
  expect(told).toEqual([true, 'manual', 'intelliPrechat']);
});
