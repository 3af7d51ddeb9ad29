import { expect, test } from 'playwright/test';
import { agentOn, signIn } from '../agent';
import { createKillableService } from '../durability/killable-service';
import { createVisitorCalls } from '../durability/persistent-client';

/** The console reads a hundred at a time. */
const count = 210;
const widgetId = '11111111-1111-4111-8111-111111111111';

function nameOf(at: number) {
  return `Visitor number ${at}`;
}

test(`${count} open chats are all listed, the longest waiting on top, and those out of sight cost nothing`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const service = await createKillableService();
  try {
    await service.start();
    const caseIds: string[] = [];
    function visitor(at: number) {
      return createVisitorCalls(() => service.url, `203.0.${at >> 8}.${at & 255}`);
    }
    for (let at = 1; at <= count; at++) {
      const who = { email: `v${at}@example.com`, visitorName: nameOf(at) };
      const visitorMessage =
        at % 2 ? 'Hello?' : 'Hello? I have a question that is longer than a line of the list is wide.';
      caseIds.push(await visitor(at).start({ widgetId, visitorMessage, ...who }));
    }
    await signIn(page, service.url);
    const agent = agentOn(page, service.url);
    const names = agent.list.getByRole('button');
    await expect(names).toHaveCount(count);
    await expect(names.first()).toHaveText(nameOf(1));
    await expect(page).toHaveTitle(`(${count}) Chats`);
    await expect(page.getByRole('tab', { name: 'Open' })).toHaveText(`Open${count}`);

    await page.getByRole('tab', { name: 'Ended' }).click();
    await page.getByRole('button', { name: `Back to the ${count} open chats` }).click();

    expect(await names.first().evaluate(rowsThatTick)).toBeLessThan(count / 3);

    const seen: string[] = [];
    const scroller = page.getByRole('tabpanel');
    const height = await scroller.evaluate((list) => list.scrollHeight);
    await scroller.hover();
    for (let steps = 0; steps < 200 && seen.length < count; steps++) {
      const inSight = await names.evaluateAll((buttons) => {
        const drawn = buttons.filter((button) =>
          button.closest('li')?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        );
        return drawn.map((button) => button.textContent ?? '');
      });
      expect(inSight.length).toBeLessThan(count / 3);
      seen.push(...inSight.filter((name) => !seen.includes(name)));
      await page.mouse.wheel(0, 500);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(seen).toEqual(Array.from({ length: count }, (_, at) => nameOf(at + 1)));
    await page.mouse.wheel(0, 100_000);
    await expect(names.last()).toBeInViewport();
    expect(await names.last().evaluate(rowsThatTick)).toBeLessThan(count / 3);
    // Rows that move when others are drawn take a click that was meant for their neighbour.
    expect(await scroller.evaluate((list) => list.scrollHeight)).toBe(height);

    // So Chromium clicks a row that scrolled into sight just before: nothing in it is drawn when it is pressed.
    await agent.list.getByRole('listitem').last().dispatchEvent('click');
    await agent.answer('Hello, last one');
    await expect(page).toHaveTitle(`(${count - 1}) Chats`);
    const [first = ''] = caseIds;
    await visitor(1).send({ caseId: first, messageType: '2' });
    // Below the agent's own.
    await expect(names.nth(1)).toHaveText(nameOf(2));
    await expect(page).toHaveTitle(`(${count - 2}) Chats`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1_100);
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: nameOf(2), level: 2 }).first()).toBeVisible();
  } finally {
    await service.remove();
  }
});

/** Counts the rows whose waiting time is written while that of this one's is, twice. */
function rowsThatTick(button: HTMLElement): Promise<number> {
  const own = button.closest('li');
  const rows: (Element | null | undefined)[] = [];
  return new Promise((resolve) => {
    const observer = new MutationObserver((changes) => {
      rows.push(...new Set(changes.map(({ target }) => target.parentElement?.closest('li'))));
      if (rows.filter((row) => row === own).length < 2) return;
      observer.disconnect();
      resolve(new Set(rows).size);
    });
    observer.observe(button.closest('ul') ?? button, { characterData: true, subtree: true });
  });
}
