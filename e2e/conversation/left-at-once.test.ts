import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaultProxy } from '../delivery/fault-proxy';
import { expect, test } from '../people';
import { visitorKey, widgetId } from '../visitor';

/** Milliseconds that the browser waits before it may send: longer than the page lives. */
const preflight = 700;

test('the last words go out though the page is closed right after them', async ({
  agent,
  context,
  visitor,
  email,
  service,
}) => {
  const proxy = await createFaultProxy(service.url);
  const shop = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><script async src="${proxy.url}/widget/chat-widget.js"` +
        ` data-widget-id="${widgetId}" data-base-url="${proxy.url}" data-api-key="${visitorKey}"></script>`,
    );
  });
  await new Promise<void>((resolve) => shop.listen(0, resolve));
  try {
    await agent.goOnline();
    const { page, dialog } = visitor;
    await page.goto(`http://localhost:${(shop.address() as AddressInfo).port}/`);
    await visitor.startChat({ email, question: 'Do you deliver on Saturdays?' });
    await agent.openChat(email);
    await agent.answer('Yes, until noon');
    await visitor.sees('Yes, until noon');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    proxy.strike(({ method }) =>
      method === 'OPTIONS' ? { kind: 'overtaken', milliseconds: preflight } : undefined,
    );
    const asked = proxy.calls.length;
    const box = dialog.getByRole('textbox', { name: 'Message' });
    await box.fill('Thank you, bye');
    await box.press('Enter');
    await expect.poll(() => proxy.calls.slice(asked).map(({ method }) => method)).toContain('OPTIONS');
    expect(proxy.calls.slice(asked).map(({ method }) => method)).not.toContain('PUT');
    await page.close();
    await agent.sees('Thank you, bye');
  } finally {
    shop.close();
    await proxy.close();
  }
});
