import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { createDirectory, isIdentifier } from './directory';
import type { Change } from '../ports';
import type { Widget } from './widgets';

const id = '11111111-1111-4111-8111-111111111111';

function createFakes() {
  const settings = defaultSettings();
  const asked: string[] = [];
  const listeners: ((change: Change) => void)[] = [];
  let now = 0;
  const widget = { id, orgId: 1, settings, revision: 1 } as Widget;
  const directory = createDirectory({
    keys: {
      async organisationOf(_kind, key) {
        asked.push(key);
        return key === 'right' ? 1 : undefined;
      },
    },
    widgets: {
      async get(asking) {
        asked.push(asking);
        return asking === id ? { ...widget } : undefined;
      },
    },
    pubSub: { subscribe: (fn) => (listeners.push(fn), () => undefined) },
    clock: { now: () => now, elapsed: () => now },
  });
  return {
    directory,
    asked,
    pass: (milliseconds: number) => void (now += milliseconds),
    publish: (change: Change) => listeners.forEach((fn) => fn(change)),
  };
}

test('what was found is kept for five seconds; what was not found is asked again', async () => {
  const { directory, asked, pass } = createFakes();
  for (const key of ['right', 'right', 'wrong', 'wrong']) await directory.organisationOf(key);
  expect(asked).toEqual(['right', 'wrong', 'wrong']);
  expect(directory.knownOrganisationOf('right')).toBe(1);
  pass(5_000);
  expect(directory.knownOrganisationOf('right')).toBeUndefined();
});

test('a changed widget is read again', async () => {
  const { directory, asked, publish } = createFakes();
  await directory.widget(id);
  await directory.widget(id);
  publish({ kind: 'widget', widgetId: id });
  await directory.widget(id);
  expect(asked).toEqual([id, id]);
});

test('an identifier of another shape is no widget, and the store is not asked', async () => {
  const { directory, asked } = createFakes();
  expect(await directory.widget('\0')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(isIdentifier(id.toUpperCase())).toBe(true);
});

test('what nobody asks for any more is forgotten, since settings of a widget can take megabytes', async () => {
  const { directory, pass } = createFakes();
  async function find() {
    return new WeakRef((await directory.widget(id)) as Widget);
  }
  const kept = await find();
  pass(5_000);
  await directory.widget('22222222-2222-4222-8222-222222222222');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await expect
    .poll(() => {
      collect();
      return kept.deref() === undefined;
    })
    .toBe(true);
});
