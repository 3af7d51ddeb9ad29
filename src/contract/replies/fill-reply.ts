/** What a canned reply can name of the chat that it is put into. */
export const replyPlaceholders = ['visitor.name', 'visitor.email', 'agent.name', 'widget.name'] as const;

export type ReplyPlaceholder = (typeof replyPlaceholders)[number];
export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>;

/** `{{visitor.name}}`, or with what is said where that is unknown: `{{visitor.name|there}}`. */
export const replyPlaceholderPattern = /\{\{\s*([^{}\s|]+)\s*(?:\|([^{}]*))?\}\}/g;

/** As they are written: `{{visitor.name}}, {{visitor.email}}, …`. */
export function listPlaceholders(): string {
  return replyPlaceholders.map((name) => `{{${name}}}`).join(', ');
}

const brackets: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
};

/**
 * Returns what a canned reply says in a chat. Where a value is unknown and the placeholder has no other text, the blanks,
 * brackets and commas that would be left around it go too: `Hello {{visitor.name}}!` says `Hello!`. Values are text: what
 * looks like a placeholder in them stays as it is.
 */
export function fillReply(text: string, values: ReplyValues): string {
  const placeholder = new RegExp(replyPlaceholderPattern);
  // Letter by letter: taking one off the end of a long text that is being joined would copy all of it each time.
  const said: string[] = [];
  let at = 0;
  for (let found = placeholder.exec(text); found; found = placeholder.exec(text)) {
    const [whole, name = '', instead = ''] = found;
    said.push(...letters(text.slice(at, found.index)));
    at = found.index + whole.length;
    const value = (Object.hasOwn(values, name) && values[name as ReplyPlaceholder]?.trim()) || instead.trim();
    if (value) said.push(...letters(value));
    else at = closeGap(said, text, at);
    placeholder.lastIndex = at;
  }
  return said.join('') + text.slice(at);
}

function* letters(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) yield text.charAt(at);
}

/** Takes away what would be left around a placeholder that says nothing; returns where the text goes on. */
function closeGap(said: string[], text: string, from: number): number {
  let at = from;
  for (;;) {
    while (isBlank(said.at(-1))) said.pop();
    const last = said.at(-1);
    if (last === undefined || last === '\n') return beginLine(said, text, at);
    const closing = brackets[last];
    if (closing === undefined || !text.startsWith(closing, at)) break;
    said.pop();
    at += closing.length;
  }
  if (isOneOf(',;', said.at(-1)) && isOneOf(',;.!?', text[at])) said.pop();
  return at;
}

/** A line that held nothing else goes as a whole; another one begins with what came next, in a capital letter. */
function beginLine(said: string[], text: string, from: number): number {
  const gap = /[ \t]*[,;:!.–-]?[ \t]*/y;
  gap.lastIndex = from;
  gap.exec(text);
  const at = gap.lastIndex;
  if (at === text.length && said.at(-1) === '\n') said.pop();
  if (text[at] === '\n') return at + 1;
  const small = /\p{Ll}/uy;
  small.lastIndex = at;
  const [letter = ''] = small.exec(text) ?? [];
  said.push(...letters(letter.toUpperCase()));
  return at + letter.length;
}

function isBlank(letter: string | undefined): boolean {
  return isOneOf(' \t', letter);
}

function isOneOf(these: string, letter: string | undefined): boolean {
  return letter !== undefined && these.includes(letter);
}
