import { expect, test } from 'vitest';
import { parseForm, parseQuery } from './forms';

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: '2' }],
  ['a+b=c+d%2B%26', { 'a b': 'c d+&' }],
  ['a=%C3%A4%F0%9F%91%8B', { a: 'ä👋' }],
  ['a&b=&=c&&', { a: '', b: '', '': 'c' }],
  ['a=b=c', { a: 'b=c' }],
  ['__proto__=x&constructor=y', { ['__proto__']: 'x', constructor: 'y' }],
  ['', {}],
])('%s is read alike from a form and a query', (text, fields) => {
  expect(Object.entries(parseForm(text) ?? {})).toEqual(Object.entries(fields));
  expect(Object.entries(parseQuery(text))).toEqual(Object.entries(fields));
});

test.each(['a=%', 'a=%zz', 'a=%E4'])(
  'the escape in %s makes a form unreadable and stays in a query',
  (text) => {
    expect(parseForm(text)).toBeUndefined();
    expect({ ...parseQuery(text) }).toEqual({ a: text.slice(2) });
  },
);
