/** `look.launcher.onlineText` → `Look › launcher › online text`; places in lists count from 1, addresses stay whole. */
export function describePath(path: string): string {
  const [, list, address] = /^(\w+)\.(.*@.*)$/.exec(path) ?? [];
  if (list !== undefined && address !== undefined) return `${describePath(list)} › ${address}`;
  const words = path
    .split('.')
    .map((name) =>
      /^\d+$/.test(name)
        ? String(Number(name) + 1)
        : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' › ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands in a record as JSON, which may be cut. */
export function describeValue(json: string): string {
  if (json === 'true') return 'on';
  if (json === 'false') return 'off';
  if (json === '""') return 'empty';
  return /^"[^"\\]*"$/.test(json) ? `“${json.slice(1, -1)}”` : json;
}
