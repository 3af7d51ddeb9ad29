/** Reads the parts of the address behind `#/`, decoded: `#/widgets/w1/look?field=a` → `['widgets', 'w1', 'look']`. */
export function partsIn(hash: string): readonly string[] {
  return hash
    .replace(/^#?\/?/, '')
    .replace(/\?.*$/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
}

/** Reads the field that the address names: `#/widgets/w1/look?field=look.accent` → `look.accent`. */
export function fieldIn(hash: string): string | undefined {
  return new URLSearchParams(hash.split('?')[1]).get('field') ?? undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
