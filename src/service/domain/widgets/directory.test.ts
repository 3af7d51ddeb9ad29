import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { createReadingWidgets } from '../shares/reading-widgets';
import { createDirectory, isIdentifier } from './directory';
import type { Change } from '../ports';
import type { Widget } from './widgets';

const id = '11111111-1111-4111-8111-111111111111';
const lettered = 'abcdefab-cdef-4abc-8def-abcdefabcdef';

function createFakes(id = '11111111-1111-4111-8111-111111111111') {
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
      getListed: async (asking) => (asking === id ? widget : undefined),
    },
    reading: createReadingWidgets(),
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

test('a widget is read once, however its id is written and however many ask at once', async () => {
  const { directory, asked } = createFakes(lettered);
  const spellings = Array.from(lettered, (_, at) => lettered.slice(0, at) + lettered.slice(at).toUpperCase());
  await Promise.all([...spellings, ...spellings].map((spelled) => directory.widget(spelled)));
  for (const spelled of spellings) expect(await directory.widget(spelled)).toMatchObject({ id: lettered });
  expect(asked).toEqual([lettered]);
});

test('a widget that changes while it is read is read again', async () => {
  const { directory, asked, publish } = createFakes();
  const reading = directory.widget(id);
  await expect.poll(() => asked).toEqual([id]);
  publish({ kind: 'widget', widgetId: id });
  await reading;
  await directory.widget(id);
  expect(asked).toEqual([id, id]);
});

test('widgets of one organisation are read one at a time', async () => {
  const read: (() => void)[] = [];
  const underWay: string[] = [];
  const directory = createDirectory({
    keys: { organisationOf: async () => undefined },
    widgets: {
      get: async (asking) => {
        underWay.push(asking.slice(0, 1));
        await new Promise<void>((resolve) => read.push(resolve));
        return undefined;
      },
      getListed: async (asking) => ({ orgId: asking.startsWith('9') ? 2 : 1 }) as Widget,
    },
    pubSub: { subscribe: () => () => undefined },
    clock: { now: () => 0, elapsed: () => 0 },
    reading: createReadingWidgets(),
  });
  const asking = ['1', '2', '9'].map((digit) => directory.widget(id.replaceAll('1', digit)));
  await expect.poll(() => underWay).toEqual(['1', '9']);
  read[0]?.();
  await expect.poll(() => underWay).toEqual(['1', '9', '2']);
  for (const end of read) end();
  await Promise.all(asking);
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
