export interface LauncherTexts {
  tag: string;
  online: string;
  offline: string;
}

/** In the page rather than in the languages' files, so that the launcher needs no request. */
const texts: Record<string, string> = {
  en: 'Chat with us|Leave a message',
  de: 'Chatten Sie mit uns|Nachricht hinterlassen',
  fr: 'Discutez avec nous|Laisser un message',
  es: 'Chatee con nosotros|Dejar un mensaje',
  ar: 'تحدث معنا|اترك رسالة',
};

/** The launcher's texts in the first of these languages that there is; tags, best first. */
export function launcherTexts(tags: unknown[], furtherTags: () => string[]): LauncherTexts {
  function known(list: unknown[]) {
    return list.map((tag) => `${tag}`.slice(0, 2).toLowerCase()).find((tag) => texts[tag]);
  }
  const tag = known(tags) ?? known(furtherTags()) ?? 'en';
  const [online = '', offline = ''] = texts[tag]?.split('|') ?? [];
  return { tag, online, offline };
}
