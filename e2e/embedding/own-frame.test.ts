import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { visitorOn } from '../visitor';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('a page and a frame with the same page each have a launcher, and one chat', async ({
  visitor,
  service,
  consoleApi,
  email,
}) => {
  const { page } = visitor;
  await visitor.visit('/qa/own-frame.html');
  const frame = visitorOn(page.frameLocator('iframe') as unknown as Page, service.url);
  await expect(visitor.launcher).toBeVisible();
  await expect(frame.launcher).toBeVisible();
  await visitor.startChat({ email, question: 'One chat or two?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'One.');
  await visitor.sees('One.');
  await expect(frame.log).toBeVisible();
  await frame.sees('One.');
  await frame.say('From the frame.');
  await visitor.sees('From the frame.');
  const said = (await consoleApi.entries(id)).map(({ text }) => text.trim());
  expect(said.filter((text) => text === 'From the frame.')).toHaveLength(1);
});

test('a page that loads the script in the outermost window alone has one launcher', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/qa/own-frame.html?outermost');
  await expect(visitor.launcher).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toBeVisible();
  await expect(frame.locator('chat-widget')).toHaveCount(0);
});
