import type { FastifyRequest } from 'fastify';
import { Failure, invalidParameter } from '../../domain/failure';

/** What a chat call was given, by query, body or both; the body wins. Every reading names the parameter it refuses. */
export class Parameters {
  constructor(
    private readonly query: unknown,
    private readonly body: unknown,
  ) {}

  /** Refused when longer than `max` characters. Empty counts as not given. */
  text(name: string, max: number): string | undefined {
    const text = this.find(name);
    if (text !== undefined && text.length > max)
      throw invalidParameter(name, `must be at most ${max} characters`);
    return text;
  }

  /** Cut to `max` characters: for what is only shown, and no reason to refuse a chat. */
  cut(name: string, max: number): string | undefined {
    return clean(this.find(name)?.slice(0, max) ?? '') || undefined;
  }

  flag(name: string): boolean {
    const text = this.find(name)?.toLowerCase() ?? 'false';
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw invalidParameter(name, 'must be true or false');
  }

  /** A whole number within the bounds. */
  integer(name: string, min: number, max: number): number | undefined {
    const text = this.find(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^\s*\d{1,15}\s*$/.test(text) && number >= min && number <= max) return number;
    throw invalidParameter(name, `must be a whole number from ${min} to ${max}`);
  }

  private find(name: string): string | undefined {
    return (valueIn(this.body, name) ?? valueIn(this.query, name)) || undefined;
  }
}

export function parametersOf({ query, body }: FastifyRequest): Parameters {
  return new Parameters(query, body);
}

/** Any half of a pair, which most texts don't hold. */
const suspicious = /[\0\ud800-\udfff]/;

/** Takes out what a database does not store: NUL, and halves of surrogate pairs. */
export function clean(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** An empty value counts as one, so that a body can take away what the query says. */
function valueIn(source: unknown, name: string): string | undefined {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, name)) return undefined;
  const value = (source as Record<string, unknown>)[name];
  return value === undefined || value === null ? undefined : clean(asText(value));
}

/** A value of JSON as text. Throws `malformedRequest` for what is nested too deep. */
export function asText(value: unknown): string {
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // Nested deeper than the stack.
    throw new Failure('malformedRequest');
  }
}
