import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { WidgetDraft } from '../../../operations/console/widget-settings';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { SettingsDraftModel } from './settings-draft';

async function setUp(onDiscard = () => {}) {
  let published = defaultSettings();
  let kept: WidgetDraft = { settings: published, revision: 7 };
  const changed = { at: 1, actorKind: 'agent', actor: 'maya@shop.example' } as const;
  const client = createFakeCalls({
    'GET /widgets/{id}/settings': () => ({ settings: published, revision: kept.revision }),
    'PUT /widgets/{id}/settings': ({ body }) => {
      published = body.settings as WidgetSettings;
      kept = { settings: published, revision: kept.revision + 1 };
      return { settings: published, revision: kept.revision };
    },
    'POST /widgets/{id}/draft/publish': () => {
      published = kept.settings;
      return (kept = { settings: published, revision: kept.revision + 1 });
    },
    'GET /widgets/{id}/draft': () => kept,
    'PUT /widgets/{id}/draft': ({ body }) =>
      (kept = { settings: body.settings as WidgetSettings, revision: kept.revision + 1, changed }),
    'DELETE /widgets/{id}/draft': () => {
      onDiscard();
      return (kept = { settings: published, revision: kept.revision + 1 });
    },
  });
  const setup = new SettingsDraftModel(client, 'w1');
  await setup.draft.load();
  return {
    client,
    setup,
    /** Somebody else publishes. */
    publishAs(settings: WidgetSettings) {
      published = settings;
      kept = { settings, revision: kept.revision + 1 };
    },
  };
}

test('a draft is told by what it would change on pages, and published under its revision', async () => {
  const { client, setup } = await setUp();
  expect([setup.changes.value, setup.changed.value]).toEqual([[], undefined]);
  setup.draft.setAt('look.radius', 4);
  expect(setup.changes.value).toEqual([
    { title: 'Colours and position › Corner radius', before: '16 pixels', after: '4 pixels' },
  ]);
  await setup.draft.save();
  expect(setup.changed.value?.actor).toBe('maya@shop.example');
  const before = setup.published.value;
  await setup.publish();
  expect(client.calls).toContain(
    'POST /widgets/{id}/draft/publish {"path":{"id":"w1"},"body":{"revision":8}}',
  );
  expect([setup.changes.value, setup.published.value?.look.radius]).toEqual([[], 4]);
  if (before) await setup.unpublish(before, { ...before, look: { ...before.look, radius: 4 } });
  expect(setup.draft.value.value?.look.radius).toBe(16);
});

test('what somebody else has published since stays, and who takes back a publication learns of it', async () => {
  const { client, setup, publishAs } = await setUp();
  const before = defaultSettings();
  setup.draft.setAt('look.radius', 4);
  await setup.draft.save();
  await setup.publish();
  const given = setup.published.value ?? before;
  publishAs({ ...given, sounds: false });
  await expect(setup.unpublish(before, given)).rejects.toThrow('Someone else has published since.');
  expect(client.calls.filter((call) => call.startsWith('PUT /widgets/{id}/settings'))).toEqual([]);
  expect(setup.published.value).toMatchObject({ sounds: false, look: { radius: 4 } });
});

test('where somebody else was first nothing is published, and what they left is shown', async () => {
  const { client, setup } = await setUp();
  setup.draft.setAt('look.radius', 4);
  await setup.draft.save();
  client.failNext(new RequestFailure(409, undefined, { code: 409, message: 'Somebody else changed this.' }));
  const asked = client.calls.length;
  await expect(setup.publish()).rejects.toThrow('Somebody else changed this.');
  expect(client.calls.slice(asked + 1).map((call) => call.split(' {')[0])).toEqual([
    'GET /widgets/{id}/draft',
    'GET /widgets/{id}/settings',
  ]);
  await setup.discard();
  expect(setup.draft.value.value).toEqual(setup.published.value);
});

test('what was discarded comes back under the revision that discarding made, also where nothing could be read since', async () => {
  const { client, setup } = await setUp(() => client.failNext(new Error('Busy.')));
  setup.draft.setAt('look.radius', 4);
  await setup.draft.save();
  const left = setup.left() ?? expect.unreachable();
  await setup.discard();
  await setup.replace(left);
  expect(client.calls.filter((call) => call.startsWith('PUT')).at(-1)).toContain('"revision":9');
  expect(setup.draft.value.value?.look.radius).toBe(4);
});

test('what is written after publishing stays as pages get back what they had', async () => {
  const { setup } = await setUp();
  const before = setup.published.value;
  setup.draft.setAt('look.radius', 4);
  await setup.draft.save();
  const published = setup.publish();
  setup.draft.setAt('look.accent', '#00695c');
  await published;
  expect(setup.draft.value.value?.look).toMatchObject({ radius: 4, accent: '#00695c' });
  if (before) await setup.unpublish(before, { ...before, look: { ...before.look, radius: 4 } });
  expect(setup.published.value?.look.radius).toBe(16);
  expect(setup.draft.value.value?.look).toMatchObject({ radius: 4, accent: '#00695c' });
  expect(await setup.draft.save()).toBe(true);
});

test('why nothing was discarded is forgotten once something is saved', async () => {
  const { client, setup } = await setUp();
  setup.draft.setAt('look.radius', 4);
  await setup.draft.save();
  client.failNext(new Error('Busy.'));
  await setup.turning.run(setup.discard);
  expect(setup.turning.state.value.kind).toBe('refused');
  setup.draft.setAt('look.radius', 5);
  await setup.draft.save();
  expect(setup.turning.state.value.kind).toBe('idle');
});

test('what is not saved stays where somebody else was first', async () => {
  const { client, setup } = await setUp();
  setup.draft.setAt('look.radius', 4);
  client.failNext(new RequestFailure(409, undefined, { code: 409, message: 'Somebody else changed this.' }));
  await expect(setup.restore(3)).rejects.toThrow('Somebody else changed this.');
  expect(setup.draft.value.value?.look.radius).toBe(4);
});

test('a choice whose text was taken out takes its translations along, and the others keep theirs', async () => {
  const { setup } = await setUp();
  const { draft } = setup;
  const choice = { kind: 'choice', label: 'About', isRequired: false, value: '' } as const;
  const options = ['Order', ' ', 'Return'];
  const translations = [{ locale: 'de', label: '', options: ['Bestellung', 'Lieferung', 'Rückgabe'] }];
  draft.setAt('forms.prechat.fields', [{ ...choice, options, translations }]);
  await draft.save();
  expect(draft.saved.value).toMatchObject({
    forms: {
      prechat: {
        fields: [{ options: ['Order', 'Return'], translations: [{ options: ['Bestellung', 'Rückgabe'] }] }],
      },
    },
  });
});
