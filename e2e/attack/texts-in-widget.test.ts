import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { agentEmail } from '../agent';
import { expect, test, testAlone } from '../people';
import { createOutsider } from './outsider';
import { settingsOf } from './texts-in-settings';
import { shown } from './vectors';
import { watch } from './watched-page';

const widgetId = '11111111-1111-4111-8111-111111111111';
const strictPage = '/qa/strict-csp.html';
const console = { 'x-console': '1', 'content-type': 'application/json' };

test('no message of an agent is more than text in the widget', async ({
  visitor,
  email,
  service,
  consoleApi,
}) => {
  test.setTimeout(60_000 + shown.length * 2_000);
  await consoleApi.goOnline();
  const { expectHarmless, withPolicy } = await watch(visitor.page, service.url);
  await withPolicy(() => visitor.visit(strictPage));
  await visitor.startChat({ email, question: 'What will you say?' });
  const { id } = await consoleApi.chatOf(email);
  for (const [at, vector] of shown.entries()) {
    await consoleApi.answer(id, vector);
    await consoleApi.answer(id, `begins${at} ${vector} ends${at}`);
    await expect(visitor.log).toContainText(`begins${at}`);
    await expect(visitor.log).toContainText(`ends${at}`);
    await expectHarmless();
  }
});

testAlone(
  'no text of settings, invitations, agents and bots is more than text in the widget',
  async ({ visitor, service, agent }) => {
    test.setTimeout(90_000 + shown.length * 8_000);
    const { provision } = createOutsider(service.url);
    const { page } = visitor;
    const { expectHarmless, withPolicy } = await watch(page, service.url);
    const bot = await createBot();
    try {
      await agent.goOnline();
      const own = { agentId: agentEmail, agentAvatar: 'https://shop.example/a.png', agentType: 'webclient' };
      await change(agent.page, 'POST', '/endpoints', {
        purpose: 'bot',
        widgetId,
        url: bot.url,
        bot: { alias: 'Bot', avatarUrl: '' },
      });
      for (const vector of shown) {
        bot.text = vector;
        await provision(
          'widget',
          { uuid: widgetId, email: agentEmail, agents: [{ ...own, agentAlias: vector.slice(0, 60) || 'A' }] },
          'POST',
        );
        await change(agent.page, 'PUT', `/widgets/${widgetId}/settings`, { settings: settingsOf(vector) });
        await withPolicy(() => page.goto(`${service.url}${strictPage}`));
        await page.evaluate(() => sessionStorage.clear());
        await page.locator('chat-widget').waitFor({ state: 'attached' });
        await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.startLink());
        const dialog = page.getByRole('dialog');
        await expect(dialog.first()).toBeVisible();
        await expectHarmless();
        await page.evaluate(() => {
          const { ChatWidget } = window as unknown as PageWithWidget;
          ChatWidget.setUserEmail('v@x.example');
          ChatWidget.startChat('Hello');
        });
        // The last words of the bot.
        await expect(page.getByText('That is all.').last()).toBeVisible();
        await expectHarmless();
        await page.context().clearCookies();
        await page.evaluate(() => localStorage.clear());
      }
    } finally {
      bot.server.close();
    }
  },
);

interface PageWithWidget {
  ChatWidget: { startLink(): void; startChat(message: string): void; setUserEmail(email: string): void };
}

/** Answers each chat with a text in every place that a bot fills. */
async function createBot(): Promise<{ url: string; text: string; server: Server }> {
  const bot = { url: '', text: '', server: createServer() };
  bot.server.on('request', (_request, response) => {
    const { text } = bot;
    const cards = [
      { title: text, excerpt: text, link: `https://shop.example/${text}` },
      { title: text, excerpt: text, link: text },
    ];
    const content = [
      { type: 'message', text: text.trim() || 'x', display_responses: [{ text, id: text }] },
      { type: 'command', operation: 'CARDS', parameters: { layout: 'VERTICAL', cards } },
      { type: 'message', text: 'That is all.', display_responses: [] },
    ];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ content }));
  });
  await new Promise<void>((resolve) => bot.server.listen(0, '127.0.0.1', resolve));
  bot.url = `http://127.0.0.1:${(bot.server.address() as AddressInfo).port}/`;
  return bot;
}

/** As the administrator, in the browser where that one is signed in. */
async function change(page: Page, method: string, path: string, body: object): Promise<void> {
  const answer = await page.evaluate(
    async ([url, init]) => {
      const { status } = await fetch(url, init);
      return status;
    },
    [`/api/console${path}`, { method, headers: console, body: JSON.stringify(body) }] as const,
  );
  expect(answer).toBeLessThan(300);
}
