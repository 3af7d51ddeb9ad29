import type { Locator } from 'playwright/test';
import { expect, test } from '../people';

test('a form marks a fault beside the focus, and keeps its header as high with one line as with two', async ({
  consoleApi,
  visitor,
}) => {
  const { dialog } = visitor;
  await consoleApi.goOnline();
  const heights = new Set<number>();
  for (const presence of ['Here', 'We read every message and answer most of them within the hour']) {
    const settings = encodeURIComponent(JSON.stringify({ texts: { presence } }));
    await visitor.visit(`/qa/settings.html?settings=${settings}`);
    await visitor.launcher.click();
    await expect(dialog.getByText(presence)).toBeVisible();
    heights.add(await dialog.locator('[part=header]').evaluate((node) => node.clientHeight));
  }
  expect(heights.size).toBe(1);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  const [edge, ring, distance] = await email.evaluate((node) => {
    const { borderTopColor, outlineColor, outlineOffset } = getComputedStyle(node);
    return [borderTopColor, outlineColor, parseFloat(outlineOffset)] as const;
  });
  expect(edge).not.toBe(ring);
  expect(distance).toBeGreaterThan(0);
});

test('a chat begins with a welcome, turns its bubbles by author, enlarges a lone emoji, and ends with one thing to do', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { dialog } = visitor;
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'مرحبا، كيف حالك؟' });
  await expect(dialog.locator('.welcome')).toBeInViewport();
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'שלום');
  await consoleApi.answer(id, '🙂');
  await visitor.sees('🙂');
  // The corner at the author's side is the sharp one, whichever way the text runs.
  const [[ownLeft, ownRight], [left, right]] = [
    await cornersOf(visitor.log.locator('.cw-own .cw-message').first()),
    await cornersOf(visitor.log.locator('.cw-other .cw-message').first()),
  ];
  expect(ownRight).toBeLessThan(ownLeft);
  expect(left).toBeLessThan(right);
  expect(await sizeOf(visitor.log.getByText('🙂'))).toBeGreaterThan(1.5 * (await sizeOf(dialog)));
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  expect(await groundOf(dialog.getByRole('button', { name: 'Keep chatting' }))).not.toBe(
    await groundOf(dialog.getByRole('button', { name: 'End chat' })),
  );
  await dialog.getByRole('button', { name: 'Keep chatting' }).click();
  await consoleApi.close(id);
  await expect(dialog.getByText('This chat has ended.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start a new chat' })).toBeVisible();
  await expect(dialog.locator('.over .button:not(.quiet)')).toHaveCount(1);
});

function cornersOf(message: Locator): Promise<readonly [number, number]> {
  return message.evaluate((node) => {
    const { borderBottomLeftRadius, borderBottomRightRadius } = getComputedStyle(node);
    return [parseFloat(borderBottomLeftRadius), parseFloat(borderBottomRightRadius)] as const;
  });
}

function sizeOf(element: Locator): Promise<number> {
  return element.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
}

function groundOf(button: Locator): Promise<string> {
  return button.evaluate((node) => getComputedStyle(node).backgroundColor);
}
