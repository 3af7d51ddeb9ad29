import { createFaultProxy } from '../delivery/fault-proxy';
import { expect, test } from '../people';
import { openShop } from '../shop';
import type { Visitor } from '../visitor';

/** Milliseconds that the browser waits before it may send: longer than the page lives. */
const preflight = 700;

const lastActions: Record<string, { act(visitor: Visitor): Promise<void>; agentSees: RegExp }> = {
  'a last message': {
    async act({ dialog }) {
      const box = dialog.getByRole('textbox', { name: 'Message' });
      await box.fill('Thank you, bye');
      await box.press('Enter');
    },
    agentSees: /^Thank you, bye$/,
  },
  'the end of the chat': {
    async act({ dialog }) {
      await dialog.getByRole('button', { name: 'Close chat' }).click();
      await dialog.getByRole('button', { name: 'End chat' }).click();
    },
    agentSees: /ended the chat/,
  },
};

for (const [what, { act, agentSees }] of Object.entries(lastActions)) {
  test(`${what} goes out though the page is closed at once`, async ({
    agent,
    context,
    visitor,
    email,
    service,
  }) => {
    const proxy = await createFaultProxy(service.url);
    const shop = await openShop(proxy.url);
    try {
      await agent.goOnline();
      const { page } = visitor;
      await page.goto(shop.url);
      await visitor.startChat({ email, question: 'Do you deliver on Saturdays?' });
      await agent.openChat(email);
      await agent.answer('Yes, until noon');
      await visitor.sees('Yes, until noon');
      const devTools = await context.newCDPSession(page);
      await devTools.send('Network.enable');
      // Preflights are cached too.
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
      proxy.strike(({ method }) =>
        method === 'OPTIONS' ? { kind: 'overtaken', milliseconds: preflight } : undefined,
      );
      const before = proxy.calls.length;
      function methods() {
        return proxy.calls.slice(before).map(({ method }) => method);
      }
      await act(visitor);
      await expect.poll(methods).toContain('OPTIONS');
      expect(methods()).not.toContain('PUT');
      await page.close();
      await expect(agent.log.getByText(agentSees)).toBeVisible();
    } finally {
      shop.close();
      await proxy.close();
    }
  });
}
