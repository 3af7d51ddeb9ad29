import type { LineEntry } from '../../ui/conversation-entry';

export interface LineTexts {
  tag: string;
  joined(alias: string): string;
  offlineGreeting: string;
  ended: string;
}

/** Returns a line of the conversation in the visitor's language; the service's own lines are English. */
export function lineText({ joined, code, text }: LineEntry, language: LineTexts): string {
  if (joined) return language.joined(joined);
  if (!code || /^en\b/.test(language.tag)) return text;
  return code === 'nobodyThere' ? language.offlineGreeting : code.startsWith('end') ? language.ended : text;
}
