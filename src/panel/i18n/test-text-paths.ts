/** The names of all texts in it, for tests: `start`, `newMessages.one`. */
export function textPaths(texts: object, under = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textPaths(value, `${under}${key}.`) : [under + key],
  );
}

export function textAt(texts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (at, key) => (typeof at === 'object' ? (at as Record<string, unknown>)?.[key] : undefined),
      texts,
    );
}
