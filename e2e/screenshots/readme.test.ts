import type { Page } from 'playwright/test';
import { createVisitorChatClient } from '../../src/client/visitor-chat-client';
import { previewOn } from '../console/widget-screens';
import { expect, test } from '../people';
import { visitorKey, widgetId } from '../visitor';
import { appWidgetId } from '../playground';
import { keepPicture } from './keep-picture';

test.use({ viewport: { width: 1440, height: 860 }, deviceScaleFactor: 2 });

test('the pictures of the README can be taken', async ({ agent, visitor }) => {
  await agent.goOnline();
  await visitor.visit('/holm.html');
  await visitor.startChat({
    email: 'teresa@example.com',
    name: 'Teresa Nunes',
    question: 'Good evening! Would Holm suit a kitchen with a low ceiling?',
  });
  await agent.openChat('Teresa Nunes');
  await agent.answer('Good evening, Teresa! It would: the cable can be shortened without tools.');
  await agent.answer('How high is your ceiling?');
  await visitor.sees('How high is your ceiling?');
  await visitor.say('2.30 m, and the table is 74 cm high.');
  await agent.sees('2.30 m, and the table is 74 cm high.');
  await agent.answer('Then hang it at 1.34 m. You will look at each other, and not at the bulb.');
  await visitor.sees('Then hang it at 1.34 m. You will look at each other, and not at the bulb.');
  await take(agent.page, 'console.png');
  await agent.closeChat();
});

test('the pictures of the dashboard can be taken', async ({
  agent: { page },
  service,
  consoleApi,
  email,
}) => {
  await consoleApi.goOnline();
  const visitor = createVisitorChatClient({ fetch, baseUrl: service.url, apiKey: visitorKey });
  for (const [at, question] of questions.entries()) {
    const { caseId } = await visitor.start({ widgetId, email, visitorMessage: question });
    if (at % 4 < 3) await consoleApi.answer(caseId, 'Good morning! It does.');
    await consoleApi.close(caseId);
  }
  async function show(path: string) {
    await page.goto(`${service.url}/console/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await show('widgets/11111111-1111-4111-8111-111111111111/look');
  const shown = previewOn(page);
  await expect(shown.getByRole('button', { name: 'Start chat' })).toBeVisible();
  await take(page, 'look.png');
  await report(service.url, { shown: 120, answered: 14, closed: 60 });
  await show(`rules/${appWidgetId}`);
  await expect(page.getByText(/shown 1\d\d times/)).toBeVisible();
  await page.getByLabel('Address of page 1').fill('https://tarn.example/spa/');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Address of page 2').fill('https://tarn.example/spa/?view=bulbs');
  const rules = page.getByRole('heading', { name: 'Rules, in order' });
  await rules.evaluate((heading) => heading.scrollIntoView());
  await take(page, 'rules.png');
  await show('reports');
  await expect(page.locator('canvas').first()).toBeVisible();
  await take(page, 'reports.png');
});

/** What visitors do with the invitations of one rule. */
async function report(url: string, counts: Record<string, number>) {
  for (const [outcome, count] of Object.entries(counts)) {
    const query = new URLSearchParams({ ruleId: 'bulbs', outcome, apiKey: visitorKey }).toString();
    const address = `${url}/api/v1/chat/${appWidgetId}/invitations?${query}`;
    await Promise.all(Array.from({ length: count }, () => fetch(address, { method: 'POST' })));
  }
}

const questions = [
  'Does Holm come in green?',
  'How long is the cable of Lund?',
  'Do you send lamps to Norway?',
  'Is Voe bright enough to read by?',
  'Can Fjell hang outside?',
  'Which bulb does Kelda take?',
  'When is Skerry back?',
  'May I send it back?',
];

async function take(page: Page, name: string) {
  await keepPicture(name, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}
