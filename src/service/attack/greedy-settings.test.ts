import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../contract/settings/settings';
import type { PublishedVersionPage, WidgetDraft } from '../../operations/console/widget-settings';
import { demo } from '../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import {
  addOtherOrganisation,
  createProvisioner,
  exampleWidgetFields,
  other,
} from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let call: ConsoleCall;
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService({ SETTINGS_MB: '1' });
  call = await signInToConsole(service);
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.advance(600_000);
  await sql`delete from widgets where org_id = ${demo.orgId} and id <> ${demo.widgetId}`.execute(service.db);
});

/** Settings of about so many bytes. */
function settingsOf(kilobytes: number, word = 'x'): WidgetSettings {
  const settings = defaultSettings();
  const rules = Array.from({ length: Math.ceil(kilobytes / 10) }, (_, at) => ({
    id: `rule ${at}`,
    when: { fact: 'secondsOnPage' as const, is: 'atLeast' as const, value: 10 },
    messages: Array.from({ length: 10 }, () => word.repeat(1_000)),
  }));
  return { ...settings, proactive: { ...settings.proactive, isOn: true, rules } };
}

async function publish(id: string, settings: WidgetSettings): Promise<number> {
  return (await call('PUT', `/widgets/${id}/settings`, { settings })).statusCode;
}
async function draft(id: string, settings: WidgetSettings): Promise<number> {
  return (await call('PUT', `/widgets/${id}/draft`, { settings })).statusCode;
}
async function versionsOf(id: string): Promise<number[]> {
  const { versions } = (await call('GET', `/widgets/${id}/versions`)).json<PublishedVersionPage>();
  return versions.map(({ revision }) => revision);
}
async function bytesKept(): Promise<{ current: number; versions: number }> {
  const { rows } = await sql<{ current: number; versions: number }>`
    select (
      select sum(length(settings::text)) + coalesce(sum(length(draft::text)), 0)
      from widgets left join widget_drafts on widget_id = id where org_id = ${demo.orgId}
    )::integer as current, (
      select sum(length(v.settings::text)) from widget_versions v join widgets on id = widget_id where org_id = ${demo.orgId}
    )::integer as versions`.execute(service.db);
  return rows[0] ?? { current: 0, versions: 0 };
}

test('settings and drafts of an organisation have a bound, also when they are saved at once', async () => {
  const widgets = [];
  for (let at = 0; at < 6; at++) widgets.push(await service.addWidget());
  const answers = await Promise.all(widgets.map(({ id }) => draft(id, settingsOf(300))));
  expect(answers.sort()).toEqual([200, 200, 200, 413, 413, 413]);
  const published = await Promise.all(widgets.map(({ id }) => publish(id, settingsOf(300, 'y'))));
  expect(published).toEqual(widgets.map(() => 413));
  expect((await bytesKept()).current).toBeLessThan(1_000_000);
  const refused = await call('PUT', `/widgets/${demo.widgetId}/draft`, { settings: settingsOf(300) });
  expect(refused.json()).toEqual({
    code: 413,
    message: expect.stringContaining('Older versions don’t count'),
  });
});

test('where there is no more room, what takes less is saved, drafts are published and discarded, and others have theirs', async () => {
  const [full, second] = [await service.addWidget(), await service.addWidget()];
  await draft(full.id, settingsOf(400));
  await draft(second.id, settingsOf(500));
  expect(await draft(demo.widgetId, settingsOf(100))).toBe(413);
  expect((await call('POST', `/widgets/${full.id}/draft/publish`, {})).statusCode).toBe(200);
  expect(await draft(full.id, settingsOf(300))).toBe(413);
  expect(await publish(full.id, settingsOf(350))).toBe(200);
  const discarded = (await call('DELETE', `/widgets/${second.id}/draft`)).json<WidgetDraft>();
  expect(discarded.changed).toBeUndefined();
  expect(await draft(full.id, settingsOf(500))).toBe(200);
  expect(await draft(second.id, settingsOf(500))).toBe(413);
  const { id } = await service.addWidget({ orgId: other.orgId });
  const kept = await service.context.widgetDrafts.write(other.orgId, id, { settings: settingsOf(500) });
  expect(kept.changed).toBeDefined();
});

test('no widget is added where there is no room for its settings', async () => {
  await sql`
    insert into widgets select (json_populate_record(w, json_build_object(
      'id', gen_random_uuid(), 'settings', jsonb_build_object('large', repeat('x', 999000))
    ))).* from widgets w where w.id = ${demo.widgetId}`.execute(service.db);
  expect((await call('POST', '/widgets', { name: 'One more' })).statusCode).toBe(413);
  expect((await provision('PUT', 'widget', exampleWidgetFields())).statusCode).toBe(413);
});

test('history keeps nobody from publishing: what is oldest in the widget that has most of it goes first', async () => {
  const [busy, quiet] = [await service.addWidget(), await service.addWidget()];
  for (const word of ['a', 'b', 'c']) expect(await publish(quiet.id, settingsOf(20, word))).toBe(200);
  const before = await versionsOf(quiet.id);
  for (const word of ['d', 'e', 'f', 'g', 'h']) {
    service.clock.advance(600_000);
    expect(await publish(busy.id, settingsOf(350, word))).toBe(200);
  }
  expect((await bytesKept()).versions).toBeLessThan(1_000_000);
  expect(await versionsOf(quiet.id)).toEqual(before);
  const [latest, ...older] = await versionsOf(busy.id);
  expect([latest, older.length]).toEqual([6, 1]);
  expect((await call('POST', `/widgets/${busy.id}/draft/restore`, { version: 5 })).statusCode).toBe(200);
  expect((await call('POST', `/widgets/${busy.id}/draft/restore`, { version: 4 })).statusCode).toBe(400);
});
