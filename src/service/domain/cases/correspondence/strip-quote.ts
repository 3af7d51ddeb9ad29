/** A line that mail programs write above the mail that is answered, whole. */
const separator =
  /^-{2,}\s*(original message|original-nachricht|ursprüngliche nachricht|message d.origine|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|weitergeleitete nachricht|forwarded message)\s*-{2,}$/i;
/** That of Outlook for the web, above the headers; visitors draw such lines too. */
const rule = /^_{10,}$/;

/** The first of the headers that Outlook, GMX and others repeat above it, in the languages of their users. */
const firstHeader =
  /^\*?(from|von|de|de la|da|van|från|fra|od|од|от|від|feladó|lähettäjä|saatja|nuo|kimden|gönderen|dari|từ|από|מאת|من|از|प्रेषक|จาก|发件人|寄件者|寄件人|差出人|보낸 사람|sent|gesendet|envoyé|enviado|inviato)\s*[:：]\*?\s*\S/i;
/** One that all of them have. A visitor may write "From: 12 May" and "To: 19 May" as well, and of a mail nothing else is kept. */
const subjectHeader =
  /^\*?(subject|betreff|objet|asunto|assunto|assumpte|oggetto|onderwerp|ämne|emne|temat|tema|předmět|predmet|zadeva|тема|subiect|tárgy|aihe|teema|konu|subjek|chủ đề|θέμα|נושא|الموضوع|موضوع|विषय|เรื่อง|主题|主旨|件名|제목)\s*[:：]/i;
/** Some go over several lines, such as to many recipients. */
const mostLinesOfHeaders = 12;

/** A time or a year, which introductions have and sentences that name an address seldom. */
const isDated = /\p{Nd}{1,2}[:.]\p{Nd}{2}|(?<![\w\p{Nd}])\p{Nd}{4}(?![\w\p{Nd}])/u;

/** Longest introduction, like "On Tue, 24 Nov 2026 at 14:30, Tarn Lamps <reply+…> wrote:" over several lines. */
const mostLinesOfIntroduction = 4;

/** Whether a line names an address of ours, as introductions of what we wrote do. */
export type OwnAddress = (line: string) => boolean;

export interface MailParts {
  /** What is new, without the signature. Lines that are marked as quoted stay where something new is below. */
  fresh: string;
  /** Those at the end, without their marks. */
  quoted: readonly string[];
  /** The lines of the mail that it answers, where they have no marks. */
  rest: readonly string[];
}

/** Splits a mail into what is new and what is not. */
export function splitMail(text: string, ownAddress: OwnAddress): MailParts {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = endOfNew(lines, ownAddress);
  const written = withoutSignature(lines.slice(0, end));
  const fresh = withoutTrailingQuote(written, ownAddress);
  return {
    fresh: fresh.join('\n').trim(),
    quoted: written
      .slice(fresh.length)
      .filter(isQuoted)
      .map((line) => line.replace(/^\s*> ?/, '')),
    rest: withoutSignature(lines.slice(end)),
  };
}

/** Two hyphens without a blank may part what a visitor wrote, all of which counts. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const signature = lines.indexOf('-- ');
  return signature > 0 ? lines.slice(0, signature) : lines;
}

/** Returns the words of a mail that is answered or passed on: behind its headers, up to another one that it answers. */
export function wordsOfFirst(lines: readonly string[], ownAddress: OwnAddress): readonly string[] {
  const begin = lines.findIndex((line) => line.trim() !== '');
  const headers = lines.slice(begin, begin + mostLinesOfHeaders);
  if (begin < 0 || endOfNew(headers, ownAddress) > 0) return [];
  const empty = headers.findIndex((line) => line.trim() === '');
  const body = lines.slice(begin + Math.max(empty, 0) + 1);
  return body.slice(0, endOfNew(body, ownAddress));
}

/** Returns the line from which on nothing is new, if programs say so. */
function endOfNew(lines: readonly string[], ownAddress: OwnAddress): number {
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (separator.test(line) || (rule.test(line) && firstHeader.test(lines[at + 1]?.trim() ?? ''))) return at;
    if (isBetweenHyphens(line) && isDated.test(line) && ownAddress(line)) return at;
    if (firstHeader.test(line) && (ownAddress(line) || hasSubject(lines, at)))
      return isBetweenHyphens(lines[at - 1]?.trim() ?? '') ? at - 1 : at;
    // Some programs quote without marks: the introduction alone tells.
    if (isIntroduction(lines, at, ownAddress) && !isQuoted(nextWords(lines, at))) return at;
  }
  return lines.length;
}

/** Whether it is an introduction, or the line above headers, in any language. */
function isBetweenHyphens(line: string): boolean {
  return /^-{2,}[^-]/.test(line) && line.endsWith('--');
}

/** Whether the headers that begin there have one. */
function hasSubject(lines: readonly string[], at: number): boolean {
  for (const line of lines.slice(at + 1, at + mostLinesOfHeaders)) {
    if (subjectHeader.test(line.trim())) return true;
    if (line.trim() === '') return false;
  }
  return false;
}

/** Takes away the quote at the end and what introduces it. */
function withoutTrailingQuote(lines: readonly string[], ownAddress: OwnAddress): readonly string[] {
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
function isIntroduction(lines: readonly string[], at: number, ownAddress: OwnAddress): boolean {
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

export function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>');
}

function isQuotedOrEmpty(line: string): boolean {
  return line.trim() === '' || isQuoted(line);
}
