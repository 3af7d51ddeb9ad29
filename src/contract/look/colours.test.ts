import { describe, expect, test } from 'vitest';
import { contrast, mix } from './colour';
import { colourRules, deriveTokens, type Scheme } from './colours';

const accents = [
  '#1f6feb',
  '#000000',
  '#ffffff',
  '#ff0',
  '#e11d48',
  '#7c3aed',
  '#0f766e',
  '#f97316',
  '#808080',
];
const cases = accents.flatMap((accent) =>
  (['light', 'dark'] as Scheme[]).map((scheme) => [accent, scheme] as const),
);

test('mixes by shares, of short and long notation alike', () => {
  expect(mix('#000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#1f6feb', '#fff', 0)).toBe('#1f6feb');
});

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('follows the system unless one scheme is set', () => {
  const accent = '#1f6feb';
  const [light, dark] = (['light', 'dark'] as Scheme[]).map((scheme) => colourRules({ accent, scheme }));
  expect(light).toMatch(/^:host{--cw-scheme:light;--cw-accent:#1f6feb;[^}]+}$/);
  expect(colourRules({ accent, scheme: 'auto' })).toBe(`${light}@media (prefers-color-scheme:dark){${dark}}`);
});

describe.each(cases)('the tokens of %s, %s', (accent, scheme) => {
  const tokens = deriveTokens(accent, scheme);
  test.each([
    ['accent-text', 'accent', 4.5],
    ['accent-text', 'accent-hover', 4.5],
    ['accent-ink', 'surface', 4.5],
    ['accent-ink', 'bubble', 4.5],
    ['text', 'surface', 7],
    ['text', 'bubble', 7],
    ['text', 'accent-soft', 7],
    ['muted', 'surface', 4.5],
    ['muted', 'bubble', 4.5],
    ['field-line', 'surface', 3],
    ['danger', 'surface', 4.5],
    ['danger', 'danger-soft', 4.5],
  ])('%s stands out from %s', (front, back, wanted) => {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(wanted);
  });
});
