/**
 * A sample bot on Node's own modules, and a receiver of webhooks that shows what arrives. `npm start` runs it beside the
 * service; by itself: `BOT_PORT=9000 node demo/bot/main.mjs`.
 */
import { createServer } from 'node:http';
import { createReceived } from './received.mjs';
import { replyTo } from './replies.mjs';
import { isSigned } from './signature.mjs';

const secret = process.env.BOT_SECRET ?? 'whsec_ZGVtby1ib3Qtc2VjcmV0LW9mLTMyLWJ5dGVzLSEhISE=';
const token = process.env.BOT_TOKEN ?? 'demo-bot-token';
const wantedPort = Number(process.env.BOT_PORT ?? 0);
const longestBody = 1024 * 1024;

const received = createReceived();

const server = createServer(async (request, response) => {
  const [pathname] = request.url.split('?');
  if (request.method === 'GET') return received.serve(pathname, response);
  if (request.method !== 'POST') return response.writeHead(405, { allow: 'GET, POST' }).end();
  const body = await readBody(request);
  if (body === undefined) return response.writeHead(413).end();
  // The token says that it is the right sender, the signature also that nobody changed or repeated what was sent.
  if (request.headers.authorization !== token) return response.writeHead(401).end();
  if (!isSigned(secret, request.headers, body)) return response.writeHead(401).end();
  const event = JSON.parse(body);
  const reply = pathname === '/bot' ? replyTo(event) : undefined;
  received.add({ path: pathname, headers: request.headers, event, reply });
  if (reply === undefined) return response.writeHead(204).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
});

server.once('error', (error) => {
  if (error.code !== 'EADDRINUSE' || server.listening) throw error;
  server.listen(0, '127.0.0.1', tell);
});
server.listen(wantedPort, '127.0.0.1', tell);

function tell() {
  process.stdout.write(`The sample bot listens at http://127.0.0.1:${server.address().port}\n`);
}

async function readBody(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > longestBody) return undefined;
  }
  return body;
}
