import { expect, test } from 'vitest';
import { lineCodes } from '../../contract/chat/visitor-chat';
import { languages } from '../i18n/language-files';
import { english } from '../i18n/en';
import { conversationTexts } from '../i18n/conversation-texts';
import { lineText } from './line-text';

const text = 'As the service says it.';
/** What the visitor reads until an agent comes is `waitingText`. */
const shownAsLines = lineCodes.filter((code) => code !== 'waiting' && code !== 'handedOver');

test.each(Object.keys(languages).filter((tag) => tag !== 'en'))(
  'in the language %s every line of the service is said in words of that language',
  async (tag) => {
    const language = (await languages[tag]?.())?.language;
    if (!language) throw new Error(`There is no language ${tag}.`);
    expect(language.waitingText).not.toBe(conversationTexts.waitingText);
    for (const code of shownAsLines) {
      const said = lineText({ kind: 'line', key: '', text, code }, language);
      expect([text, english.offlineGreeting, conversationTexts.ended, '']).not.toContain(said);
    }
  },
);

test('in English, and where a code is not known, a line is said as the service says it', async () => {
  const german = (await languages.de?.())?.language;
  const inEnglish = { ...english, ...conversationTexts, tag: 'en-GB' };
  for (const code of shownAsLines)
    expect(lineText({ kind: 'line', key: '', text, code }, inEnglish)).toBe(text);
  for (const code of [undefined, 'invented' as 'waiting'])
    expect(lineText({ kind: 'line', key: '', text, code }, { ...inEnglish, ...german })).toBe(text);
});
