import { readFileSync } from 'node:fs';

const mostKept = 200;
const files = {
  '/': { name: 'received.html', type: 'text/html; charset=utf-8' },
  '/received.js': { name: 'received.js', type: 'text/javascript; charset=utf-8' },
  '/received.css': { name: 'received.css', type: 'text/css; charset=utf-8' },
};

/** What arrived lately, and a page that shows it as it comes. */
export function createReceived() {
  const kept = [];
  const watching = new Set();

  return {
    add({ path, headers, event, reply }) {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
      const one = { at: Date.now(), path, id, timestamp, event, ...(reply ? { reply } : {}) };
      kept.push(one);
      if (kept.length > mostKept) kept.shift();
      for (const response of watching) write(response, one);
    },

    serve(path, response) {
      if (path === '/events') return watch(response);
      if (path === '/received.json')
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(kept));
      const file = files[path];
      if (!file) return response.writeHead(404).end();
      response
        .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' })
        .end(readFileSync(new URL(file.name, import.meta.url)));
    },
  };

  function watch(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    for (const one of kept) write(response, one);
    watching.add(response);
    response.on('close', () => watching.delete(response));
  }
}

function write(response, one) {
  response.write(`data: ${JSON.stringify(one)}\n\n`);
}
