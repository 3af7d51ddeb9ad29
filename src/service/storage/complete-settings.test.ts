import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '../../contract/settings/parse-settings';
import type { OpenedStore } from './open-store';
import { exampleAgent, exampleWidget, exampleWidgetAgent } from './test-records';
import { openTestStore } from './test-store';

let opened: OpenedStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.stop());

test('settings that an older version stored come back with the defaults of newer ones, wherever they are read', async () => {
  const { store, db } = opened;
  const { widgets, widgetDrafts, widgetVersions, agents } = store;
  await store.organisations.add({ id: 1, name: 'Shop' });
  const { id, settings } = exampleWidget();
  const email = 'maya@shop.example';
  await agents.add(exampleAgent({ email }));
  await widgets.add(exampleWidget({ id }), [exampleWidgetAgent({ widgetId: id, email })]);
  const by = { at: 1, actorKind: 'agent', actor: email } as const;
  await widgetVersions.add(id, { revision: 1, ...by, settings });
  await widgetDrafts.put(id, { revision: 2, draft: { ...by, settings } });
  const older = sql`settings - 'files' - 'typingPreview' || '{"look": {}, "gone": true}'`;
  await sql`update widgets set settings = ${older}`.execute(db);
  await sql`update widget_versions set settings = ${older}`.execute(db);
  await sql`update widget_drafts set draft = jsonb_set(draft, '{settings}', '{}')`.execute(db);

  const read = [
    await widgets.get(id),
    (await widgets.answeredBy(email, id))?.widget,
    (await widgetDrafts.get(id)).draft,
    await widgetVersions.get(id, 1),
    ...(await widgetVersions.list(id, { limit: 1 })),
  ];
  expect(read.map((one) => one?.settings)).toEqual(read.map(() => defaultSettings()));
});
