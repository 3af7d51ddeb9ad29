import { expect, test } from '../people';
import { visitorKey, widgetId } from '../visitor';

const key = { 'x-api-key': visitorKey };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

test('availability is told in strings', async ({ consoleApi, service }) => {
  await consoleApi.goOnline();
  const answer = await fetch(`${service.url}/api/v1/chat/${widgetId}`, { headers: key });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({
    widgetId,
    online: 'true',
    emailRequired: expect.stringMatching(/^(true|false)$/),
    messageRequired: expect.stringMatching(/^(true|false)$/),
    screenshotRequired: 'false',
  });
  await consoleApi.pause();
  const paused = await fetch(`${service.url}/api/v1/chat/${widgetId}`, { headers: key });
  expect(await paused.json()).toMatchObject({ online: 'false' });
});

test('a whole chat by form and by query, as the table of the interface says', async ({
  agent,
  service,
  email,
}) => {
  await agent.goOnline();
  const chat = `${service.url}/api/v1/chat`;
  const started = await fetch(chat, {
    method: 'POST',
    headers: { ...key, ...formType },
    body: new URLSearchParams({ widgetId, email, visitorMessage: 'Grüße & Küsse', locale: 'de' }),
  });
  expect(started.status).toBe(200);
  const { caseId, ...rest } = (await started.json()) as { caseId: string };
  expect(rest).toEqual({ widgetId });
  expect(caseId).toMatch(/^[0-9a-f-]{36}$/);

  await agent.openChat(email);
  await agent.sees('Grüße & Küsse');
  await agent.answer('Hello from the console');
  let polled: Polled = { caseId: '', agentTyping: false, messageList: [] };
  await expect(async () => {
    const poll = await fetch(`${chat}/poll/${caseId}?index=0&isTyping=true`, { headers: key });
    expect(poll.status).toBe(200);
    polled = (await poll.json()) as Polled;
    const spoken = polled.messageList.filter((message) => message.type === 'agent');
    expect(spoken).toMatchObject([
      { author: 'Maya', text: expect.stringContaining('Hello from the console') },
    ]);
  }).toPass();
  expect(polled.caseId).toBe(caseId);
  await expect(agent.page.getByText(/typing/i).first()).toBeVisible();

  const next = Math.max(...polled.messageList.map((message) => message.index)) + 1;
  async function nothingNew() {
    return (await (await fetch(`${chat}/poll/${caseId}?index=${next}`, { headers: key })).json()) as Polled;
  }
  expect((await nothingNew()).messageList).toEqual([]);
  await expect.poll(async () => (await nothingNew()).agentTyping).toBe(false);

  const byQuery = new URLSearchParams({ caseId, messageType: '1', messageBody: 'Sent by query: 1 + 1 = 2' });
  const sent = await fetch(`${chat}?${byQuery}`, { method: 'PUT', headers: { ...key, ...formType } });
  expect(sent.status).toBe(200);
  expect(await sent.json()).toMatchObject({
    caseId,
    messageType: '1',
    messageBody: 'Sent by query: 1 + 1 = 2',
  });
  await agent.sees('Sent by query: 1 + 1 = 2');

  function close() {
    return fetch(chat, {
      method: 'PUT',
      headers: { ...key, ...formType },
      body: new URLSearchParams({ caseId, messageType: '2' }),
    });
  }
  const closed = await close();
  expect(closed.status).toBe(200);
  expect(await closed.json()).toMatchObject({ caseId, messageType: '2' });
  expect((await close()).status).toBe(200);
  expect((await fetch(`${chat}/poll/${caseId}`, { headers: key })).status).toBe(200);
  const late = await fetch(`${chat}?${byQuery}`, { method: 'PUT', headers: key });
  expect(late.status).toBe(409);
});

test('an offline message is taken while nobody is there', async ({ consoleApi, service, email }) => {
  await consoleApi.pause();
  const parameters = new URLSearchParams({
    widgetId,
    email,
    isOffline: 'true',
    visitorMessage: 'Call me back',
  });
  const left = await fetch(`${service.url}/api/v1/chat?${parameters}`, { method: 'POST', headers: key });
  expect(left.status).toBe(200);
  expect(await left.json()).toMatchObject({ caseId: expect.any(String), widgetId });
});

const unknown = '99999999-9999-4999-8999-999999999999';
const refusals: [
  what: string,
  status: number,
  method: string,
  path: string,
  headers?: object,
  body?: string,
][] = [
  ['no widget to start on', 400, 'POST', '/api/v1/chat', key],
  ['no e-mail where it is required', 400, 'POST', `/api/v1/chat?widgetId=${widgetId}&visitorMessage=Hi`, key],
  [
    'no question where it is required',
    400,
    'POST',
    `/api/v1/chat?widgetId=${widgetId}&email=a@b.example`,
    key,
  ],
  ['no case to send to', 400, 'PUT', '/api/v1/chat?messageType=1&messageBody=Hi', key],
  ['an index that is no number', 400, 'GET', `/api/v1/chat/poll/${unknown}?index=first`, key],
  ['no key', 401, 'GET', `/api/v1/chat/${widgetId}`],
  ['a wrong key', 401, 'GET', `/api/v1/chat/${widgetId}`, { 'x-api-key': 'wrong' }],
  ['no key to start with', 401, 'POST', `/api/v1/chat?widgetId=${widgetId}`],
  ['no key to poll with', 401, 'GET', `/api/v1/chat/poll/${unknown}`],
  ['no key to send with', 401, 'PUT', `/api/v1/chat?caseId=${unknown}&messageType=1&messageBody=Hi`],
  ['an unknown widget', 404, 'GET', `/api/v1/chat/${unknown}`, key],
  [
    'an unknown widget to start on',
    404,
    'POST',
    `/api/v1/chat?widgetId=${unknown}&email=a@b.example&visitorMessage=Hi`,
    key,
  ],
  ['an unknown case to poll', 404, 'GET', `/api/v1/chat/poll/${unknown}`, key],
  [
    'an unknown case to send to',
    404,
    'PUT',
    `/api/v1/chat?caseId=${unknown}&messageType=1&messageBody=Hi`,
    key,
  ],
  ['a method that is not there', 405, 'DELETE', `/api/v1/chat/${widgetId}`, key],
  ['a method that is not there for the chat', 405, 'PATCH', '/api/v1/chat', key],
  [
    'broken JSON',
    405,
    'POST',
    '/api/v1/chat',
    { ...key, 'content-type': 'application/json' },
    '{"widgetId":',
  ],
  ['a body of an unknown kind', 405, 'POST', '/api/v1/chat', { ...key, 'content-type': 'image/png' }, 'x'],
];

for (const [what, status, method, path, headers = {}, body] of refusals) {
  test(`${status} for ${what}`, async ({ service }) => {
    const answer = await fetch(service.url + path, {
      method,
      headers: headers as Record<string, string>,
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(status);
    const text = await answer.text();
    if (status === 404) expect(text).toBe('');
    else expect(JSON.parse(text)).toEqual({ code: status, message: expect.any(String) });
    if (status === 405 && body === undefined) expect(answer.headers.get('allow')).toBeTruthy();
  });
}

interface Polled {
  caseId: string;
  agentTyping: boolean;
  messageList: { index: number; type: string; author: string; text: string }[];
}
