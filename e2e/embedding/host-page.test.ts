import { expect, test } from '../people';

test('runs under a strict content security policy with Trusted Types', async ({ agent, visitor, email }) => {
  const violations: string[] = [];
  visitor.page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text());
  });
  await agent.goOnline();
  await visitor.visit('/qa/strict-csp.html');
  await visitor.startChat({ email, question: 'Does a strict page work?' });
  await agent.openChat(email);
  await agent.answer('<b>It does</b>, see https://example.com/csp', 'It does, see https://example.com/csp');
  await expect(visitor.log.getByRole('link', { name: /example\.com\/csp/ })).toBeVisible();
  const box = await visitor.dialog.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(violations).toEqual([]);
});

test('stays when the page replaces its body', async ({ consoleApi, visitor, email }) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Will you survive?' });
  const { id } = await consoleApi.chatOf(email);
  await visitor.page.evaluate(() => {
    const body = document.createElement('body');
    body.append('The page of a router');
    document.body.replaceWith(body);
  });
  await visitor.sees('Will you survive?');
  await consoleApi.answer(id, 'I did.');
  await visitor.sees('I did.');
  await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
});

test('stays when the script is put into the page twice', async ({ consoleApi, visitor }) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.evaluate(async () => {
    const first = document.querySelector<HTMLScriptElement>('script[src^="/js/"]');
    const again = document.createElement('script');
    again.src = `${first?.src ?? ''}?again`;
    const loaded = new Promise((resolve) => again.addEventListener('load', resolve));
    document.head.append(again);
    await loaded;
  });
  await expect(visitor.launcher).toHaveCount(1);
  await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
});

test('adds one global and shifts nothing', async ({ visitor }) => {
  await visitor.page.addInitScript(() => {
    const page = window as unknown as { shift: number };
    page.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const before = await globalsOf('/qa/nothing-here.html');
  await visitor.visit('/');
  await expect(visitor.launcher).toBeVisible();
  const added = (await globals()).filter((name) => !before.includes(name));
  expect(added).toEqual(['ChatWidget']);
  expect(await visitor.page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);

  async function globalsOf(path: string) {
    await visitor.visit(path);
    return globals();
  }

  function globals() {
    return visitor.page.evaluate(() => Object.getOwnPropertyNames(window));
  }
});

test('a page without the script works as before, one whose service is gone too', async ({ visitor }) => {
  const errors: string[] = [];
  visitor.page.on('pageerror', (error) => errors.push(error.message));
  await visitor.page.route('**/api/v1/**', (route) => route.abort());
  await visitor.visit('/kelda.html');
  await visitor.page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(visitor.page.getByRole('status').filter({ hasText: 'Kelda is in your cart.' })).toBeVisible();
  expect(errors).toEqual([]);
});
