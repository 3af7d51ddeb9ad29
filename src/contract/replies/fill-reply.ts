/** What a canned reply can name of the chat that it is put into, in the words of the screen. */
export const replyPlaceholders = {
  'visitor.name': 'Visitor’s name',
  'visitor.email': 'Visitor’s e-mail',
  'agent.name': 'Your name',
  'widget.name': 'Widget name',
} as const;

export type ReplyPlaceholder = keyof typeof replyPlaceholders;
export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>;

/** `{{visitor.name}}`, or with what is said where that is unknown: `{{visitor.name|there}}`. */
export const replyPlaceholderPattern = /\{\{\s*([^{}\s|]+)\s*(?:\|([^{}]*))?\}\}/g;

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
  let said = '';
  let rest = text;
  for (let found = next(rest); found; found = next(rest)) {
    const [whole, name = '', instead = ''] = found;
    said += rest.slice(0, found.index);
    rest = rest.slice(found.index + whole.length);
    const value = (Object.hasOwn(values, name) && values[name as ReplyPlaceholder]?.trim()) || instead.trim();
    if (value) said += value;
    else [said, rest] = closeGap(said, rest);
  }
  return said + rest;
}

function next(text: string): RegExpExecArray | null {
  return new RegExp(replyPlaceholderPattern.source).exec(text);
}

/** Joins what stands before and behind a placeholder that says nothing. */
function closeGap(before: string, after: string): [before: string, after: string] {
  const left = withoutBlanksAtEnd(before);
  if (left === '' || left.endsWith('\n')) return beginLine(left, after);
  const opening = left.at(-1) ?? '';
  if (brackets[opening] !== undefined && after.startsWith(brackets[opening]))
    return closeGap(left.slice(0, -1), after.slice(1));
  const isDoubled = /[,;]$/.test(left) && /^[,;.!?]/.test(after);
  return [isDoubled ? left.slice(0, -1) : left, after];
}

/** A line that held nothing else goes as a whole; another one begins with what came next, in a capital letter. */
function beginLine(before: string, after: string): [before: string, after: string] {
  const right = after.replace(/^[ \t]*[,;:!.–-]?[ \t]*/, '');
  if (right === '') return [before.replace(/\n$/, ''), right];
  if (right.startsWith('\n')) return [before, right.slice(1)];
  return [before, right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())];
}

function withoutBlanksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
