import type { SettingsFault } from './read';

/** The body of every error answer. `code` is the HTTP status. */
export interface ErrorBody {
  code: number;
  message: string;
  /** Of refused settings: everything that is wrong, and where. */
  faults?: SettingsFault[];
}

/** Reads an error body from any server; answers `undefined` where there is none. */
export function parseErrorBody(body: unknown): ErrorBody | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, message } = body as Record<string, unknown>;
  return typeof code === 'number' && typeof message === 'string' ? (body as ErrorBody) : undefined;
}
