import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstallCheck, WidgetDetails } from '../../../operations/console/widgets';
import { createFakeReceiver, type FakeReceiver } from '../../delivery/fake-receiver';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let call: ConsoleCall;
let site: FakeReceiver;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  call = await signInToConsole(service);
  site = await createFakeReceiver();
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

function message(answer: { json(): unknown }): string {
  return (answer.json() as { message: string }).message;
}

const baseUrl = 'https://chat.example';
const script = `<script async src="${baseUrl}/js/${demo.widgetId}.js"></script>`;
test.each<[what: string, html: string, headers: Record<string, string>, levels: string[], says: string]>([
  ['a page with the snippet', script, {}, ['good', 'good'], 'contains this widget'],
  ['a page without it', '<p>Hello</p>', {}, ['fix', 'good'], 'doesn’t contain'],
  ['one in a comment', `<!-- ${script} -->`, {}, ['fix', 'good'], 'doesn’t contain'],
  [
    'one with scripts of its own',
    '<script src="https://shop.example/theme/js/main.js">',
    {},
    ['fix', 'good'],
    'doesn’t',
  ],
  ['another widget', script.replace('1111-4', '9999-4'), {}, ['fix', 'good'], 'another widget'],
  ['it twice', script + script, {}, ['note', 'good'], 'more than once'],
  [
    'it pinned to the version that there is',
    `<script src="https://chat.example/widget/test/chat-widget.js" data-widget-id="${demo.widgetId}"></script>`,
    {},
    ['good', 'good'],
    'its own script',
  ],
  [
    'it pinned to a version from before',
    `<script src="https://chat.example/widget/0.0.9/chat-widget.js" data-widget-id="${demo.widgetId}"></script>`,
    {},
    ['note', 'good'],
    'another version of the widget',
  ],
  [
    'a policy that forbids it',
    script,
    { 'content-security-policy': "default-src 'self'; script-src 'self' https://chat.example" },
    ['good', 'fix'],
    'connect-src https://chat.example; img-src https://chat.example',
  ],
  [
    'a policy in the page',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">${script}`,
    {},
    ['good', 'fix'],
    'script-src https://chat.example; connect-src',
  ],
  [
    'a policy that allows it',
    script,
    { 'content-security-policy': "default-src https: 'unsafe-inline'" },
    ['good', 'good'],
    'allows the widget',
  ],
  [
    'a policy for script elements',
    script,
    {
      'content-security-policy':
        "default-src https:; script-src 'none'; script-src-elem https://chat.example",
    },
    ['good', 'good'],
    'allows the widget',
  ],
  [
    'a policy that forbids script elements',
    script,
    { 'content-security-policy': "default-src https:; script-src-elem 'self'" },
    ['good', 'fix'],
    '"script-src-elem https://chat.example"',
  ],
  [
    'a policy that allows every host',
    script,
    {
      'content-security-policy': "default-src 'self' https://*; img-src http://*:* data:; connect-src http:",
    },
    ['good', 'good'],
    'allows the widget',
  ],
])('of %s the check says so', async (_what, html, headers, levels, says) => {
  site.answer((_request, response) => void response.writeHead(200, headers).end(html));
  const answer = await call('POST', `/widgets/${demo.widgetId}/install-check`, { url: site.url, baseUrl });
  const { findings } = answer.json<InstallCheck>();
  expect(findings.map(({ level }) => level)).toEqual(levels);
  expect(JSON.stringify(findings)).toContain(says);
});

test('an address without a scheme is checked as people type it', async () => {
  site.answer((_request, response) => void response.writeHead(200).end(script));
  const body = { url: ` ${new URL(site.url).host} `, baseUrl };
  const answer = await call('POST', `/widgets/${demo.widgetId}/install-check`, body);
  expect(answer.json<InstallCheck>().url).toBe(new URL('/', site.url).href);
  const named = await call('POST', `/widgets/${demo.widgetId}/install-check`, {
    ...body,
    url: 'shop.invalid',
  });
  expect(message(named)).toMatch(/^url: The host name/);
});

test('a site that may not use the widget is named as missing from the list, and redirects are followed', async () => {
  const { id } = (await call('POST', '/widgets', { name: 'Second shop' })).json<WidgetDetails>();
  await call('PUT', `/widgets/${id}`, {
    allowedOrigins: ['https://shop.example'],
    isConversationEnabled: false,
  });
  site.answer((request, response) =>
    request.url === '/hook'
      ? void response.writeHead(302, { location: '/moved' }).end()
      : void response.writeHead(200).end(script.replace(demo.widgetId, id)),
  );
  const answer = await call('POST', `/widgets/${id}/install-check`, { url: site.url, baseUrl });
  const { url, findings } = answer.json<InstallCheck>();
  expect(url).toBe(new URL('/moved', site.url).href);
  expect(findings.filter(({ level }) => level === 'fix').map(({ add }) => add)).toEqual([
    new URL(site.url).origin,
    undefined,
  ]);
});

test('a page of any markup is read in no time, and by an address of the service alone', async () => {
  const hostile = '<!-- <meta http-equiv=content-security-policy '.repeat(45_000);
  site.answer((_request, response) => void response.writeHead(200).end(hostile));
  const began = performance.now();
  const ask = { url: site.url, baseUrl };
  expect((await call('POST', `/widgets/${demo.widgetId}/install-check`, ask)).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const wrong of ['http://a:99999', 'https://[', 'http://%'])
    expect(
      (await call('POST', `/widgets/${demo.widgetId}/install-check`, { ...ask, baseUrl: wrong })).statusCode,
    ).toBe(400);
});

test('pages inside the network are not looked at', async () => {
  const guarded = await openTestService();
  const ask = await signInToConsole(guarded);
  site.answer((_request, response) => void response.writeHead(200).end(script));
  const answer = await ask('POST', `/widgets/${demo.widgetId}/install-check`, { url: site.url, baseUrl });
  expect([answer.statusCode, message(answer)]).toEqual([
    400,
    expect.stringMatching(/^url: The address is not a public one\. .*ALLOW_PRIVATE_WEBHOOKS=1/),
  ]);
  await guarded.stop();
});
