import { expect, test } from 'vitest';
import { readGlobalVariable } from './global-variable';

const page = {
  plan: 'pro',
  cart: { total: 42, items: [{ id: 'lamp' }] },
  isMember: false,
  load: () => 'called',
  get secret(): string {
    throw new Error('ran');
  },
  hostile: new Proxy(
    {},
    {
      getOwnPropertyDescriptor() {
        throw new Error('ran');
      },
    },
  ),
};

test.each([
  ['plan', 'pro'],
  ['cart.total', '42'],
  ['cart.items.0.id', 'lamp'],
  ['isMember', 'false'],
  ['cart', undefined],
  ['missing.deeper', undefined],
  ['plan.length', undefined],
  ['load', undefined],
  ['secret', undefined],
  ['hostile.x', undefined],
  ['constructor.name', undefined],
  ['__proto__.x', undefined],
  ['', undefined],
])('%s is %s', (path, seen) => {
  expect(readGlobalVariable(page, path)).toBe(seen);
});
