import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { IncomingMail } from '../../domain/cases/correspondence/incoming-mail';
import { isMessageId } from '../mail/answer-headers';
import { isAutomatic } from './is-automatic';
import { textOfHtml } from './html-text';
import { readReport } from './read-report';

/** Headers that say where a mail went, beside those that its author wrote: forwarding rewrites the others. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];
/** Characters; a case takes far fewer, and what is new comes first. */
const longestText = 200_000;
const newline = 10;
/**
 * What bytes from 0x80 on are in windows-1252, as most mails in Latin letters are written. Several versions of Node take them for control
 * characters: https://github.com/nodejs/node/issues/60888
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Where Outlook and Apple Mail have a picture in the text, such as a logo. */
const placeOfPicture = /\[cid:[^\]\s]{1,300}\]|\ufffc/g;
const mostRecipients = 100;
/** Bytes of a picture; the service looks at all of them. */
const largestOfSignature = 500_000;
/** Bytes. Encoded files have longer lines. */
const shortLine = 60;
/** Each costs a kilobyte while the mail is read, and each part of it has a few. */
const mostShortLines = 50_000;

/** Reads a mail as it came over the wire. Throws what is too deep or too long to be one. */
export async function parseMail(source: Uint8Array): Promise<IncomingMail> {
  assertFewShortLines(source);
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 500_000,
  });
  const undelivered = readReport(email.attachments);
  return {
    recipients: recipientsOf(email),
    from: addressesOf(email.from ? [email.from] : [])[0] ?? '',
    messageId: messageIdOf(email, source),
    subject: cleaned(email.subject ?? ''),
    text: cleaned(email.text?.trim() ? email.text : textOfHtml(email.html ?? ''))
      .slice(0, longestText)
      .replace(placeOfPicture, ''),
    isAutomatic: isAutomatic(email.headers),
    attachments: email.attachments.flatMap(({ filename, content, mimeType, related = false }) => {
      if (typeof content === 'string') return [];
      const isEmbedded = related && mimeType.startsWith('image/') && content.byteLength <= largestOfSignature;
      return [{ name: cleaned(filename ?? '') || mimeType, bytes: new Uint8Array(content), isEmbedded }];
    }),
    ...(undelivered ? { undelivered } : {}),
  };
}

function assertFewShortLines(source: Uint8Array): void {
  let count = 0;
  for (let begin = 0, end = source.indexOf(newline); end >= 0; end = source.indexOf(newline, begin)) {
    if (end - begin < shortLine) count += 1;
    if (count > mostShortLines) throw new Error(`It has more than ${mostShortLines} short lines.`);
    begin = end + 1;
  }
}

function recipientsOf(email: Email): string[] {
  const delivered = email.headers.filter(({ key }) => deliveryHeaders.includes(key));
  const named = addressesOf([...(email.to ?? []), ...(email.cc ?? [])]);
  const all = [...delivered.map(({ value }) => value.trim().replace(/^<|>$/g, '')), ...named];
  return [...new Set(all.map((address) => address.toLowerCase()))].slice(0, mostRecipients);
}

function addressesOf(addresses: readonly Address[]): string[] {
  return addresses
    .flatMap((one) => (one.address === undefined ? one.group : [one]))
    .map((one) => one.address);
}

function messageIdOf({ messageId = '' }: Email, source: Uint8Array): string {
  const given = messageId.trim();
  if (isMessageId(given)) return given;
  return `<${createHash('sha256').update(source).digest('hex')}@mail.invalid>`;
}

/** Line breaks and tabs are all that a text needs of control characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0080-\u009f]/g, (byte) => windows1252.charAt(byte.charCodeAt(0) - 0x80))
    .replace(/[^\P{Cc}\n\t]/gu, '');
}
