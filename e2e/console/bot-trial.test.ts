import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { expectWhole } from './whole';

interface Told {
  event: string;
  text?: string;
  id?: string;
}

/** A customer's bot that asks back once, then hands over to people. */
async function startBot() {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      const event = JSON.parse(body) as Told;
      told.push(event);
      const question = {
        type: 'message',
        text: 'Which <b>lamp</b> is it? Have a look at https://shop.example/lamps',
        display_responses: [{ text: 'The green one', id: 'green' }, { text: 'Another' }],
      };
      const handOver = [
        { type: 'message', text: 'I ask a colleague.' },
        { type: 'command', operation: 'HUMAN_TRANSFER', parameters: '' },
      ];
      const content = event.event === 'chatStarted' ? [question] : handOver;
      response.setHeader('set-cookie', 'secret=of-the-bot');
      response.end(JSON.stringify({ context_id: 'c-1', content }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/bot`, told, stop: () => server.close() };
}

test('an administrator speaks with a bot as a visitor, and sees what goes over the wire', async ({
  agent: { page },
  service,
}) => {
  test.slow();
  const bot = await startBot();
  try {
    await page.goto(`${service.url}/console/#/connections/bots`);
    await page.getByRole('button', { name: 'New bot' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Lumen');
    await dialog.getByLabel('URL', { exact: true }).fill(bot.url);
    await dialog.getByRole('button', { name: 'Add bot' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Lumen' }).click();
    await page.getByRole('link', { name: 'Try it' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Test conversation' })).toBeFocused();
    await expectNoFindings(page);

    const log = page.getByRole('log', { name: 'Conversation' });
    await page.getByLabel('Message').fill('My lamp is broken');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Which lamp is it?');
    await expect(page.getByLabel('Message')).toBeFocused();
    const wire = page.getByRole('region', { name: 'Requests' });
    await expect(wire.getByRole('region', { name: 'Question' })).toContainText('"event": "chatStarted"');
    await expect(wire.getByRole('region', { name: 'Question' })).toContainText('webhook-signature: v1,');
    await expect(wire.getByRole('region', { name: 'Answer' })).toContainText('set-cookie: (hidden)');
    await expect(wire).not.toContainText('of-the-bot');
    await log.getByRole('button', { name: 'The green one' }).press('Enter');
    await expect(log).toContainText('In a real chat, an agent of the widget would take over.');
    expect(bot.told.at(-1)).toMatchObject({ event: 'message', text: 'The green one', id: 'green' });
    await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
    await expectWhole(page, 'bot-trial');

    await page.goto(`${service.url}/console/#/`);
    await expect(page.getByText('My lamp is broken')).toHaveCount(0);
  } finally {
    bot.stop();
    await page.goto(`${service.url}/console/#/connections/bots`);
    await page.getByRole('link', { name: 'Lumen' }).click();
    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Remove bot' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bots' })).toBeVisible();
  }
});
