/** Returns the members of an answer; what is no object has none. */
export function asRecord(body: unknown): Record<string, unknown> {
  return Object(body) as Record<string, unknown>;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function asFlag(value: unknown): boolean {
  return value === true || value === 'true';
}

export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Returns the id of the chat or widget that an answer is about. Throws where it names none, or another than the `wanted` one:
 * something between page and service answers too, with a 200 and JSON of its own.
 */
export function readId(value: unknown, wanted?: string): string {
  const id = asText(value);
  if (!id || (wanted && id.toLowerCase() !== wanted.toLowerCase()))
    throw new TypeError('The answer is about something else.');
  return id;
}
