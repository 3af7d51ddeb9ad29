const flags = ['online', 'emailRequired', 'messageRequired', 'screenshotRequired'] as const;
type Flag = (typeof flags)[number];

/** Returns the flags as text: clients compare with `"true"`. */
export function flagsAsText(found: Record<Flag, boolean>): Record<Flag, 'true' | 'false'> {
  const texts = flags.map((flag) => [flag, found[flag] ? 'true' : 'false']);
  return Object.fromEntries(texts) as Record<Flag, 'true' | 'false'>;
}
