import type { UndeliveredMail } from '../../domain/cases/correspondence/incoming-mail';
import { answerIdHeader } from '../mail/answer-headers';

/** A part of a mail. */
interface Part {
  mimeType: string;
  content: ArrayBuffer | Uint8Array | string;
}

const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
const longestReason = 500;
const longestHeaders = 100_000;

/**
 * Reads the report of a mail server about a mail that it could not deliver (RFC 3464), with the mail that it returns. `undefined`: the mail is
 * no such report, or the other one is only late.
 */
export function readReport(parts: readonly Part[]): UndeliveredMail | undefined {
  const [status, returned] = [textOf(parts, statusTypes), textOf(parts, returnedTypes)];
  if (status === undefined || returned === undefined) return undefined;
  // The first group is about the report, each other one about a recipient.
  const failed = status
    .split(/\n[ \t]*\n/)
    .find((group) => fieldOf(group, 'action')?.toLowerCase() === 'failed');
  if (failed === undefined) return undefined;
  const words = fieldOf(failed, 'diagnostic-code')?.replace(/^[\w.-]+;\s*/, '') || fieldOf(failed, 'status');
  const headers = (returned.split(/\n[ \t]*\n/, 1)[0] ?? '').slice(0, longestHeaders);
  return {
    headers,
    messageId: fieldOf(headers, answerIdHeader.toLowerCase()) ?? fieldOf(headers, 'message-id') ?? '',
    reason: (words ?? '').slice(0, longestReason),
  };
}

function textOf(parts: readonly Part[], types: string[]): string | undefined {
  const part = parts.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  if (!part) return undefined;
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** The value of a field, on one line. */
function fieldOf(group: string, name: string): string | undefined {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
