import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { createFakeVisitor } from './fake-visitor';

test('a cap holds though rules of another widget of the same site have invited since', async () => {
  const browser = createFakeBrowser();
  async function visit(id: string, widgetId?: string) {
    const rules = [{ id, cap: { times: 1, per: 'ever' as const } }];
    const visitor = createFakeVisitor(rules, { reengagementMinutes: 0 }, browser, widgetId);
    await visitor.settle();
    if (visitor.invitations.length > 0) visitor.closeInvitation();
    visitor.proactive().stop();
    return visitor.invited();
  }
  expect(await visit('lamps')).toEqual(['lamps']);
  expect(await visit('chairs')).toEqual(['chairs']);
  expect(await visit('lamps')).toEqual([]);
  for (let number = 0; number < 120; number++) await visit(`made-${number}`);
  expect(
    Object.keys(JSON.parse(browser.storage.get('chat-widget:invitations') ?? '{}') as object),
  ).toHaveLength(100);
  expect(await visit('made-119')).toEqual([]);

  expect(await visit('Rule-1', 'w1')).toEqual(['Rule-1']);
  expect(await visit('Rule-1', 'w2')).toEqual(['Rule-1']);
  expect(await visit('Rule-1', 'w1')).toEqual([]);
});
