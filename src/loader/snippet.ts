import longForm from './snippet.html?raw';
import tag from './tag.html?raw';

export interface SnippetOptions {
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  widgetId: string;
  /** `long` lets the page call `ChatWidget` before the script has loaded; `tag` is for tag managers, which add scripts by a script. */
  form: 'plain' | 'long' | 'tag';
}

/** The text that a customer pastes into a page. */
export function renderSnippet({ baseUrl, widgetId, form }: SnippetOptions): string {
  const texts = { plain: longForm.slice(longForm.lastIndexOf('<script')), long: longForm, tag };
  return texts[form]
    .replace('{base}', () => escapeAttribute(baseUrl))
    .replace('{id}', () => escapeAttribute(encodeURIComponent(widgetId)))
    .trim();
}

/** For an attribute in double quotes. */
export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
