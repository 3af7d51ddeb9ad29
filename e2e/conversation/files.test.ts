import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { addWidget } from '../add-widget';
import { createCuttingProxy } from '../delivery/cutting-proxy';
import { expect, test as base } from '../people';
import { takePictures } from '../screenshots/pictures';

const picture = {
  name: 'Lamp at home.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../docs/images/console.png', import.meta.url)),
};
const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nbill') };
const program = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

const test = base.extend<{ startChat(settings?: object): Promise<void> }>({
  /** Starts a chat on a widget of its own that takes files, while an agent is online. */
  startChat: ({ consoleApi, visitor, playground, service, request, email }, use) =>
    use(async (settings) => {
      const uuid = await addWidget(request, service, 'Files', { files: { isOn: true, ...settings } });
      await consoleApi.goOnline();
      await playground.open(uuid);
      await visitor.startChat({ email, question: 'My lamp looks odd' });
    }),
});

async function choose(page: Page, ...files: (typeof picture)[]) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (await choosing).setFiles(files);
}

test('a visitor sends a picture and a document that the agent sees, and gets one back', async ({
  agent,
  visitor,
  request,
  email,
  startChat,
}) => {
  await startChat();
  await choose(visitor.page, picture, bill);
  const image = visitor.log.getByRole('link', { name: /^Lamp at home\.png \d+ kB$/ });
  const document = visitor.log.getByRole('link', { name: 'bill.pdf 13 B' });
  await expect(image).toBeVisible();
  await expect(document).toBeVisible();
  await expect.poll(() => loadedPictures(visitor.page)).toBe(1);

  await agent.openChat(email);
  await expect(agent.log.getByRole('link', { name: /^Lamp at home\.png/ })).toBeVisible();
  await expect(agent.log.getByRole('link', { name: 'bill.pdf 13 B' })).toBeVisible();
  await choose(agent.page, { ...bill, name: 'Refund.pdf' });
  await expect(visitor.log.getByRole('link', { name: 'Refund.pdf 13 B' })).toBeVisible();

  const href = (await visitor.log.getByRole('link', { name: /^Refund/ }).getAttribute('href')) ?? '';
  const answer = await request.get(href);
  expect((await answer.body()).equals(bill.buffer)).toBe(true);
  await visitor.page.reload();
  await expect(image).toBeVisible();
  await expect.poll(() => loadedPictures(visitor.page)).toBe(1);
  await expectNoFindings(visitor.page);
  await expectNoFindings(agent.page);
  await takePictures(visitor.page, 'files-widget');
  await takePictures(agent.page, 'files-console');
});

test('what can’t be sent says why, and goes away again; pasted and dropped files are sent', async ({
  consoleApi,
  visitor,
  playground,
  service,
  request,
  email,
}) => {
  const uuid = await addWidget(request, service, 'Files', { files: { isOn: true, largest: 1 } });
  await consoleApi.goOnline();
  await playground.open(uuid);
  await visitor.startChat({ email, question: 'My lamp looks odd' });
  const { dialog, page, log } = visitor;
  const large = { ...picture, name: 'large.png', buffer: Buffer.alloc(1_000_001) };
  await choose(page, program, large);
  await expect(dialog.getByText('Files of this type can’t be sent here.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Files can be up to 1 MB.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'large.png: Files can be up to' })).toHaveCount(
    1,
  );
  await expectNoFindings(page);
  await takePictures(page, 'files-refused');
  await dialog.getByRole('button', { name: 'Remove: run.exe' }).click();
  await dialog.getByRole('button', { name: 'Remove: large.png' }).click();
  await expect(dialog.getByText('Files can be up to')).toHaveCount(0);

  await transfer(page, 'paste', 'pasted.txt');
  await expect(log.getByRole('link', { name: 'pasted.txt 5 B' })).toBeVisible();
  await transfer(page, 'drop', 'dropped.txt');
  await expect(log.getByRole('link', { name: 'dropped.txt 5 B' })).toBeVisible();
});

test('a file of a few megabytes survives ten cuts of the line, and its message keeps its place', async ({
  consoleApi,
  visitor,
  service,
  request,
  email,
}) => {
  const uuid = await addWidget(request, service, 'Files', { files: { isOn: true } });
  const line = await createCuttingProxy(service.url);
  await consoleApi.goOnline();
  await visitor.page.goto(`${line.url}/playground.html?widget=${uuid}`);
  await visitor.startChat({ email, question: 'Here comes a file' });
  const bytes = Buffer.from(Array.from({ length: 4_000_000 }, (_, at) => (at * 31 + (at >> 8)) % 251));
  // Of 240 by 180 pixels.
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\xf0\0\0\0\xb4', 'latin1');
  line.cut(10, 300_000);
  await choose(visitor.page, { name: 'large.png', mimeType: 'image/png', buffer: bytes });
  await visitor.say('It takes a while');
  await expect(visitor.log.getByRole('link', { name: 'large.png 4 MB' })).toBeVisible({ timeout: 60_000 });
  expect(line.left()).toBe(0);
  await visitor.say('There it is');
  const { id } = await consoleApi.chatOf(email);
  await expect
    .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text.split(' ')[0]))
    .toEqual(expect.arrayContaining(['It', 'large.png', 'There']));
  const entries = await consoleApi.entries(id);
  const [link = ''] = entries.flatMap(({ text }) => /\/files\/\S+/.exec(text) ?? []);
  const received = await (await request.get(service.url + link)).body();
  expect(received.equals(bytes)).toBe(true);
  await line.close();
});

