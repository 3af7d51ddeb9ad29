import { contractMethods } from '../../docs/contract-members';
import { expect, test } from '../people';

const { methods, deprecated } = contractMethods();
const names = [...methods, ...deprecated].map(({ name }) => name).filter((name) => name !== 'destroy');
const orders = {
  'as they stand': names,
  backwards: names.reduce<string[]>((later, name) => [name, ...later], []),
  'by their names': [...names].sort(),
};

for (const [order, sequence] of Object.entries(orders)) {
  test(`a script injected with an onload that calls all methods at once, ${order}`, async ({
    consoleApi,
    visitor,
  }) => {
    const errors: string[] = [];
    visitor.page.on('pageerror', (error) => errors.push(error.message));
    visitor.page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await consoleApi.goOnline();
    await visitor.visit('/qa/index.html');
    expect(await visitor.page.evaluate(injectAndCall, sequence)).toEqual({
      called: names.length,
      isOnline: true,
    });
    // The form, or a chat where the address was told before `startChat`; asked for a call or not.
    await expect(visitor.dialog).toBeVisible();
    await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('calls in the onload of a static script are done by the time the form opens', async ({
  consoleApi,
  visitor,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/qa/settings.html');
  await visitor.page.evaluate(async () => {
    const script = document.querySelector('script[data-widget-id]');
    if (!('ChatWidget' in window)) await new Promise((resolve) => script?.addEventListener('load', resolve));
    const { ChatWidget } = window as unknown as { ChatWidget: Record<string, (...given: unknown[]) => void> };
    ChatWidget.startLink?.();
    ChatWidget.setUserName?.('Robin Vale');
  });
  await expect(visitor.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
});

/** Runs in the page, in the manner of the loader snippets in use for years. */
function injectAndCall(sequence: string[]): Promise<{ called: number; isOnline: unknown }> {
  const values: Record<string, unknown[]> = {
    setCallback: ['StartChat', () => undefined],
    on: ['StartChat', () => undefined],
    startChat: ['Hello'],
    setWidgetId: ['11111111-1111-4111-8111-111111111111'],
    setLocale: ['en'],
    setCustomField: ['Name', 'Robin'],
    setDescription: ['Hello'],
    setUserEmail: ['robin@example.com', false],
    setUserName: ['Robin'],
    identify: [{ email: 'robin@example.com' }],
    setConsent: ['granted'],
    sendTextToChat: ['Hello'],
    allowChatSound: [true],
    allowProactiveChat: [true],
    openProactiveChat: [false, false, 'Hello', false],
    reInitProactiveRules: [{ force: true }],
  };
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = '/js/11111111-1111-4111-8111-111111111111.js';
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- This is how those snippets do it.
    script.onload = () => {
      const { ChatWidget } = window as unknown as {
        ChatWidget: Record<string, (...given: unknown[]) => void>;
      };
      let called = 0;
      values.getAgentStatusAsync = [(isOnline: unknown) => resolve({ called, isOnline })];
      for (const name of sequence) {
        ChatWidget[name]?.(...(values[name] ?? []));
        called++;
      }
      ChatWidget.startLink?.();
    };
    const first = document.getElementsByTagName('script')[0];
    if (first?.parentNode) first.parentNode.insertBefore(script, first);
    else document.head.append(script);
  });
}
