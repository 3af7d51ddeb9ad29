export function asRecord(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw new TypeError('The answer is not a JSON object.');
  return body as Record<string, unknown>;
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