test('a file that was on its way as the agent ended the chat leaves a line that says so', async ({
  agent,
  visitor,
  email,
  startChat,
}) => {
  await startChat();
  await agent.openChat(email);
  await visitor.page.route(/\/chat\/files\//, () => undefined);
  await choose(visitor.page, bill);
  await expect(visitor.dialog.getByText('13 B · 0%')).toBeVisible();
  await agent.closeChat();
  await visitor.sees('bill.pdf: This chat can’t take more files.');
});

test('so does one that was refused before the visitor’s page heard of the end', async ({
  consoleApi,
  visitor,
  email,
  startChat,
}) => {
  let isHeld = false;
  let letPass: () => void = () => {};
  const passing = new Promise<void>((resolve) => (letPass = resolve));
  await visitor.page.route(/[?&]index=/, async (route) => {
    const response = await route.fetch();
    if (isHeld) await passing;
    await route.fulfill({ response });
  });
  await startChat();
  const { id } = await consoleApi.chatOf(email);
  isHeld = true;
  await consoleApi.close(id);
  await choose(visitor.page, bill);
  await expect(visitor.dialog.getByText('This chat can’t take more files.', { exact: true })).toBeVisible();
  letPass();
  await visitor.sees('bill.pdf: This chat can’t take more files.');
});

test('a script in a drawing runs nowhere', async ({ agent, visitor, service, email, startChat }) => {
  await startChat({ drawings: true });
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  let alerts = 0;
  for (const { page } of [visitor, agent])
    page.context().on('dialog', (dialog) => {
      alerts += 1;
      void dialog.dismiss();
    });
  await choose(visitor.page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) });
  await expect(visitor.log.getByRole('link', { name: /^logo\.svg/ })).toBeVisible();
  await agent.openChat(email);
  const card = agent.log.getByRole('link', { name: /^logo\.svg/ });
  await expect(card).toBeVisible();
  const address = new URL((await card.getAttribute('href')) ?? '', service.url).href;
  const tab = await agent.page.context().newPage();
  await expect(tab.goto(address)).rejects.toThrow(/download/i);
  expect(alerts).toBe(0);
  expect(await agent.page.locator('.cw-picture').count()).toBe(0);
});

function loadedPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.querySelector('chat-widget')?.shadowRoot;
    return [...(root?.querySelectorAll<HTMLImageElement>('.cw-picture img') ?? [])].filter(
      ({ naturalWidth }) => naturalWidth > 0,
    ).length;
  });
}

/** As a browser does it when a person pastes or drops a file. */
function transfer(page: Page, how: 'paste' | 'drop', name: string): Promise<void> {
  return page.evaluate(
    ([type, fileName]) => {
      const box = document.querySelector('chat-widget')?.shadowRoot?.querySelector('.composer textarea');
      const data = new DataTransfer();
      data.items.add(new File(['hello'], fileName, { type: 'text/plain' }));
      const init = { bubbles: true, composed: true, cancelable: true };
      box?.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      );
    },
    [how, name] as const,
  );
}

test('a chat that a colleague ends while a file is on its way keeps the file in sight, and says that it takes no more', async ({
  agent,
  visitor,
  playground,
  consoleApi,
  service,
  request,
  email,
}) => {
  const uuid = await addWidget(request, service, 'Files', { files: { isOn: true } });
  const { page } = agent;
  await agent.goOnline();
  await playground.open(uuid);
  await visitor.startChat({ email, question: 'What do I owe?' });
  await agent.openChat(email);
  await agent.answer('One moment');
  await page.route('**/api/console/files/**', (route) => route.abort());
  await choose(page, bill);
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.close(id);
  const ended = page.getByText(/^This chat ended/);
  await expect(ended).toBeVisible();
  await page.unroute('**/api/console/files/**');
  await expect(page.getByText('This chat can’t take more files.').first()).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove: bill.pdf' });
  await remove.press('Enter');
  await expect(ended).toBeFocused();
  await expect(remove).toHaveCount(0);
});
