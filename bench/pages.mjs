import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../scripts/run/run.mjs';

/** Pages that are alike but for one script: none, the floors and the widget. Answers their address and their end. */
export async function servePages(widgetScript) {
  const scripts = {
    '/preact.js': brotliCompressSync(await bundle('bare-preact.jsx')),
    '/toy.js': brotliCompressSync(await bundle('toy-chat.jsx')),
  };
  const pages = { '/bare': '', '/preact': '/preact.js', '/toy': '/toy.js', '/widget': widgetScript };
  const server = createServer(({ url = '' }, response) => {
    if (url in scripts) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' });
      response.end(scripts[url]);
    } else if (url in pages) {
      const script = pages[url] && `<script async src="${pages[url]}"></script>`;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><html lang="en"><title>A page</title>${script}<main><h1>A page</h1></main>`,
      );
    } else response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function bundle(file) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL(file, import.meta.url)), output: { format: 'iife' } },
    },
  });
  return output[0].code;
}
