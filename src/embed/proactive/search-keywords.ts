const engines = /(^|\.)(google|bing|duckduckgo|ecosia|qwant|startpage|search|yahoo|yandex|baidu)\./;
const parameters = ['q', 'query', 'p', 'text', 'wd'];

/** The words a visitor typed into a search engine, where the referrer tells. Most engines no longer do. */
export function searchKeywords(referrer: string): string {
  try {
    const { hostname, searchParams } = new URL(referrer);
    if (!engines.test(hostname)) return '';
    return parameters.map((name) => searchParams.get(name)).find(Boolean) ?? '';
  } catch {
    return '';
  }
}
