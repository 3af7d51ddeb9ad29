import { expect, test } from 'vitest';
import { createFakeVisit } from '../session/fake-visit';
import { ScreenshotUploadModel } from './screenshot-upload';

const picture = new Blob(['picture'], { type: 'image/jpeg' });

function upload(statuses: number[]) {
  const visit = createFakeVisit();
  const asked: [string, RequestInit | undefined][] = [];
  async function fetch(url: RequestInfo | URL, init?: RequestInit) {
    asked.push([String(url), init]);
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status === 200) return Response.json({ caseId: 'case-1' });
    return new Response(status === 204 ? null : '', { status });
  }
  const service = { fetch, baseUrl: 'https://chat.example', apiKey: 'k', clock: visit.browser.clock };
  return { visit, asked, model: new ScreenshotUploadModel({ service }, 'case-1', picture) };
}

test('brings the picture to its chat, as it is', async () => {
  const { visit, asked, model } = upload([200]);
  await visit.pass(0);
  expect(model.state.value).toBe('sent');
  expect(asked[0]?.[0]).toBe('https://chat.example/api/v1/chat/case-1/screenshot');
  expect(asked[0]?.[1]).toMatchObject({ method: 'POST', body: picture, headers: { 'x-api-key': 'k' } });
});

test.each([404, 405, 415, 501])('takes %s for a service that has no place for pictures', async (status) => {
  const { visit, model } = upload([status]);
  await visit.pass(0);
  expect(model.state.value).toBe('refused');
});

test.each([0, 204, 429, 503])('may be tried again after %s', async (status) => {
  const { visit, model } = upload([status, 200]);
  await visit.pass(0);
  expect(model.state.value).toBe('failed');
  model.retry();
  await visit.pass(0);
  expect(model.state.value).toBe('sent');
});
