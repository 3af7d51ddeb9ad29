import sharp from 'sharp';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { demo } from '../../src/service/demo/demo-organisation';
import { expect, testAlone as test } from '../people';
import { visitorOn } from '../visitor';
import { openFirstWidget, previewOn } from './widget-screens';

const [maya] = demo.agents;
const place = 'Rue de la Paix 7';

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { ImageDescription: place } })
    .jpeg()
    .toBuffer();
}

async function choose(page: Page, field: Locator, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: /^(Choose picture|Replace)$/ }).press('Enter');
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Drops a file of the page's own making there. */
async function drop(field: Locator, name: string, buffer: Buffer) {
  await field.evaluate(
    (element, { given, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], given, { type: 'image/jpeg' }));
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    { given: name, base64: buffer.toString('base64') },
  );
}

function widthOf(image: Locator): Promise<number> {
  return image.evaluate((one: HTMLImageElement) => (one.complete ? one.naturalWidth : 0));
}

test('an administrator uploads the launcher’s picture and an agent’s photo, and visitors see both from the service', async ({
  agent,
  browser,
  service,
}) => {
  const { page } = agent;
  const saved = page.getByText('Published. Pages show it within a minute.');
  await openFirstWidget(page, 'Look');
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  await page.getByRole('combobox', { name: 'Launcher style' }).selectOption('Your own picture');
  const field = page.getByRole('group', { name: 'Picture', exact: true });
  await choose(
    page,
    field,
    'shop.png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/png',
  );
  await expect(field).toContainText('SVG is not possible');
  await expectNoFindings(page);
  const original = await photo(3_000, 2_000);
  expect(original.includes(place)).toBe(true);
  await choose(page, field, 'shop.jpg', original);
  await expect(field.getByRole('status')).toHaveText('Uploaded. Save to use it.');
  const address = await field.getByRole('textbox', { name: 'Or a picture URL' }).inputValue();
  expect(address).toMatch(new RegExp(`^${service.url}/pictures/[0-9a-f-]{36}$`));
  await expect.poll(() => widthOf(field.locator('img'))).toBe(480);
  const states = page.getByRole('group', { name: 'View' });
  await states.getByRole('button', { name: 'Launcher' }).click();
  await expect.poll(() => widthOf(previewOn(page).locator('.launcher img'))).toBe(480);
  await expectNoFindings(page);

  const answer = await page.request.get(address);
  expect((await answer.body()).includes(place)).toBe(false);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  await field.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(field.getByRole('status')).toHaveText('The picture is removed.');
  await expect(field.getByRole('button', { name: 'Choose picture' })).toBeFocused();
  await drop(field, 'shop.jpg', original);
  await expect(field.getByRole('textbox', { name: 'Or a picture URL' })).toHaveValue(address);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(saved).toBeVisible();

  await page.getByRole('link', { name: 'General' }).click();
  const person = page.getByRole('group', { name: maya.name, exact: true });
  await choose(page, person.getByRole('group', { name: 'Picture' }), 'maya.jpg', await photo(600, 600));
  await expect(person.getByRole('status')).toHaveText('Uploaded. Save to use it.');
  const face = await person.getByRole('textbox', { name: 'Or a picture URL' }).inputValue();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const context = await browser.newContext();
  const visitor = visitorOn(await context.newPage(), service.url);
  await agent.open();
  await agent.goOnline();
  await visitor.visit(`/try/${id}/page`);
  await expect.poll(() => widthOf(visitor.launcher.locator('img'))).toBe(480);
  expect(await visitor.launcher.locator('img').getAttribute('src')).toBe(address);
  await visitor.startChat({ email: 'v@x.example', name: 'Vera', question: 'Is Maya there?' });
  await agent.openChat('Vera');
  await agent.answer('She is.');
  await visitor.sees('She is.');
  const shown = visitor.log.locator(`img[src="${face}"]`).first();
  await expect.poll(() => widthOf(shown)).toBe(256);
  await context.close();
});

test('an agent uploads a photo of their own, which visitors see beside their answers', async ({
  colleague,
  visitor,
  service,
  email,
}) => {
  const { page } = colleague;
  await page.goto(`${service.url}/console/#/account`);
  const field = page.getByRole('group', { name: 'Photo', exact: true });
  await choose(page, field, 'jonas.jpg', await photo(500, 500));
  await expect(field.getByRole('status')).toHaveText('Uploaded. Save to use it.');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  const face = await field.getByRole('textbox', { name: 'Or a picture URL' }).inputValue();

  await colleague.open();
  await colleague.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, name: 'Vera', question: 'Is Jonas there?' });
  await colleague.openChat('Vera');
  await colleague.answer('He is.');
  await visitor.sees('He is.');
  await expect.poll(() => widthOf(visitor.log.locator(`img[src="${face}"]`).first())).toBe(256);
});
