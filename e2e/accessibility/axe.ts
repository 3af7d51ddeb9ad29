import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Holds the page, with the shadow roots in it, to WCAG 2.2 A and AA. */
export function expectNoFindings(page: Page) {
  return expectNoViolations(page, all);
}

/** The part of it that depends on colours, where the same page was without findings in others. */
export function expectNoFindingsOfColours(page: Page) {
  return expectNoViolations(page, { type: 'rule', values: ofColours });
}

async function expectNoViolations(page: Page, runOnly: RunOnly) {
  // Bringing it into a page takes as long as a run of it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // A colour on its way to another is neither; that of a part which is not drawn would stay on its way. Who inherits it
  // sets out behind it.
  await page.evaluate(() => {
    let left: Animation[];
    do {
      left = document.getAnimations().filter((one) => one instanceof CSSTransition);
      for (const one of left) one.finish();
    } while (left.length > 0);
  });
  const findings = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, runOnly);
  expect(findings).toEqual([]);
}

type RunOnly = string[] | { type: 'rule'; values: string[] };

interface Axe {
  run(
    context: Document,
    options: { runOnly: RunOnly; resultTypes: ['violations'] },
  ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}
