import { renderSnippet } from '../../../loader/snippet';

export interface Snippet {
  title: string;
  /** When it is the right one. */
  lead: string;
  text: string;
}

/** The ways to put a widget on a page. `baseUrl`: of the service. */
export function snippetsOf(widgetId: string, baseUrl: string): Snippet[] {
  return [
    {
      title: 'Plain',
      lead: 'Paste it before </body> on every page. It doesn’t block loading.',
      text: renderSnippet({ widgetId, baseUrl, form: 'plain' }),
    },
    {
      title: 'With calls',
      lead: 'If your page calls ChatWidget itself, for example to identify the visitor. Put calls below the comment.',
      text: renderSnippet({ widgetId, baseUrl, form: 'long' }),
    },
    {
      title: 'Package',
      lead: 'For apps built with npm.',
      text: `import { loadChatWidget } from 'chat-widget';\n\nconst widget = await loadChatWidget({\n  widgetId: '${widgetId}',\n  baseUrl: '${baseUrl}',\n});`,
    },
    {
      title: 'Tag manager',
      lead: 'As a “Custom HTML” tag that fires on all pages after the page has loaded.',
      text: renderSnippet({ widgetId, baseUrl, form: 'tag' }),
    },
    {
      title: 'Content security policy',
      lead: 'If your page has one, add these directives. Styles need none.',
      text: ['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${baseUrl}`).join('; '),
    },
  ];
}
