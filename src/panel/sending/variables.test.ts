import { afterEach, expect, test } from 'vitest';
import { variablesOf } from './variables';

const lists = Array.prototype as { toJSON?: () => string };

afterEach(() => {
  delete lists.toJSON;
});

test('what the page says about its visitor is a list of the service’s form on pages with Prototype.js as well', () => {
  const variables = [
    { name: 'plan', value: 'gold' },
    { name: 'since', value: '2019' },
  ];
  Object.defineProperty(lists, 'toJSON', { value: () => 'a text', configurable: true });
  const said = variablesOf({ name: '', email: '', phone: '', message: '' }, [], variables);
  expect(JSON.parse(said)).toEqual(variables);
  expect(variablesOf({ name: '', email: '', phone: '', message: '' }, [], [])).toBe('');
});

test('also where lists have its `reduce`, which takes nothing', () => {
  const { reduce } = Array.prototype;
  const variables = [{ name: 'plan', value: 'gold' }];
  function own(this: unknown[]): unknown {
    return this.length > 1 ? this : this[0];
  }
  Object.defineProperty(lists, 'reduce', { value: own, configurable: true, writable: true });
  const said = variablesOf({ name: '', email: '', phone: '', message: '' }, [], variables);
  Object.defineProperty(lists, 'reduce', { value: reduce, configurable: true, writable: true });
  expect(JSON.parse(said)).toEqual(variables);
});
