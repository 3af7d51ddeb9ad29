import longForm from './snippet.html?raw';

export interface SnippetOptions {
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  widgetId: string;
  /** `long` lets the page call `ChatWidget` before the script has loaded. */
  form: 'plain' | 'long';
}

/** The text that a customer pastes into a page. */
export function renderSnippet({ baseUrl, widgetId, form }: SnippetOptions): string {
  const text = form === 'long' ? longForm : longForm.slice(longForm.lastIndexOf('<script'));
  return text
    .replace('{base}', () => escapeAttribute(baseUrl))
    .replace('{id}', () => escapeAttribute(encodeURIComponent(widgetId)))
    .trim();
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
