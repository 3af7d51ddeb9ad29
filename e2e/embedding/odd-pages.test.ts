import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { visitorOn, widgetId, type Visitor } from '../visitor';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

for (const members of [
  'empty=get,value,writable,method,body',
  'get=x&value=x&writable=x&method=POST&body=x&capture=x',
  'frozen',
]) {
  test(`a chat works where the prototype of all objects has or is ${members}`, async ({
    visitor,
    consoleApi,
    email,
  }) => {
    const errors = errorsOf(visitor.page);
    await visitor.visit(`/qa/polluted.html?${members}`);
    await visitor.startChat({ email, question: 'Does it work?' });
    await visitor.say('It does.');
    const { id } = await consoleApi.chatOf(email);
    await expect
      .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text.trim()))
      .toContain('It does.');
    await consoleApi.answer(id, 'And back.');
    await visitor.sees('And back.');
    expect(errors).toEqual([]);
  });
}

test('a chat works without adopted style sheets, channels and locks', async ({ visitor, email }) => {
  const errors = errorsOf(visitor.page);
  await visitor.visit('/qa/bare-browser.html');
  await expect(visitor.launcher).toHaveCSS('position', 'fixed');
  await visitor.startChat({ email, question: 'Does it work?' });
  await visitor.say('It does.');
  await expect(visitor.dialog).toHaveCSS('position', 'fixed');
  await expect(visitor.dialog).toHaveCSS('visibility', 'visible');
  expect(errors).toEqual([]);
});

test('a chat works where variables and forms of the page have names of the browser', async ({
  visitor,
  email,
}) => {
  const errors = errorsOf(visitor.page);
  await visitor.page.addInitScript({ content: 'window.performance = ["Hamlet"], window.matches = [3, 1];' });
  await visitor.visit('/qa/dialogs.html');
  await visitor.startChat({ email, question: 'Does it work?' });
  await visitor.say('It does.');
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await visitor.page.getByRole('button', { name: 'Modal', exact: true }).focus();
  expect(errors).toEqual([]);
});

// What requests say of the service's address is in no script: its operator has to, as the demo's start does.
test('a script brought by import() or eval asks the service that it came from', async ({
  visitor,
  service,
}) => {
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  const page = service.url.replace('localhost', '127.0.0.1');
  for (const way of ['import', 'eval']) {
    asked.length = 0;
    await visitor.page.goto(`${page}/qa/no-tag.html?${way}&service=${service.url}`);
    await expect(visitor.launcher).toBeVisible();
    await visitor.launcher.click();
    await expect(visitor.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const ours = asked.filter((url) => /\/(api|widget|js)\//.test(url));
    expect(ours.length).toBeGreaterThan(2);
    expect(ours.filter((url) => !url.startsWith(service.url))).toEqual([]);
  }
});

test('a chat works on a page of another origin whose scripts change every request, and take each cut and scroll for theirs', async ({
  visitor,
  service,
  consoleApi,
  email,
}) => {
  await visitor.page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
      headers.set('sentry-trace', '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331');
      headers.set('x-csrf-token', 'abc');
      // oxlint-disable-next-line no-prototype-builtins -- as such scripts do
      const isRead = init?.hasOwnProperty('method') !== true;
      return fetch(input, {
        ...init,
        headers,
        credentials: 'include',
        cache: isRead ? 'no-cache' : 'default',
      });
    };
    // As pages that scroll smoothly, and editors that fill the page.
    for (const type of ['wheel', 'touchmove', 'cut', 'paste'])
      window.addEventListener(type, (event) => event.preventDefault(), { passive: false });
  });
  const page = service.url.replace('localhost', '127.0.0.1');
  await visitor.page.goto(`${page}/qa/no-tag.html?import&service=${service.url}`);
  await expect(visitor.launcher).toBeVisible();
  await visitor.startChat({ email, question: 'Does it work?' });
  await visitor.say('It does.');
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'And back.');
  await visitor.sees('And back.');
  await consoleApi.answer(id, 'A line.\n'.repeat(40));
  await expect(visitor.log.getByText('Does it work?')).not.toBeInViewport();
  await visitor.log.hover();
  await visitor.page.mouse.wheel(0, -5000);
  await expect(visitor.log.getByText('Does it work?')).toBeInViewport();
  const box = visitor.dialog.getByRole('textbox', { name: 'Message' });
  await box.fill('Cut me');
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+x');
  await expect(box).toHaveValue('');
});

