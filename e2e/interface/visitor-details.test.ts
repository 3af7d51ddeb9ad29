import { createHmac } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { addWidget } from '../add-widget';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';
import { call } from '../playground';
import type { RowTests } from './rows';

test.beforeEach(async ({ consoleApi, playground }) => {
  await consoleApi.goOnline();
  await playground.open();
});

const tests: RowTests<'visitor-details'> = {
  setCustomField: async ({ visitor }) => {
    await call(visitor.page, 'setCustomField', 'Name', 'Robin');
    await call(visitor.page, 'setCustomField', 'howcanwehelp?', 'Wrong case');
    await call(visitor.page, 'startLink');
    const name = visitor.dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Robin');
    await name.fill('Robin Vale');
    await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue('');
  },

  setDescription: async ({ visitor }) => {
    await call(visitor.page, 'setDescription', 'About Holm: ');
    await call(visitor.page, 'startLink');
    await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue(
      'About Holm: ',
    );
  },

  setUserEmail: async ({ visitor }) => {
    await call(visitor.page, 'setUserEmail', '  robin@example.com ', true);
    await call(visitor.page, 'setUserEmail', '   ');
    await call(visitor.page, 'startLink');
    const field = visitor.dialog.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveValue('robin@example.com');
    await expect(field).not.toBeEditable();
  },

  setUserName: async ({ visitor }) => {
    await call(visitor.page, 'setUserName', 'Robin Vale');
    await call(visitor.page, 'startLink');
    await expect(visitor.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Vale');
  },

  identify: async ({ consoleApi, visitor, service, email, request }) => {
    const secret = await makeSecret(request, service.url);
    const proof = createHmac('sha256', secret).update(email).digest('hex');
    await call(visitor.page, 'identify', { email, name: 'Robin Vale', proof });
    await call(visitor.page, 'startChat', 'Do you know me?');
    expect(await consoleApi.chatOf(email)).toMatchObject({ visitorName: 'Robin Vale', identity: 'verified' });
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

async function makeSecret(request: APIRequestContext, url: string): Promise<string> {
  const headers = { 'x-console': '1' };
  await request.post(`${url}/api/console/session`, { headers, data: { email: agentEmail, password } });
  const made = await request.post(`${url}/api/console/keys`, { headers, data: { kind: 'identity' } });
  return ((await made.json()) as { key: string }).key;
}

test('a visitor who types another address than the page has proven goes without the proof', async ({
  consoleApi,
  visitor,
  service,
  email,
  request,
}) => {
  await makeSecret(request, service.url);
  await call(visitor.page, 'identify', { email: 'robin@example.com', proof: 'c0ffee' });
  await visitor.startChat({ email, question: 'Who am I?' });
  expect(await consoleApi.chatOf(email)).not.toHaveProperty('identity');
});

test('a transcript goes to the address that the visitor typed in place of the page’s', async ({
  consoleApi,
  visitor,
  service,
  playground,
  email,
  request,
}) => {
  await playground.open(await addWidget(request, service, 'Mailed', { transcriptEmail: { isOn: true } }));
  await call(visitor.page, 'setUserEmail', 'robin@example.com');
  await visitor.startChat({ email, question: 'May I have this by mail?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'You may.');
  await visitor.sees('You may.');
  await consoleApi.close(id);
  await visitor.dialog.getByRole('button', { name: 'Email me this conversation' }).click();
  await visitor.dialog.getByRole('button', { name: 'Send transcript' }).click();
  await expect(visitor.dialog.getByText(`on its way to ${email}`)).toBeVisible();
});
