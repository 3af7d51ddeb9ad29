import { renderSnippet } from '../../../loader/snippet';
import { settingsTexts } from './texts';

export interface Snippet {
  title: string;
  /** When it is the right one. */
  lead: string;
  text: string;
}

/** The ways to put a widget on a page. `baseUrl`: of the service. */
export function snippetsOf(widgetId: string, baseUrl: string): Snippet[] {
  const { plain, calls, package: npm, tagManager, policy } = settingsTexts().installing.snippets;
  return [
    { ...plain, text: renderSnippet({ widgetId, baseUrl, form: 'plain' }) },
    { ...calls, text: renderSnippet({ widgetId, baseUrl, form: 'long' }) },
    {
      ...npm,
      text: `import { loadChatWidget } from 'chat-widget';\n\nconst widget = await loadChatWidget({\n  widgetId: '${widgetId}',\n  baseUrl: '${baseUrl}',\n});`,
    },
    { ...tagManager, text: renderSnippet({ widgetId, baseUrl, form: 'tag' }) },
    {
      ...policy,
      text: ['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${baseUrl}`).join('; '),
    },
  ];
}
