import type { Page } from 'playwright/test';
import { expect, test } from '../people';

interface Motion {
  /** `CSSTransition` with the property as its name, or `CSSAnimation`. */
  type: string;
  name: string;
  /** Milliseconds. */
  duration: number;
}

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

/** Notes each motion that the browser begins, however short it is. */
async function watchMotions(page: Page): Promise<Motion[]> {
  const motions: Motion[] = [];
  const known = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Animation.animationStarted', ({ animation }) => {
    const { id, type, name, source } = animation;
    // A busy browser reports some twice.
    if (known.has(id)) return;
    known.add(id);
    motions.push({ type, name, duration: source?.duration ?? 0 });
  });
  await session.send('Animation.enable');
  return motions;
}

function rises(motions: readonly Motion[]) {
  return motions.filter(({ type, name }) => type === 'CSSTransition' && name === 'transform');
}

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the panel grows out of the corner of its launcher', async ({ visitor }) => {
    const { page, dialog, launcher } = visitor;
    await visitor.visit('/qa/plain.html');
    const motions = await watchMotions(page);
    await launcher.click();
    await expect(dialog).toBeVisible();
    await expect.poll(() => motions.map(({ name }) => name)).toContain('arrive');
    const { duration } = motions.find(({ name }) => name === 'arrive') ?? { duration: 0 };
    expect(duration).toBeGreaterThanOrEqual(160);
    expect(duration).toBeLessThanOrEqual(220);
    const corner = await dialog.evaluate((panel: HTMLElement) => {
      const [x, y] = getComputedStyle(panel).transformOrigin.split(' ').map(parseFloat);
      return [Math.abs((x ?? 0) - panel.offsetWidth) < 1, Math.abs((y ?? 0) - panel.offsetHeight) < 1];
    });
    expect(corner).toEqual([true, true]);
  });

  test('a message rises into its place, and nothing of the history does', async ({
    visitor,
    consoleApi,
    email,
  }) => {
    await visitor.visit('/');
    await visitor.startChat({ email, question: 'Do you ship to Oban?' });
    const { id } = await consoleApi.chatOf(email);
    await consoleApi.answer(id, 'We do.');
    await visitor.sees('We do.');
    await visitor.log.evaluate((log) =>
      Promise.allSettled(log.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const motions = await watchMotions(visitor.page);
    await consoleApi.answer(id, 'And to Mull.');
    await visitor.sees('And to Mull.');
    await expect.poll(() => rises(motions).map(({ duration }) => duration)).toEqual([180]);

    await visitor.page.reload();
    await expect(visitor.log).toContainText('And to Mull.');
    await expect(visitor.log).toHaveClass(/live/);
    expect(rises(motions)).toHaveLength(1);
  });
});

test('nothing moves for those who want no motion', async ({ visitor, consoleApi, email }) => {
  const motions = await watchMotions(visitor.page);
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Oban?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'We do.');
  await visitor.sees('We do.');
  expect(motions).toEqual([]);
});
