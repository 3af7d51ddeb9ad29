import { expect } from '../people';
import type { Visitor } from '../visitor';

/** Starts a chat, follows the page's link "Two" and holds that no page was loaded and the chat lost nothing. */
export async function staysThroughALink(visitor: Visitor, email: string) {
  await visitor.startChat({ email, question: 'Will it stay?' });
  await visitor.write('Half a');
  const loads: string[] = [];
  visitor.page.on('load', () => loads.push(visitor.page.url()));
  await visitor.page.getByRole('link', { name: 'Two' }).click();
  await expect(visitor.page.getByRole('link', { name: 'One' })).toBeVisible();
  expect(loads).toEqual([]);
  await visitor.sees('Will it stay?');
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a');
  await visitor.say('It stays.');
  await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
}
