import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Holds the page, with the shadow roots in it, to WCAG 2.2 A and AA. */
export async function expectNoFindings(page: Page) {
  await page.evaluate(source);
  // A colour on its way to another is neither; that of a part which is not drawn would stay on its way. Who inherits it
  // sets out behind it.
  await page.evaluate(() => {
    let left: Animation[];
    do {
      left = document.getAnimations().filter((one) => one instanceof CSSTransition);
      for (const one of left) one.finish();
    } while (left.length > 0);
  });
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(findings).toEqual([]);
}

interface Axe {
  run(
    context: Document,
    options: { runOnly: string[] },
  ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}
