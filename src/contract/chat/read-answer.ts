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

/**
 * The chat that an answer is about. Throws where it names none, or another than the `wanted` one: something between page
 * and service answers too, with a 200 and JSON of its own.
 */
export function readCaseId({ caseId }: Record<string, unknown>, wanted?: string): string {
  const id = asText(caseId);
  if (!id || (wanted && id.toLowerCase() !== wanted.toLowerCase()))
    throw new TypeError('The answer is about no chat, or another one.');
  return id;
}
