/** Reads the parts of the address behind `#/`, decoded: `#/widgets/w1/look` → `['widgets', 'w1', 'look']`. */
export function partsIn(hash: string): readonly string[] {
  return hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
