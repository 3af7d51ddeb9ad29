import type { LookSettings } from '../settings/look-settings';
import { contrast, mix } from './colour';

export type Scheme = 'light' | 'dark';

const readable = 4.5;
const visible = 3;
const discernible = 1.25;

/** The panel's colours as rules of CSS on `:host`, where a page's own styles may set them again. */
export function colourRules({ accent, scheme }: Pick<LookSettings, 'accent' | 'scheme'>): string {
  const light = tokenRule(accent, 'light');
  const dark = tokenRule(accent, 'dark');
  if (scheme === 'auto') return `${light}@media (prefers-color-scheme:dark){${dark}}`;
  return scheme === 'dark' ? dark : light;
}

function tokenRule(accent: string, scheme: Scheme): string {
  const tokens = Object.entries(deriveTokens(accent, scheme)).map(([name, value]) => `--cw-${name}:${value}`);
  return `:host{--cw-scheme:${scheme};${tokens.join(';')}}`;
}

/** Every colour of the panel, out of one accent: custom properties by name. Neutrals lean towards the accent. */
export function deriveTokens(accent: string, scheme: Scheme): Record<string, string> {
  const isDark = scheme === 'dark';
  function neutral(grey: string, lean: number) {
    return mix(grey, accent, lean);
  }
  const away = isDark ? '#ffffff' : '#000000';

  const surface = isDark ? neutral('#17191c', 0.05) : '#ffffff';
  const bubble = isDark ? neutral('#282b30', 0.06) : neutral('#f1f2f4', 0.03);
  const ground = moveUntil(accent, away, [surface], isDark ? visible : discernible);
  const onGround = contrast(ground, '#ffffff') >= readable ? '#ffffff' : '#000000';
  return {
    accent: ground,
    'accent-text': onGround,
    'accent-hover': mix(ground, onGround === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    'accent-ink': moveUntil(accent, away, [surface, bubble], readable),
    'accent-soft': neutral(surface, isDark ? 0.18 : 0.08),
    surface,
    bubble,
    text: isDark ? neutral('#f2f4f6', 0.03) : neutral('#14171c', 0.08),
    muted: moveUntil(neutral(isDark ? '#a3a8b0' : '#6b7079', 0.06), away, [surface, bubble], readable),
    line: isDark ? neutral('#33373d', 0.06) : neutral('#e3e5e9', 0.03),
    'field-line': moveUntil(neutral(isDark ? '#61666f' : '#a2a7b0', 0.06), away, [surface], visible),
    field: isDark ? neutral('#101215', 0.04) : '#ffffff',
    danger: isDark ? '#ff8f85' : '#b3261e',
    'danger-soft': isDark ? '#46231f' : '#fdeceb',
    online: isDark ? '#4cc38a' : '#18794e',
    shadow: isDark ? '0 2px 6px #0006,0 16px 48px #0008' : '0 2px 6px #0f141e10,0 16px 48px #0f141e2b',
  };
}

/** The nearest colour on the way to black or white that stands out from each of those behind it. */
function moveUntil(from: string, to: string, behind: string[], wanted: number): string {
  let colour = mix(from, to, 0);
  for (let share = 0.04; behind.some((other) => contrast(colour, other) < wanted) && share < 1; share += 0.04)
    colour = mix(from, to, share);
  return colour;
}
