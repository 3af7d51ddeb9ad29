import { createVisitorCalls } from '../durability/persistent-client';
import { expect, test } from '../people';

const widgetId = '11111111-1111-4111-8111-111111111111';
const count = 230;

test('a long chat opens at its end, and what came before is added where the agent reads', async ({
  agent,
  service,
  email,
}) => {
  const visitor = createVisitorCalls(() => service.url, '203.0.113.77');
  const caseId = await visitor.start({ widgetId, email, visitorMessage: 'Message 0' });
  for (let at = 1; at <= count; at++)
    await visitor.send({
      caseId,
      messageType: '1',
      messageBody: `Message ${at}`,
      messageId: `message-${at}`,
    });
  await agent.openChat(email);
  const last = agent.log.getByText(`Message ${count}`, { exact: true });
  await expect(last).toBeInViewport();
  await expect(agent.log.getByText('Message 0', { exact: true })).toHaveCount(0);

  const earlier = agent.page.getByRole('button', { name: 'Show earlier messages' });
  await earlier.scrollIntoViewIfNeeded();
  const first = agent.log.locator('.cw-bubble').first();
  const text = await first.innerText();
  const before = await first.boundingBox();
  const pages = '**/entries?*';
  await agent.page.route(pages, (route) => route.abort());
  await earlier.click();
  const fault = agent.log.getByText('can’t be reached');
  await expect(fault).toBeVisible();
  await expect(earlier).toBeInViewport();
  await agent.page.unroute(pages);
  await earlier.click();
  await agent.sees('Message 0');
  await expect(earlier).toHaveCount(0);
  await expect(fault).toHaveCount(0);
  await expect(agent.log).toBeFocused();
  const after = await agent.log.getByText(text, { exact: true }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(120);
  await agent.answer('That was a lot.');
  await expect(agent.log.getByText('That was a lot.')).toBeInViewport();
  // A screen reader reads out what is new, and not a hundred messages of before.
  for (const [said, live] of [
    ['Message 0', 'off'],
    [text, null],
    ['That was a lot.', null],
  ] as const)
    expect(await agent.log.getByText(said, { exact: true }).evaluate(liveOf), said).toBe(live);
});

/** Of the innermost region that it is in. */
function liveOf(element: Element): string | null {
  return element.closest('[aria-live], [role=log]')?.ariaLive ?? null;
}
