/** Address that opens a mail program. What a visitor entered as e-mail can't add headers to it. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** The same, with an answer begun that quotes the visitor's message. */
export function mailReply(email: string, subject: string, message: string): string {
  const quoted = message && `\r\n\r\n${message.replace(/^/gm, '> ')}`;
  return `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(quoted)}`;
}
