import { expect, test } from 'vitest';
import { createInstallCheck, type FetchedPage } from './install-check';
import type { Widget } from './widgets';

const id = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const baseUrl = 'https://chat.example';
const src = `${baseUrl}/js/${id}.js`;
const script = `<script async src="${src}"></script>`;

async function found(page: Partial<FetchedPage>, service = baseUrl, keys = ['cwv_new']) {
  const widget = { id, orgId: 1, allowedOrigins: [], isConversationEnabled: true };
  const check = createInstallCheck({
    widgets: { get: async () => widget as unknown as Widget },
    keys: {
      visitorKey: async () => keys.at(-1),
      organisationOf: async (_kind, key) => (keys.includes(key) ? 1 : undefined),
    },
    fetchPage: async (url) => ({ url, status: 200, policy: '', text: script, ...page }),
    version: 'test',
  });
  return (await check(1, id, { url: 'https://shop.example/', baseUrl: service })).findings;
}

test.each([
  ['without quotes', script.replaceAll('"', ''), 'widgetThere'],
  ['after its preload', `<link rel="preload" as="script" href="${src}">${script}`, 'widgetThere'],
  ['beside an article about it', `<p>&lt;script src="${src}"&gt;</p>${script}`, 'widgetThere'],
  ['written by a script', `<script>add("${src}")</script>`, 'widgetThere'],
  ['shown as text by an editor', `<p>&lt;script async src=&#8221;${src}&#8243;&gt;</p>`, 'brokenSnippet'],
  ['with the quotation marks of a text', `<script async src=”${src}”></script>`, 'brokenSnippet'],
  ['held back until visitors agree', `<script type="text/plain" data-src="${src}"></script>`, 'heldBack'],
])('of a tag %s the check says what browsers do with it', async (_what, text, code) => {
  expect((await found({ text })).map((one) => one.code)).toEqual([code, 'noPolicy']);
});

const withNonce = script.replace('async', 'async nonce="abc"');
const manager = '<script nonce="abc" src="https://www.googletagmanager.com/gtm.js"></script>';
test.each([
  ["script-src 'self' 'sha256-abc='", script, ['policyBlocks']],
  ["script-src 'self' 'nonce-abc'", script, ['policyBlocks']],
  ["script-src 'self' 'nonce-abc'", withNonce, ['policyAllows']],
  [`script-src 'nonce-abc' 'strict-dynamic' https: ${baseUrl}`, script, ['nonceMissing']],
  ["script-src 'nonce-abc' 'strict-dynamic'; img-src 'self'", script, ['nonceMissing', 'policyBlocks']],
  ["script-src 'nonce-abc' 'strict-dynamic'", withNonce, ['policyAllows']],
  ["script-src 'nonce-abc' 'strict-dynamic'", manager, ['policyAllows']],
])('a policy %s counts for the tag as it is', async (policy, text, codes) => {
  expect((await found({ policy, text })).slice(1).map(({ code }) => code)).toEqual(codes);
});

test('a policy by nonces is completed by the host, from which the widget loads more', async () => {
  const [, policy] = await found({ policy: "script-src 'nonce-abc'" });
  expect(policy?.add).toBe('script-src https://chat.example');
});

test.each([
  ['http://chat.example', ['widgetThere', 'notByHttps', 'noPolicy']],
  ['http://localhost:8787', ['widgetThere', 'noPolicy']],
  ['https://chat.example', ['widgetThere', 'noPolicy']],
])('a page by https that loads the widget from %s is judged as browsers do', async (address, codes) => {
  const text = script.replace(baseUrl, address);
  expect((await found({ text }, address)).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['the service’s script', script, ['cwv_new'], []],
  ['its own key', pinnedTo('cwv_new'), ['cwv_new'], []],
  ['a revoked key', pinnedTo('cwv_old'), ['cwv_new'], ['wrongKey']],
  ['the service’s script, which has no key', script, [], ['noKey']],
  ['a revoked key, and there is none', pinnedTo('cwv_old'), [], ['noKey']],
])('of a page with %s the check says whether visitors can chat', async (_what, text, keys, codes) => {
  expect((await found({ text }, baseUrl, keys)).slice(2).map(({ code }) => code)).toEqual(codes);
});

function pinnedTo(key: string): string {
  const file = `${baseUrl}/widget/test/chat-widget.js`;
  return `<script async src="${file}" data-widget-id="${id}" data-api-key="${key}"></script>`;
}

test('a page full of tags as text is read to its end', async () => {
  const text = `&lt;script ${id}`.repeat(40_000);
  expect((await found({ text }))[0]?.code).toBe('brokenSnippet');
});
