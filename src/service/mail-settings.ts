import { isEmailAddress } from '../contract/email-address';
import type { MailboxConfig } from './delivery/incoming/mailbox';
import { asciiAddress } from './domain/outbox/ascii-address';
import { isEncoded, parseUrl } from './parse-url';
import { isNear } from './strange-settings';

/** Reads one variable; a wrong value becomes a fault. */
type Read = (name: string, parse: (text: string) => string | undefined, must: string) => string | undefined;

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailbox: MailboxConfig | undefined;
}

/** Reads how mails go out, and where visitors answer to. */
export function readMailSettings(
  read: Read,
  env: Record<string, string | undefined>,
  faults: string[],
): MailSettings {
  const smtpUrl = read(
    'SMTP_URL',
    parseSmtpUrl,
    'must be like smtp://user:password@host:587, with ?requireTLS=true behind it where mails go out encrypted only',
  );
  const mailFrom = read('MAIL_FROM', parseMailAddress, 'must be a mail address, like chat@example.com');
  const imapUrl = read(
    'IMAP_URL',
    parseImapUrl,
    'must be like imaps://user:password@host, percent-encoded (@ is %40, % is %25), and may name a folder: imaps://user:password@host/Chats',
  );
  const replyAddress = read(
    'REPLY_ADDRESS',
    parseReplyAddress,
    `must be a mail address with at most ${longestReplyName} characters before the @`,
  );
  if (env['IMAP_URL'] && !env['REPLY_ADDRESS'])
    faults.push('REPLY_ADDRESS must be set too, since IMAP_URL is: the address of that mailbox.');
  if (env['REPLY_ADDRESS'] && !env['IMAP_URL'])
    faults.push('IMAP_URL must be set too, since REPLY_ADDRESS is: the mailbox that the answers reach.');
  if (env['IMAP_URL'] && !env['SMTP_URL'])
    faults.push(
      'SMTP_URL must be set too, since IMAP_URL is: without it no mail goes out that anybody could answer.',
    );
  return { smtpUrl, mailFrom, mailbox: imapUrl && replyAddress ? { imapUrl, replyAddress } : undefined };
}

/** How mails go out: from the address that was set, or one at the service's own host. */
export function mailConfig({
  smtpUrl,
  mailFrom,
  publicUrl,
}: {
  smtpUrl?: string;
  mailFrom?: string;
  publicUrl?: string;
}): { smtpUrl: string; from: string } | undefined {
  if (smtpUrl === undefined) return undefined;
  return { smtpUrl, from: mailFrom ?? `chat@${new URL(publicUrl ?? smtpUrl).hostname}` };
}

/** A mark of 46 characters comes behind it, and 64 are all that mail allows (RFC 5321, 4.5.3.1.1). */
const longestReplyName = 18;

function parseReplyAddress(text: string): string | undefined {
  return isEmailAddress(text) && text.lastIndexOf('@') <= longestReplyName ? text : undefined;
}

/** Of `requiretls` nobody would notice that mails and password go out unencrypted. */
function parseSmtpUrl(text: string): string | undefined {
  const url = parseUrl(text, ['smtp:', 'smtps:']);
  const names = url ? [...new URL(url).searchParams.keys()] : [];
  const isMisspelt = names.some((name) => name !== 'requireTLS' && isNear(name.toLowerCase(), 'requiretls'));
  return isMisspelt ? undefined : url;
}

function parseImapUrl(text: string): string | undefined {
  const url = parseUrl(text, ['imap:', 'imaps:']);
  return url && new URL(url).username && new URL(url).password && isEncoded(url) ? url : undefined;
}

/** In letters that may stand in the ids of mails too. */
function parseMailAddress(text: string): string | undefined {
  return isEmailAddress(text) ? asciiAddress(text) : undefined;
}
