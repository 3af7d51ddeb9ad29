import type { WireAnswer } from './chat-server';

interface InjectedAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

export function asWireAnswer({ statusCode, headers, body }: InjectedAnswer): WireAnswer {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { status: statusCode, headers: Object.fromEntries(texts), body };
}
