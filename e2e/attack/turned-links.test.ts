import type { Locator } from 'playwright/test';
import { expect, test } from '../people';
import { changeAs } from './texts-for-console';

/** Without a direction of their own, its letters would be drawn from the right: https://good.example/… */
const turned = '\u202ehttps://evil.example/elpmaxe.doog//:sptth';
const address = turned.slice(1);

test('what turns a text round turns no link in it, neither for agents nor for visitors', async ({
  agent,
  visitor,
  service,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: `Look at ${turned}` });
  const caseId = await visitor.caseId();
  await agent.page.evaluate((id) => (location.hash = `#/cases/${id}`), caseId);
  const log = agent.page.getByRole('log', { name: 'Conversation' });
  await expectForwards(log.getByRole('link', { name: address }));

  const change = changeAs(agent.page.request, service.url);
  await change('POST', `/cases/${caseId}/notes`, { text: turned, messageId: 'note' });
  await change('POST', `/cases/${caseId}/entries`, { text: `Then see ${turned}`, messageId: 'answer' });
  await expectForwards(visitor.log.locator('.cw-other').getByRole('link', { name: address }));
  await expect(log.getByRole('link', { name: address })).toHaveCount(3);
  for (const link of await log.getByRole('link', { name: address }).all()) await expectForwards(link);
});

/** Its first letter is drawn left of its eighth, in one line. */
async function expectForwards(link: Locator) {
  const [first = 0, eighth = 0] = await link.evaluate(({ firstChild }) =>
    [0, 7].map((at) => {
      const range = document.createRange();
      range.setStart(firstChild ?? document, at);
      range.setEnd(firstChild ?? document, at + 1);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(first).toBeLessThan(eighth);
}
