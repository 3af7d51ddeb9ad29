import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { IncomingMail } from '../../domain/cases/correspondence/incoming-mail';
import { isMessageId } from '../mail/answer-headers';
import { isAutomatic } from './is-automatic';
import { textOfHtml } from './html-text';

/** Headers that say where a mail went, beside those that its author wrote: forwarding rewrites the others. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];
const mostRecipients = 100;

/** Reads a mail as it came over the wire. Throws what is too deep or too long to be one. */
export async function parseMail(source: Uint8Array): Promise<IncomingMail> {
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 500_000,
  });
  return {
    recipients: recipientsOf(email),
    from: addressesOf(email.from ? [email.from] : [])[0] ?? '',
    messageId: messageIdOf(email, source),
    subject: email.subject ?? '',
    text: cleaned(email.text?.trim() ? email.text : textOfHtml(email.html ?? '')),
    isAutomatic: isAutomatic(email.headers),
    attachments: email.attachments.flatMap(({ filename, content, mimeType }) =>
      typeof content === 'string' ? [] : [{ name: filename || mimeType, bytes: new Uint8Array(content) }],
    ),
  };
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
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
