import type { tryPageTexts } from './try-page-texts';

type Texts = ReturnType<typeof tryPageTexts>;

/** A visitor's page and the console, so that an owner chats with themselves; only the visitor's where there is no room for both. */
export function sideBySide(widgetId: string, texts: Texts): string {
  const style = `
      :root { color-scheme: light dark; }
      body { margin: 0; background: light-dark(#f1f1f4, #101013); color: light-dark(#1c1c22, #ececf1); font: 0.875rem / 1.25rem system-ui, sans-serif; }
      main { display: grid; grid-template-columns: minmax(400px, 2fr) minmax(0, 3fr); gap: 8px; box-sizing: border-box; block-size: 100dvh; padding: 0 8px 8px; }
      section { display: flex; flex-direction: column; }
      h1 { margin: 0; padding: 8px; font: inherit; font-weight: 600; }
      iframe { flex: 1; border: 0; border-radius: 8px; background: light-dark(#fff, #18181c); }
      @media (max-width: 899px) { main { grid-template-columns: minmax(0, 1fr); } section + section { display: none; } }`;
  return document(
    texts,
    style,
    `<main>
      <section aria-labelledby="visitor">
        <h1 id="visitor">${texts.visitor}</h1>
        <iframe src="/try/${widgetId}/page" title="${texts.visitor}"></iframe>
      </section>
      <section aria-labelledby="agent">
        <h1 id="agent">${texts.agent}</h1>
        <iframe src="/console/" title="${texts.agent}"></iframe>
      </section>
    </main>`,
  );
}

/** A page that has the widget and nothing else. */
export function visitorPage(widgetId: string, texts: Texts): string {
  const style = `
      body { max-width: 36rem; margin: 0 auto; padding: 1.5rem; font: 1rem / 1.5 system-ui, sans-serif; }
      h1 { margin: 0; font-size: 1.25rem; }`;
  return document(
    texts,
    style,
    `<main>
      <h1>${texts.title}</h1>
      <p>${texts.lead}</p>
      <p>${texts.noWidget}</p>
      <p><a href="/console/" target="_top">${texts.openConsole}</a></p>
    </main>
    <script async src="/js/${widgetId}.js"></script>`,
  );
}

function document({ language, title }: Texts, style: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>${style}
    </style>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
