import sharp from 'sharp';
import { expect, test } from '../people';
import { keepPicture } from './keep-picture';
import { recordPage } from './record-page';

const size = { width: 1500, height: 780 };

// Dozens of large pictures are encoded.
test.slow();

test('the moving picture of the README can be taken', async ({ browser, signedIn, service, consoleApi }) => {
  await consoleApi.goOnline();
  const context = await browser.newContext({
    storageState: signedIn,
    viewport: size,
    colorScheme: 'light',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(`${service.url}/side-by-side.html`);
  const shop = page.frameLocator('iframe[title="The shop"]');
  const desk = page.frameLocator('iframe[title="The console"]');
  const launcher = shop.getByRole('button', { name: 'Chat with us' });
  await expect(launcher).toBeVisible();
  await expect(desk.getByRole('switch', { name: 'Online' })).toBeChecked();

  const recording = await recordPage(page, 1_200);
  const typing = { delay: 35 };
  await launcher.click();
  const dialog = shop.getByRole('dialog', { name: 'Chat' });
  await dialog.getByRole('textbox', { name: 'Name' }).pressSequentially('Teresa', typing);
  await dialog.getByRole('textbox', { name: 'Email' }).pressSequentially('teresa@example.com', typing);
  await dialog
    .getByRole('textbox', { name: 'How can we help?' })
    .pressSequentially('Would Holm suit a low ceiling?', typing);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  const waiting = desk
    .getByRole('list', { name: 'Chats' })
    .getByRole('listitem')
    .filter({ hasText: 'Teresa' });
  await waiting.click();
  const answer = desk.getByRole('textbox', { name: 'Answer' });
  await answer.pressSequentially('It would: its cable can be shortened without tools.', typing);
  await answer.press('Enter');
  await expect(dialog.getByRole('log')).toContainText('without tools');
  await dialog
    .getByRole('textbox', { name: 'Message' })
    .pressSequentially('Then I take two, please.', typing);
  await dialog.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(desk.getByRole('log')).toContainText('Then I take two');
  const picture = await recording.stop();

  const { pages = 0, width } = await sharp(picture, { animated: true }).metadata();
  expect(width).toBe(1200);
  expect(pages).toBeGreaterThan(20);
  await keepPicture('chat.webp', picture);
  await context.close();
});
