import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { previewOn } from '../console/widget-screens';
import { expect, test } from '../people';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));

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
  await visitor.page.bringToFront();
  await take(visitor.page, 'conversation.png');
  await take(agent.page, 'console.png');
  await agent.closeChat();
});

test('the pictures of the dashboard can be taken', async ({ agent: { page }, service }) => {
  async function show(path: string) {
    await page.goto(`${service.url}/console/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await show('widgets/11111111-1111-4111-8111-111111111111/look');
  const shown = previewOn(page);
  await expect(shown.getByRole('button', { name: 'Start chat' })).toBeVisible();
  await take(page, 'look.png');
  await show('rules');
  await expect(page.getByRole('list').first()).toBeVisible();
  await take(page, 'rules.png');
  await show('reports');
  await expect(page.locator('canvas').first()).toBeVisible();
  await take(page, 'reports.png');
});

/** Takes it always, and keeps it only when asked, so that a test run leaves the tree as it was. */
async function take(page: Page, name: string) {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (!process.env.UPDATE_SCREENSHOTS) return;
  await mkdir(folder, { recursive: true });
  await writeFile(folder + name, picture);
}
