import { expect, test } from 'vitest';
import { createKeeping } from './keeping';
import { createPageStorage } from './storage';

/** A page's storage as an object whose methods are not among its keys. */
function createArea(overrides: object = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    ...overrides,
  };
  return Object.create(methods) as Storage;
}

function createWindow(localStorage: () => Storage): Window {
  return Object.defineProperty(new EventTarget(), 'localStorage', { get: localStorage }) as unknown as Window;
}

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

test.each([
  ['a storage that works', () => createArea()],
  ['a storage that may not be touched', refuse],
  ['a storage that is not there', () => undefined as unknown as Storage],
  ['a full storage', () => createArea({ setItem: refuse })],
  [
    'a storage whose every method throws',
    () => createArea({ getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])('%s gives back what it was given', (_, open) => {
  const area = open === refuse ? refuse : open();
  const storage = createPageStorage(
    createWindow(typeof area === 'function' ? refuse : () => area),
    'localStorage',
    createKeeping(),
  );
  storage.set('chat-widget:a', '1');
  storage.set('chat-widget:b', '2');
  storage.set('other', '3');
  storage.remove('chat-widget:b');
  expect(storage.get('chat-widget:a')).toBe('1');
  expect(storage.get('chat-widget:b')).toBeNull();
  expect(storage.keys('chat-widget:')).toEqual(['chat-widget:a']);
});

test('a full storage answers what was set last, and takes the next value that fits', () => {
  const area = createArea({
    setItem(this: Record<string, string>, key: string, value: string) {
      if (value.length > 5) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      this[key] = value;
    },
  });
  const storage = createPageStorage(
    createWindow(() => area),
    'localStorage',
    createKeeping(),
  );
  storage.set('a', 'early');
  storage.set('a', 'too long');
  expect([storage.get('a'), { ...area }]).toEqual(['too long', { a: 'early' }]);
  storage.set('a', 'short');
  expect([storage.get('a'), { ...area }]).toEqual(['short', { a: 'short' }]);
  storage.set('a', 'too long');
  storage.remove('a');
  expect([storage.get('a'), storage.keys('a'), { ...area }]).toEqual([null, [], {}]);
});

test('another tab is heard, also where this one could not write', () => {
  const area = createArea({ setItem: refuse });
  const window = createWindow(() => area);
  const storage = createPageStorage(window, 'localStorage', createKeeping());
  const heard: unknown[] = [];
  const undo = storage.onChange((key, value) => heard.push([key, value]));
  storage.set('a', 'mine');
  Object.assign(area, { a: 'theirs' });
  function change(key: string | null, storageArea: unknown) {
    return window.dispatchEvent(
      Object.assign(new Event('storage'), { key, newValue: 'theirs', storageArea }),
    );
  }
  change('a', area);
  change('a', createArea());
  change(null, area);
  expect(heard).toEqual([['a', 'theirs']]);
  expect(storage.get('a')).toBe('theirs');
  undo();
  change('a', area);
  expect(heard).toHaveLength(1);
});

test('nothing is written before it may be kept, and what was remembered is written then', () => {
  const area = createArea();
  const keeping = createKeeping();
  const storage = createPageStorage(
    createWindow(() => area),
    'localStorage',
    keeping,
  );
  storage.set('a', 'before');
  keeping.allow(false);
  storage.set('a', 'meanwhile');
  storage.set('b', 'meanwhile');
  expect([storage.get('a'), storage.get('b'), { ...area }]).toEqual([
    'meanwhile',
    'meanwhile',
    { a: 'before' },
  ]);
  keeping.allow(true);
  expect({ ...area }).toEqual({ a: 'meanwhile', b: 'meanwhile' });
});

test('the area is not touched before it is used', () => {
  createPageStorage(
    createWindow(() => {
      throw new Error('touched');
    }),
    'localStorage',
    createKeeping(),
  );
});
