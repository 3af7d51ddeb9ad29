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
      lead: 'Paste it before </body> of every page. It holds nothing up.',
      text: renderSnippet({ widgetId, baseUrl, form: 'plain' }),
    },
    {
      title: 'With calls',
      lead: 'Where the page calls ChatWidget itself, for example to say who the visitor is. Calls go below the comment.',
      text: renderSnippet({ widgetId, baseUrl, form: 'long' }),
    },
    {
      title: 'Package',
      lead: 'For pages that are built with npm.',
      text: `import { loadChatWidget } from 'chat-widget';\n\nconst widget = await loadChatWidget({\n  widgetId: '${widgetId}',\n  baseUrl: '${baseUrl}',\n});`,
    },
    {
      title: 'Tag manager',
      lead: 'As a tag of the kind “custom HTML”, fired on all pages once the page is there.',
      text: renderSnippet({ widgetId, baseUrl, form: 'tag' }),
    },
    {
      title: 'Content security policy',
      lead: 'Where the page has one, add these directives to it. Styles need nothing.',
      text: ['script-src', 'connect-src', 'img-src'].map((name) => `${name} ${baseUrl}`).join('; '),
    },
  ];
}
