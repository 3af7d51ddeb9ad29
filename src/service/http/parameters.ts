import type { FastifyRequest } from 'fastify';
import { invalidParameter } from '../domain/failure';

/** What a chat call was given, by query, body or both; the body wins. Every reading names the parameter it refuses. */
export interface Parameters {
  /** Refused when longer than `max` characters. Empty counts as not given. */
  text(name: string, max: number): string | undefined;
  /** Cut to `max` characters: for what is only told, and no reason to refuse a chat. */
  cut(name: string, max: number): string | undefined;
  flag(name: string): boolean;
  /** A whole number within the bounds. */
  integer(name: string, bounds: { min: number; max: number }): number | undefined;
}

export function parametersOf(request: FastifyRequest): Parameters {
  const given = new Map<string, string>();
  for (const source of [request.query, request.body]) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [name, value] of Object.entries(source)) {
      if (value !== undefined && value !== null) given.set(name, clean(asText(value)));
    }
  }
  return readFrom((name) => given.get(name) || undefined);
}

export function readFrom(find: (name: string) => string | undefined): Parameters {
  return {
    text(name, max) {
      const text = find(name);
      if (text !== undefined && text.length > max)
        throw invalidParameter(name, `must be at most ${max} characters`);
      return text;
    },
    cut: (name, max) => clean(find(name)?.slice(0, max) ?? '') || undefined,
    flag(name) {
      const text = find(name)?.toLowerCase() ?? 'false';
      if (text === 'true' || text === '1') return true;
      if (text === 'false' || text === '0') return false;
      throw invalidParameter(name, 'must be true or false');
    },
    integer(name, { min, max }) {
      const text = find(name);
      if (text === undefined) return undefined;
      const number = Number(text);
      if (/^\s*\d{1,15}\s*$/.test(text) && number >= min && number <= max) return number;
      throw invalidParameter(name, `must be a whole number from ${min} to ${max}`);
    },
  };
}

/** Takes out what a database does not store: NUL, and halves of surrogate pairs. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