test('a document rewritten with the snippet has the widget again', async ({ visitor, email }) => {
  await visitor.visit('/qa/rewritten.html');
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.getByRole('button', { name: 'Rewrite it' }).click();
  await expect(visitor.page.getByText('Rewritten document')).toBeVisible();
  await visitor.startChat({ email, question: 'Still here?' });
  await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
});

for (const what of ['body', 'html']) {
  test(`a chat goes on when the page replaces its ${what}`, async ({ visitor, email }) => {
    await visitor.visit('/qa/replaced.html');
    await visitor.startChat({ email, question: 'Will it stay?' });
    await visitor.page.locator(`#${what}`).evaluate((button: HTMLElement) => button.click());
    await expect(visitor.page.getByText(/^Another/)).toBeVisible();
    await visitor.say('It does.');
    await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
  });
}

test('two snippets make one widget', async ({ visitor }) => {
  await visitor.visit('/qa/two-snippets.html');
  await expect(visitor.launcher).toHaveCount(1);
});

test('of two widgets the first one stays', async ({ visitor }) => {
  await visitor.visit('/qa/two-widgets.html');
  await expect(visitor.launcher).toHaveCount(1);
  const used = await visitor.page.evaluate(() =>
    (window as unknown as { ChatWidget: { getWidgetId(): string } }).ChatWidget.getWidgetId(),
  );
  expect(used).not.toBe(widgetId);
});

test('a chat works in a frame without storage', async ({ visitor, service, email }) => {
  const errors = errorsOf(visitor.page);
  await visitor.visit('/qa/framed.html');
  const frame = visitorOn(visitor.page.frameLocator('[title=Sandboxed]') as unknown as Page, service.url);
  await frame.startChat({ email, question: 'From a frame?' });
  await frame.say('From a frame.');
  expect(errors).toEqual([]);
});

test('a chat is started, ended and mailed in a frame that may not submit forms', async ({
  visitor,
  service,
  consoleApi,
  email,
}) => {
  const frame = await openWithoutForms(visitor, service.url, { transcriptEmail: { isOn: true } });
  await frame.startChat({ email, question: 'Without forms?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'Without forms.');
  await frame.sees('Without forms.');
  await frame.dialog.getByRole('button', { name: 'Close chat' }).click();
  await frame.dialog.getByRole('button', { name: 'End chat' }).click();
  await frame.dialog.getByRole('button', { name: 'Email me this conversation' }).click();
  const taken = visitor.page.waitForRequest((request) => request.url().endsWith(`/${id}/transcript`));
  await frame.dialog.getByRole('button', { name: 'Send transcript' }).click();
  await taken;
});

test('a conversational form goes on by Enter in a frame that may not submit forms', async ({
  visitor,
  service,
  email,
}) => {
  const frame = await openWithoutForms(visitor, service.url, {
    forms: { prechat: { style: 'conversation', fields: [{ kind: 'email' }, { kind: 'question' }] } },
  });
  await frame.launcher.click();
  const answer = frame.dialog.getByRole('textbox', { name: 'Email' });
  await answer.fill(email);
  await answer.press('Enter');
  await expect(frame.dialog.getByRole('textbox', { name: 'How can we help?' })).toBeVisible();
});

async function openWithoutForms({ page, visit }: Visitor, url: string, settings: object) {
  const title = '[title="Sandboxed without forms"]';
  await visit('/qa/framed.html');
  await page.locator(title).evaluate((frame: HTMLIFrameElement, json) => {
    frame.src = `settings.html?settings=${encodeURIComponent(json)}`;
  }, JSON.stringify(settings));
  return visitorOn(page.frameLocator(title) as unknown as Page, url);
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('a chat can be written in by mouse on a page that keeps its texts from being copied', async ({
  visitor,
  email,
}) => {
  // As such scripts do: they spare text boxes, and see none behind a shadow root.
  await visitor.page.addInitScript(() => {
    function protect(event: Event) {
      if (!(event.target as Element).matches?.('input, textarea')) event.preventDefault();
    }
    document.addEventListener('mousedown', protect);
  });
  const { keyboard } = visitor.page;
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  for (const [name, text] of Object.entries({ 'How can we help?': 'Is 43 in stock?', Email: email })) {
    const box = visitor.dialog.getByRole('textbox', { name });
    await box.click();
    await keyboard.type(text);
    await expect(box).toHaveValue(text);
  }
  await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(visitor.log).toContainText('Is 43 in stock?');
});
