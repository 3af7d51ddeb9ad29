import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  WidgetSettingsState,
  PublishedVersionPage,
  WidgetDraft,
} from '../../../operations/console/widget-settings';
import type { WidgetDetails } from '../../../operations/console/widgets';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

const [maya] = demo.agents;
let service: TestService;
let call: ConsoleCall;
let id: string;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  ({ id } = await service.addWidget());
});

async function readDraft(): Promise<WidgetDraft> {
  return (await call('GET', `/widgets/${id}/draft`)).json<WidgetDraft>();
}
async function readVersions(): Promise<PublishedVersionPage['versions']> {
  return (await call('GET', `/widgets/${id}/versions`)).json<PublishedVersionPage>().versions;
}
async function readSettings() {
  return (await call('GET', `/widgets/${id}/settings`)).json<WidgetSettingsState>().settings;
}
async function draft(accent: string, more: object = {}) {
  const { settings } = await readDraft();
  const answer = await call('PUT', `/widgets/${id}/draft`, {
    settings: { ...settings, look: { ...settings.look, accent } },
    ...more,
  });
  return { status: answer.statusCode, ...answer.json<WidgetDraft>() };
}
async function publish(accent: string) {
  const { revision } = await draft(accent);
  return (await call('POST', `/widgets/${id}/draft/publish`, { revision })).statusCode;
}

test('pages get what was published, and nothing of a draft', async () => {
  const before = await readDraft();
  expect(before.changed).toBeUndefined();
  const { revision } = await draft('#123456');
  expect((await service.app.inject(`/js/${id}.js`)).body).not.toContain('#123456');
  expect(await readDraft()).toMatchObject({
    settings: { look: { accent: '#123456' } },
    changed: { actorKind: 'agent', actor: maya.email, at: service.clock.now() },
  });
  await call('POST', `/widgets/${id}/draft/publish`, { revision });
  expect((await service.app.inject(`/js/${id}.js`)).body).toContain('#123456');
  expect((await readDraft()).changed).toBeUndefined();
});

test('two administrators do not overwrite each other, neither drafts nor what is published', async () => {
  const { revision: first } = await readDraft();
  const mine = await draft('#111111', { revision: first });
  expect((await draft('#222222', { revision: first })).status).toBe(409);
  expect((await draft('#222222', { revision: mine.revision })).status).toBe(200);
  expect((await call('POST', `/widgets/${id}/draft/publish`, { revision: mine.revision })).statusCode).toBe(
    409,
  );
  expect((await call('DELETE', `/widgets/${id}/draft?revision=${mine.revision}`)).statusCode).toBe(409);
  const { revision } = await readDraft();
  await call('PUT', `/widgets/${id}/settings`, { settings: { sounds: false } });
  expect((await draft('#333333', { revision })).status).toBe(409);
  expect((await readDraft()).settings.look.accent).toBe('#222222');
});

test('who publishes again, since the answer was lost, gets what is published, and nobody else’s draft goes out', async () => {
  const { revision } = await draft('#111111');
  function again() {
    return call('POST', `/widgets/${id}/draft/publish`, { revision });
  }
  const published = (await again()).json<WidgetDraft>();
  expect((await again()).json()).toEqual(published);
  expect(await readVersions()).toHaveLength(2);
  await draft('#222222');
  expect((await again()).statusCode).toBe(409);
  await call('DELETE', `/widgets/${id}/draft`);
  expect((await again()).statusCode).toBe(409);
});

test('a draft that is discarded, or made as what is published, is none', async () => {
  const published = await readSettings();
  await draft('#123456');
  const discarded = (await call('DELETE', `/widgets/${id}/draft`)).json<WidgetDraft>();
  expect([discarded.settings, discarded.changed]).toEqual([published, undefined]);
  expect((await draft('#123456')).changed).toBeDefined();
  expect((await draft(published.look.accent)).changed).toBeUndefined();
  const { revision } = await readDraft();
  expect((await call('POST', `/widgets/${id}/draft/publish`, { revision })).statusCode).toBe(400);
});

