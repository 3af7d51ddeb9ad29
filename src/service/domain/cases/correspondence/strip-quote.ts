/** Lines that mail programs write above the mail that is answered, whole (Outlook and others). */
const separators = [
  /^-{2,}\s*(original message|original-nachricht|ursprüngliche nachricht|message d.origine|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|weitergeleitete nachricht|forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
];

/** The first of the headers that Outlook repeats above it, in the languages of its users. */
const firstHeader = /^\*?(from|von|de|da|van|från|fra|od|от|发件人|差出人)\s*:\*?\s*\S/i;
const laterHeader =
  /^\*?(sent|gesendet|envoyé|enviado|inviato|verzonden|skickat|sendt|to|an|à|para|a|aan|till|til|date|datum|fecha|subject|betreff|objet|asunto|oggetto|onderwerp|ämne|emne)\s*:\*?/i;

/** A time or a year, which introductions have and sentences that name an address seldom. */
const isDated = /\d{1,2}[:.]\d{2}|\b\d{4}\b/;

/** Longest introduction, like "On Tue, 24 Nov 2026 at 14:30, Tarn Lamps <reply+…> wrote:" over several lines. */
const mostLinesOfIntroduction = 4;

/**
 * Returns what is new in a mail: without the mail that it answers, and without its signature. `ownAddress`: whether a
 * line names an address of ours, as introductions of what we wrote do. What stands between quoted lines stays with them.
 */
export function stripQuote(text: string, ownAddress: (line: string) => boolean): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = endOfNew(lines, ownAddress);
  const kept = lines.slice(0, end);
  const signature = kept.findIndex((line) => line === '-- ' || line === '--');
  return withoutTrailingQuote(signature > 0 ? kept.slice(0, signature) : kept, ownAddress)
    .join('\n')
    .trim();
}

/** Returns the line from which on nothing is new, if programs say so. */
function endOfNew(lines: readonly string[], ownAddress: (line: string) => boolean): number {
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (separators.some((separator) => separator.test(line))) return at;
    if (firstHeader.test(line) && lines.slice(at + 1, at + 4).some((next) => laterHeader.test(next.trim())))
      return at;
    // Some programs quote without marks: the introduction alone tells.
    if (isIntroduction(lines, at, ownAddress) && !isQuoted(nextWords(lines, at))) return at;
  }
  return lines.length;
}

/** Takes away the quote at the end and what introduces it. */
function withoutTrailingQuote(
  lines: readonly string[],
  ownAddress: (line: string) => boolean,
): readonly string[] {
  let end = lines.length;
  while (end > 0 && isQuotedOrEmpty(lines[end - 1] ?? '')) end--;
  if (!lines.slice(end).some(isQuoted)) return lines;
  // Up to where the introduction of it begins.
  for (let start = Math.max(0, end - mostLinesOfIntroduction); start < end; start++) {
    const introduction = lines.slice(start, end);
    if (introduction.some((line) => line.trim() === '')) continue;
    const words = introduction.join(' ').trim();
    if (/[:：]$/.test(words) && (ownAddress(words) || /\d/.test(words))) return lines.slice(0, start);
  }
  return lines.slice(0, end);
}

/** Whether our address is in this line or one of the next, which end in a colon. */
function isIntroduction(
  lines: readonly string[],
  at: number,
  ownAddress: (line: string) => boolean,
): boolean {
  const first = lines[at]?.trim() ?? '';
  if (first === '' || isQuoted(first)) return false;
  const last = lines.slice(at, at + mostLinesOfIntroduction).findIndex((line) => /[:：]\s*$/.test(line));
  if (last < 0) return false;
  const introduction = lines.slice(at, at + last + 1);
  return (
    introduction.every((line) => line.trim() !== '') &&
    isDated.test(introduction.join(' ')) &&
    ownAddress(introduction.join(' '))
  );
}

function nextWords(lines: readonly string[], at: number): string {
  const colon = lines.slice(at, at + mostLinesOfIntroduction).findIndex((line) => /[:：]\s*$/.test(line));
  let next = at + Math.max(colon, 0) + 1;
  while (next < lines.length && lines[next]?.trim() === '') next++;
  return lines[next] ?? '';
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>');
}

function isQuotedOrEmpty(line: string): boolean {
  return line.trim() === '' || isQuoted(line);
}
