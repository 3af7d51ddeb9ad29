/** What is translated of a language tag: its language, and the script of Chinese, whose two differ as languages do. */
export function languageOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' && script === 'Hant' ? 'zh-Hant' : language;
  } catch {
    return undefined;
  }
}
