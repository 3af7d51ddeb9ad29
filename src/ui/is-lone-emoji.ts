// One is a flag, or a sign (with its colour of skin) and those joined to it.
const only =
  /^(?:\p{RI}{2}|(?:\p{EPres}|\p{ExtPict}\uFE0F)\p{EMod}?(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)*){1,3}$/u;

/** Whether a text is nothing but one, two or three emoji. */
export function isLoneEmoji(text: string): boolean {
  return text.length < 60 && only.test(text.trim());
}