test('what was published is listed with who, when and what, and comes back as a draft', async () => {
  const { accent } = (await readSettings()).look;
  await publish('#111111');
  service.clock.advance(60_000);
  await publish('#222222');
  const versions = await readVersions();
  expect(versions).toEqual([
    {
      revision: 5,
      at: service.clock.now(),
      actorKind: 'agent',
      actor: maya.email,
      changes: [{ path: 'look.accent', before: '"#111111"', after: '"#222222"' }],
    },
    expect.objectContaining({
      revision: 3,
      changes: [{ path: 'look.accent', before: JSON.stringify(accent), after: '"#111111"' }],
    }),
    expect.objectContaining({ revision: 1, at: 0, changes: [] }),
  ]);
  const restored = (await call('POST', `/widgets/${id}/draft/restore`, { version: 3 })).json<WidgetDraft>();
  expect(restored.settings.look.accent).toBe('#111111');
  expect((await readSettings()).look.accent).toBe('#222222');
  expect((await call('POST', `/widgets/${id}/draft/restore`, { version: 4 })).statusCode).toBe(400);
});

test('the last hundred versions are kept, and listed in pages', async () => {
  const { settings } = await readDraft();
  const published = { at: 1, actorKind: 'agent', actor: maya.email, settings } as const;
  await service.elsewhere.transaction(async ({ widgetDrafts, widgetVersions }) => {
    for (let revision = 1; revision <= 103; revision++)
      await widgetVersions.add(id, { ...published, revision });
    await widgetDrafts.put(id, { revision: 103 });
  });
  await publish('#111111');
  let before = '';
  const revisions: number[] = [];
  do {
    const answer = await call('GET', `/widgets/${id}/versions${before}`);
    const page = answer.json<PublishedVersionPage>();
    revisions.push(...page.versions.map(({ revision }) => revision));
    before = page.before === undefined ? '' : `?before=${page.before}`;
  } while (before);
  expect(revisions).toEqual([105, ...Array.from({ length: 99 }, (_none, at) => 103 - at)]);
});

test('publishing and drafts are in the way of nobody who edits what else there is of the widget', async () => {
  const { revision } = (await call('GET', `/widgets/${id}`)).json<WidgetDetails>();
  await publish('#111111');
  await draft('#222222');
  const saved = await call('PUT', `/widgets/${id}`, { name: 'Lamps', revision });
  expect([saved.statusCode, saved.json<WidgetDetails>().name]).toEqual([200, 'Lamps']);
  expect((await call('PUT', `/widgets/${id}`, { name: 'Bulbs', revision })).statusCode).toBe(409);
});

test('settings that are published already make no version, and end the draft that is the same', async () => {
  await publish('#111111');
  const before = await readVersions();
  await draft('#222222');
  const { settings } = await readDraft();
  await call('PUT', `/widgets/${id}/settings`, { settings });
  expect((await readDraft()).changed).toBeUndefined();
  await call('PUT', `/widgets/${id}/settings`, { settings });
  expect(await readVersions()).toHaveLength(before.length + 1);
});

test('a draft with faults is refused, and each is named', async () => {
  const answer = await call('PUT', `/widgets/${id}/draft`, { settings: { look: { accent: 'red' } } });
  expect([answer.statusCode, answer.json<{ faults: object[] }>().faults]).toEqual([
    400,
    [{ path: 'look.accent', message: 'must be a colour like #1f6feb' }],
  ]);
});

test('a choice that appears twice, and a preset that is not among the choices, are named at their field', async () => {
  const { settings } = await readDraft();
  const fields = [
    { kind: 'question', label: '', isRequired: true, options: [], value: '' },
    { kind: 'choice', label: 'Lamp', isRequired: false, options: ['Holm', 'Kelda', 'Holm'], value: 'Tarn' },
  ];
  const forms = { ...settings.forms, prechat: { ...settings.forms.prechat, fields } };
  const answer = await call('PUT', `/widgets/${id}/draft`, { settings: { ...settings, forms } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    faults: [
      { path: 'forms.prechat.fields[1].options[2]', message: 'appears twice. Change or remove one of them' },
      { path: 'forms.prechat.fields[1].value', message: 'must be one of Holm, Kelda' },
    ],
  });
});

test('what an administrator publishes is no conflict for what they save next, in either order', async () => {
  const { revision } = (await call('GET', `/widgets/${id}`)).json<WidgetDetails>();
  expect(await publish('#123456')).toBe(200);
  const saved = await call('PUT', `/widgets/${id}`, { idleMinutes: 20, revision });
  expect(saved.statusCode).toBe(200);
  const before = await readDraft();
  await call('PUT', `/widgets/${id}`, { idleMinutes: 21, revision: saved.json<WidgetDetails>().revision });
  expect((await draft('#654321', { revision: before.revision })).status).toBe(200);
});
