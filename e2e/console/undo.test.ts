import type { Locator } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';

test.beforeEach(async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'My lamp arrived broken' });
  await agent.openChat(email);
  await agent.answer('I ask the workshop.');
  await visitor.sees('I ask the workshop.');
});

test('the end of a chat can be undone by button and keys, on a phone with Back and End within reach', async ({
  agent,
  visitor,
}) => {
  const { page } = agent;
  const end = page.getByRole('button', { name: 'End chat' });
  const toast = page.getByRole('status').filter({ hasText: /^Ending the chat/ });
  await end.click();
  await expect(toast).toHaveAttribute('aria-atomic', 'false');
  await expectNoFindings(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(toast).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await end.click();
  const back = page.getByRole('button', { name: /Back to the list/ });
  for (const button of [end, back]) expect(await areApart(button, toast)).toBe(true);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.say('Thank you');
  await agent.sees('Thank you');
});

test('a chat stays open once its visitor has written, and ends without a wait when the agent leaves the page', async ({
  agent,
  visitor,
}) => {
  const { page } = agent;
  const end = page.getByRole('button', { name: 'End chat' });
  await end.click();
  await visitor.say('One more thing');
  await agent.sees('One more thing');
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText(/ was not ended: The visitor has just written/)).toBeVisible();
  // This one stays until it is read.
  await takePictures(page, 'not-ended');
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await end.click();
  await page.goto('about:blank');
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toBeHidden();
});

test('a chat that a colleague takes while its end can be undone stays open', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await agent.page.getByRole('button', { name: 'End chat' }).click();
  await colleague.openChat(email);
  await colleague.page.getByRole('textbox', { name: 'Answer' }).fill('I have it here.');
  await colleague.page.getByRole('button', { name: 'Send answer' }).click();
  await colleague.page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await visitor.sees('I have it here.');
  await agent.page.getByRole('button', { name: 'End now' }).click();
  await expect(agent.page.getByText(/ was not ended: Jonas is handling this chat/)).toBeVisible();
  await visitor.say('Thank you');
  await colleague.sees('Thank you');
});

test('snoozing takes back the end of the chat, a label too is undone as it was, and text in its box alone', async ({
  agent,
  email,
}) => {
  const { page, list } = agent;
  const row = list.getByRole('listitem').filter({ hasText: email });
  await page.getByRole('button', { name: 'End chat' }).click();
  await page.getByRole('button', { name: 'Snooze' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^In an hour/ })
    .click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(/^Ending the chat/)).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Answer/ }).press('Control+z');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  const labels = page.getByRole('region', { name: 'Labels' });
  await labels.getByRole('textbox', { name: 'Name of the label' }).fill('Lamp');
  await labels.getByRole('button', { name: 'Add label' }).click();
  await expect(labels.getByText('Lamp')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(labels.getByText('Lamp')).toHaveCount(0);
});

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is out of sight.');
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
}
