import { contrast, parseHex, toHex, type Oklch } from './colour';

export type Scheme = 'light' | 'dark';

const readable = 4.5;
const visible = 3;

/** Every colour of the panel, out of one accent: custom properties by name. Neutrals lean towards the accent's hue. */
export function deriveTokens(accentHex: string, scheme: Scheme): Record<string, string> {
  const accent = parseHex(accentHex);
  const isDark = scheme === 'dark';
  const lean = Math.min(1, accent.c / 0.1);
  const neutral = (l: number, c: number) => toHex({ l, c: c * lean, h: accent.h });

  const surface = isDark ? neutral(0.215, 0.012) : '#ffffff';
  const bubble = isDark ? neutral(0.295, 0.014) : neutral(0.958, 0.007);
  const text = isDark ? neutral(0.955, 0.006) : neutral(0.235, 0.016);
  const away = isDark ? 0.01 : -0.01;

  const ground = isDark ? moveUntil(accent, away, [surface], visible) : toHex(accent);
  const onGround = contrast(ground, '#ffffff') >= readable ? '#ffffff' : '#000000';
  const hover = parseHex(ground);
  return {
    accent: ground,
    'accent-text': onGround,
    'accent-hover': toHex({ ...hover, l: hover.l + (onGround === '#ffffff' ? -0.05 : 0.05) }),
    'accent-ink': moveUntil(accent, away, [surface, bubble], readable),
    'accent-soft': toHex({
      l: isDark ? 0.31 : 0.955,
      c: Math.min(accent.c, isDark ? 0.06 : 0.028),
      h: accent.h,
    }),
    surface,
    bubble,
    text,
    muted: moveUntil(
      { l: isDark ? 0.72 : 0.52, c: 0.016 * lean, h: accent.h },
      away,
      [surface, bubble],
      readable,
    ),
    line: isDark ? neutral(0.33, 0.014) : neutral(0.915, 0.008),
    'field-line': moveUntil(
      { l: isDark ? 0.5 : 0.72, c: 0.014 * lean, h: accent.h },
      away,
      [surface],
      visible,
    ),
    field: isDark ? neutral(0.185, 0.012) : '#ffffff',
    danger: isDark ? '#ff8f85' : '#b3261e',
    'danger-soft': isDark ? '#46231f' : '#fdeceb',
    online: isDark ? '#4cc38a' : '#18794e',
    shadow: isDark
      ? '0 2px 6px rgb(0 0 0 / 0.4), 0 16px 48px rgb(0 0 0 / 0.55)'
      : '0 2px 6px rgb(15 20 30 / 0.06), 0 16px 48px rgb(15 20 30 / 0.16)',
  };
}

/** The nearest colour, going lighter or darker, that stands out from each of those behind it. */
function moveUntil(from: Oklch, step: number, behind: string[], wanted: number): string {
  let { l } = from;
  let hex = toHex(from);
  for (let steps = 0; steps < 100 && behind.some((other) => contrast(hex, other) < wanted); steps++) {
    l = Math.min(1, Math.max(0, l + step));
    hex = toHex({ ...from, l });
  }
  return hex;
}
