import { expect, test } from 'vitest';
import { storableJson } from './storable';

test('what PostgreSQL can’t store is replaced in JSON, in values and in names, at any depth', () => {
  const value = { 'a\0': ['b\uD800', { 'c\uDFFF': 'd\0', ordinary: '😀' }], at: 1, none: null };
  expect(JSON.parse(storableJson(value))).toEqual({
    'a\uFFFD': ['b\uFFFD', { 'c\uFFFD': 'd\uFFFD', ordinary: '😀' }],
    at: 1,
    none: null,
  });
});
