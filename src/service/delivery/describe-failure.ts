import { AnswerRefused } from './ask-server';
import { TargetRefused } from './parse-target';

const texts: Record<string, string> = {
  ENOTFOUND: 'The host name does not exist.',
  ENODATA: 'The host name has no address.',
  EAI_AGAIN: 'The host name could not be resolved.',
  ESERVFAIL: 'The host name could not be resolved.',
  ETIMEOUT: 'The host name could not be resolved in time.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before an answer came.',
  ETIMEDOUT: 'The connection could not be made in time.',
  EHOSTUNREACH: 'The host can’t be reached.',
  ENETUNREACH: 'The host can’t be reached.',
  EPIPE: 'The connection was closed before an answer came.',
  ERR_INVALID_CHAR: 'The token contains characters that a header can’t carry.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not signed by a trusted authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate chain is incomplete.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host name.',
};

/** Why there was no answer, for the delivery log. */
export function describeFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The request failed.';
  if (error instanceof TargetRefused || error instanceof AnswerRefused) return error.message;
  if (error.name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} s.`;
  const code = codeOf(error);
  const text = texts[code] ?? 'The request failed.';
  return code ? `${text} (${code})` : text;
}

/** When several addresses were tried the error holds one for each. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof AggregateError && error.errors[0] instanceof Error ? codeOf(error.errors[0]) : '';
}
