import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { widgetId } from '../visitor';
import { recipe } from './recipe';
import { staysThroughALink } from './stays-through-a-link';

const { resolve } = createRequire(import.meta.url);

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('a chat stays through the visits of Turbo', async ({ visitor, service, email }) => {
  const head = `<script src="/turbo.js"></script>${withService(recipe('Turbo', 'html'), service.url)}`;
  await serve(visitor.page, {
    'turbo.js': resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
    'one.html': page(head, '<a href="two.html">Two</a>'),
    'two.html': page(head, '<a href="one.html">One</a>'),
  });
  await visitor.visit('/one.html');
  await staysThroughALink(visitor, email);
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await visitor.page.goBack();
  await expect(visitor.page.getByRole('link', { name: 'Two' })).toBeVisible();
  await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
});

test('a chat stays through the boosted links of htmx', async ({ visitor, service, email }) => {
  const body = `<script src="/htmx.js"></script>${withService(recipe('htmx', 'html'), service.url)}`;
  await serve(visitor.page, {
    'htmx.js': resolve('htmx.org/dist/htmx.js'),
    'one.html': page('', `<nav hx-boost:inherited="true"><a href="two.html">Two</a></nav>${body}`),
    'two.html': page('', `<nav hx-boost:inherited="true"><a href="one.html">One</a></nav>${body}`),
  });
  await visitor.visit('/one.html');
  await staysThroughALink(visitor, email);
});

test('a chat stays through view transitions, in a page and between pages', async ({
  visitor,
  service,
  email,
}) => {
  const head = `<style>${recipe('View Transitions', 'css')}</style>${withService(recipe('htmx', 'html'), service.url)}`;
  await serve(visitor.page, {
    'one.html': page(head, '<a href="two.html">Two</a>'),
    'two.html': page(head, '<a href="one.html">One</a>'),
  });
  await visitor.visit('/one.html');
  await visitor.startChat({ email, question: 'Will it stay?' });
  await visitor.write('Half a');
  await visitor.page.evaluate(async () => {
    const { finished } = document.startViewTransition(() => {
      document.body.replaceChildren('Another view');
    });
    await finished;
  });
  await visitor.page.keyboard.type(' sentence');
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  await visitor.visit('/two.html');
  await visitor.sees('Will it stay?');
});

test('RequireJS brings the script, and its page the object', async ({ visitor, service, email }) => {
  await serve(visitor.page, {
    'require.js': resolve('requirejs/require.js'),
    'one.html': page(
      '<script src="/require.js"></script>',
      `<script>${withService(recipe('AMD', 'js'), service.url)}</script>`,
    ),
  });
  await visitor.visit('/one.html');
  await visitor.launcher.click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin');
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await visitor.startChat({ email, question: 'By AMD?' });
});

test('the directives of the docs are all that the widget needs', async ({ visitor, service, email }) => {
  const violations: string[] = [];
  visitor.page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const policy = withService(recipe('Content security policy', ''), service.url).trim();
  await visitor.page.route('**/strict.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': `default-src 'none'; ${policy}` },
      body: page(withService(recipe('The snippet', 'html'), service.url), ''),
    }),
  );
  await visitor.visit('/strict.html');
  await visitor.startChat({ email, question: 'Is it allowed?' });
  await visitor.say('It is.');
  expect(violations).toEqual([]);
});

test('a page tells the widget of the consent that it has', async ({ visitor }) => {
  const settings = JSON.stringify({ consent: { isRequired: true } });
  await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent(settings)}`);
  await expect(visitor.launcher).toBeVisible();
  const code = /<script>([\s\S]*)<\/script>/.exec(recipe('Consent and privacy', 'html'))?.[1] ?? '';
  await visitor.page.addScriptTag({ content: code });
  expect(await visitor.page.evaluate(() => localStorage.length)).toBe(0);
  await visitor.page.evaluate(() => dispatchEvent(new Event('consent-given')));
  await expect.poll(() => visitor.page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
});

function withService(code: string, url: string): string {
  return code.replaceAll('https://chat.example.com', () => url).replaceAll('your-widget', () => widgetId);
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
}

/** Files of a site beside the service: pages as text, scripts by their path. */
async function serve(browserPage: Page, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const isPage = name.endsWith('.html');
    const body = isPage ? content : readFileSync(content, 'utf8');
    const contentType = isPage ? 'text/html' : 'text/javascript';
    await browserPage.route(`**/${name}`, (route) => route.fulfill({ contentType, body }));
  }
}
