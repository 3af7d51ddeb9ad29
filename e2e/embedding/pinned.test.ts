import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { recipe } from './recipe';
import { visitorKey, widgetId, type Visitor } from '../visitor';

interface Manifest {
  version: string;
  files: Record<string, string>;
}

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('a page pinned to a version runs its files alone', async ({ visitor, service, email }) => {
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  const manifest = await manifestOf(service.url);
  await openPinned(visitor, service.url, manifest);
  await visitor.startChat({ email, question: 'Is it pinned?' });
  await visitor.say('It is.');
  const files = asked.filter((url) => /\/(widget|js)\//.test(url));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((url) => !url.includes(`/widget/${manifest.version}/`))).toEqual([]);
});

test('the install page has a snippet that is pinned, with the settings that are published', async ({
  agent,
  visitor,
  service,
  email,
}) => {
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await agent.page.goto(`${service.url}/console/#/widgets/${widgetId}/install`);
  await agent.page.getByRole('button', { name: 'Pinned to a version' }).press('Enter');
  const snippet = agent.page.getByRole('region', { name: 'snippet' });
  await expect(snippet).toContainText('importmap');
  await openPageWith(visitor, await snippet.innerText());
  await expect(visitor.launcher).toHaveCSS('background-color', 'rgb(29, 90, 74)');
  await visitor.startChat({ email, question: 'Is it pinned?' });
  await visitor.say('It is.');
  expect(asked.filter((path) => /^\/(widget\/\w{8}\/[^/]+|js\/.*)\.js$/.test(path))).toEqual([]);
});

test('a pinned file is kept for ever, and so is what any script of the widget loads', async ({ service }) => {
  const { version, files } = await manifestOf(service.url);
  const panel = Object.keys(files).find((file) => file.endsWith('/panel.js'));
  for (const path of [`${version}/chat-widget.js`, `${version}/${panel}`, `${panel}`]) {
    const { headers } = await fetch(`${service.url}/widget/${path}`);
    expect([path, headers.get('cache-control')]).toEqual([path, 'public, max-age=31536000, immutable']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('another script than the pinned one is refused', async ({ visitor, service }) => {
  const refused = refusals(visitor.page);
  const manifest = await manifestOf(service.url);
  const files = { ...manifest.files, 'chat-widget.js': wrong };
  await openPinned(visitor, service.url, { ...manifest, files });
  await expect.poll(() => refused.join()).toContain('chat-widget.js');
  await expect(visitor.page.locator('chat-widget')).toHaveCount(0);
});

test('another file behind the pinned script is refused', async ({ visitor, service }) => {
  const refused = refusals(visitor.page);
  const manifest = await manifestOf(service.url);
  const panel = Object.keys(manifest.files).find((file) => file.endsWith('/panel.js')) ?? '';
  await openPinned(visitor, service.url, { ...manifest, files: { ...manifest.files, [panel]: wrong } });
  await visitor.launcher.click();
  await expect.poll(() => refused.join()).toContain(panel);
  await expect(visitor.dialog).toBeHidden();
});

test('a file that was refused is refused whenever it is asked for', async ({ visitor, service, email }) => {
  const refused = refusals(visitor.page);
  const manifest = await manifestOf(service.url);
  async function openWithout(file: string) {
    const [name = ''] = Object.keys(manifest.files).filter((one) => one.endsWith(`/${file}.js`));
    await openPinned(visitor, service.url, { ...manifest, files: { ...manifest.files, [name]: wrong } });
    refused.length = 0;
    return () => refused.filter((text) => text.includes(name)).length;
  }

  const panels = await openWithout('panel');
  await visitor.launcher.click();
  await visitor.page.getByRole('button', { name: /could not be loaded/ }).click();
  await expect.poll(panels).toBe(2);
  await expect(visitor.dialog).toBeHidden();

  const conversations = await openWithout('conversation');
  await visitor.launcher.click();
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is it pinned?');
  for (const _ of 'ab') {
    const before = conversations();
    await visitor.dialog.getByRole('button', { name: /Start chat|Try again/ }).click();
    await expect.poll(conversations).toBeGreaterThan(before);
  }
  await expect(visitor.log).toHaveCount(0);
});

const wrong = `sha384-${'A'.repeat(64)}`;

async function manifestOf(url: string): Promise<Manifest> {
  const { version } = (await (await fetch(`${url}/widget/integrity.json`)).json()) as Manifest;
  return (await (await fetch(`${url}/widget/${version}/integrity.json`)).json()) as Manifest;
}

function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/integrity/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** The snippet of the docs, with the values of the manifest in the places of the example's. */
async function openPinned(visitor: Visitor, url: string, { version, files }: Manifest) {
  const folder = `${url}/widget/${version}`;
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, digest]) => [`${folder}/${file}`, digest]),
  );
  const html = recipe('Pinned to a version', 'html')
    .replace(/"integrity": \{[^}]*\}/, () => `"integrity": ${JSON.stringify(integrity)}`)
    .replace(/integrity="[^"]*"/, () => `integrity="${files['chat-widget.js']}"`)
    .replaceAll(/https:\/\/chat\.example\.com\/widget\/[^/]+/g, () => folder)
    .replaceAll('https://chat.example.com', () => url)
    .replace('your-widget', widgetId)
    .replace('your-visitor-key', visitorKey);
  await openPageWith(visitor, html);
}

async function openPageWith(visitor: Visitor, html: string) {
  await visitor.page.route('**/pinned-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Pinned</title>${html}` }),
  );
  await visitor.visit('/pinned-page');
}
