import { conversations } from './conversations';

/** Words that say nothing of what is asked. */
const shortest = 4;

/**
 * Answers with what an agent has said to the question that shares most words with this text. `consoleUrl`: says first who
 * is speaking, and how to answer in its place.
 */
export function replyTo(text: string, consoleUrl?: string): string {
  const asked = wordsOf(text);
  const [best] = conversations
    .map(({ turns: [question = '', answer = ''] }) => ({
      answer,
      shared: wordsOf(question).filter((word) => asked.includes(word)).length,
    }))
    .sort((a, b) => b.shared - a.shared);
  const reply =
    best && best.shared > 0 ? best.answer : 'I only know a few answers. Try: “Which bulb belongs in Holm?”';
  if (consoleUrl === undefined) return reply;
  return (
    'Hello! I am a script that answers while nobody is online in the console. ' +
    `Sign in at ${consoleUrl} and go online: then you get this chat.\n\n${reply}`
  );
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= shortest);
}
