import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const widgetFolder = fileURLToPath(new URL('../../dist/widget/', import.meta.url));

/** Another vendor's server: it knows the interface alone, no `wait`, no `messageId`, no additive field. */
export interface PlainServer {
  url: string;
  /** What the visitor said, in order. */
  heard: string[];
  isClosed(): boolean;
  isVisitorTyping(): boolean;
  say(text: string): void;
  setTyping(isTyping: boolean): void;
  stop(): Promise<void>;
}

export async function startPlainServer(): Promise<PlainServer> {
  const heard: string[] = [];
  const spoken: { index: number; type: string; author: string; text: string }[] = [];
  let count = 0;
  let typing = { agent: false, visitor: false };
  let closed = false;

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain');
    const parameters = new URLSearchParams([...searchParams, ...new URLSearchParams(await textOf(request))]);
    if (request.headers['x-api-key'] !== 'plain-key') return undefined;
    if (request.method === 'GET' && pathname === '/api/v1/chat/plain-widget') {
      const required = { emailRequired: 'true', messageRequired: 'true', screenshotRequired: 'false' };
      return { widgetId: 'plain-widget', online: 'true', ...required };
    }
    if (request.method === 'GET' && pathname === '/api/v1/chat/poll/plain-case') {
      const from = Number(parameters.get('index') ?? 0);
      typing.visitor = parameters.get('isTyping') === 'true';
      const messageList = spoken.filter(({ index }) => index >= from);
      return { caseId: 'plain-case', agentTyping: typing.agent, messageList };
    }
    if (request.method === 'POST') {
      heard.push(parameters.get('visitorMessage') ?? '');
      count++;
      return { caseId: 'plain-case', widgetId: 'plain-widget' };
    }
    const messageType = parameters.get('messageType');
    const messageBody = parameters.get('messageBody') ?? '';
    if (messageType === '1') {
      heard.push(messageBody);
      count++;
    }
    if (messageType === '2') closed = true;
    return { caseId: 'plain-case', messageBody, messageType };
  }

  const server = createServer((request, response) => {
    void serve(request).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  async function serve(request: IncomingMessage) {
    const path = request.url ?? '/';
    if (path === '/') return { status: 200, type: 'text/html', body: page };
    if (path.startsWith('/assets/')) {
      const body = await readFile(widgetFolder + path.slice('/assets/'.length)).catch(() => undefined);
      return { status: body ? 200 : 404, type: 'text/javascript', body: body ?? '' };
    }
    const body = await answer(request);
    return { status: body ? 200 : 401, type: 'application/json', body: JSON.stringify(body ?? {}) };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard,
    isClosed: () => closed,
    isVisitorTyping: () => typing.visitor,
    say: (text) => spoken.push({ index: count++, type: 'agent', author: 'Noor', text: `${text} ` }),
    setTyping: (isTyping) => {
      typing = { ...typing, agent: isTyping };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Another vendor's page</title>
    <script async src="/assets/chat-widget.js" data-widget-id="plain-widget" data-base-url="/"
      data-api-key="plain-key" data-aliases="SupportChat Help"></script>
  </head>
  <body><h1>Another vendor's page</h1></body>
</html>`;
