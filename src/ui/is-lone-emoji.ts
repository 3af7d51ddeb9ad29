// One is a flag, or a sign (with its colour of skin) and those joined to it.
const only =
  /^(?:\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*){1,3}$/u;

/** Whether a text is nothing but one, two or three emoji. */
export function isLoneEmoji(text: string): boolean {
  return text.length < 60 && only.test(text.trim());
}
