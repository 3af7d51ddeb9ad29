/** Headers that programs write (RFC 3834, RFC 2919, RFC 5321): answering machines, lists, mail servers. */
const always = ['list-id', 'list-unsubscribe', 'list-post', 'x-autoreply', 'x-autorespond', 'x-auto-reply'];
const bulk = /\b(bulk|list|junk|auto_reply)\b/i;

/** Whether a program wrote a mail. An answer to it might be answered again, and so on for ever. */
export function isAutomatic(headers: readonly { key: string; value: string }[]): boolean {
  return headers.some(({ key, value }) => {
    if (always.includes(key)) return true;
    if (key === 'auto-submitted') return !/^\s*no\b/i.test(value);
    if (key === 'precedence' || key === 'x-precedence') return bulk.test(value);
    if (key === 'return-path') return /^\s*<\s*>\s*$/.test(value);
    if (key === 'content-type') return /^\s*multipart\/report\b/i.test(value);
    if (key === 'from' || key === 'sender') return /\b(mailer-daemon|postmaster)@/i.test(value);
    return false;
  });
}
