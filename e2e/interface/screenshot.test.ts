import { readFileSync } from 'node:fs';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';

const header = { 'x-console': '1' };
const picture = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../docs/images/console.png', import.meta.url)),
};

test('a screenshot that an administrator requires is asked for, and reaches the agent', async ({
  consoleApi,
  visitor,
  playground,
  service,
  email,
  request,
}) => {
  function api(path: string) {
    return `${service.url}/api${path}`;
  }
  const agents = [
    {
      agentId: agentEmail,
      agentAlias: 'Maya',
      agentAvatar: 'https://shop.example/maya.png',
      agentType: 'webclient',
    },
  ];
  const made = await request.put(api('/v1/widget.json?api_key=demo-provisioning-key'), {
    data: { email: agentEmail, name: 'Screens', agents, enableConversations: true },
  });
  const { uuid } = (await made.json()) as { uuid: string };
  await request.post(api('/console/session'), { headers: header, data: { email: agentEmail, password } });
  const settings = { screenshot: { isRequired: true } };
  const set = await request.put(api(`/console/widgets/${uuid}/settings`), {
    headers: header,
    data: { settings },
  });
  expect(set.ok()).toBe(true);

  await consoleApi.goOnline();
  await playground.open(uuid);
  const { dialog } = visitor;
  await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('The lamp looks odd');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(dialog.getByText('Add a picture of your screen.')).toBeVisible();
  const choosing = visitor.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose picture' }).click();
  await (await choosing).setFiles(picture);
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await visitor.sees('The lamp looks odd');
  const { id } = await consoleApi.chatOf(email);
  await expect
    .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text).join())
    .toContain('Screenshot: ');
  const link = /Screenshot: (\S+)/.exec(
    (await consoleApi.entries(id)).map(({ text }) => text).join(' '),
  )?.[1];
  const shown = await request.get(link ?? '');
  expect(shown.headers()['content-type']).toMatch(/^image\//);
});
