import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from './killable-service';

export interface ReceivedEvent {
  id: string;
  event?: string;
  case_id?: string;
  status?: string;
  text?: string;
  timestamp: number;
}

/** A customer's server, which outlives the service: it keeps what arrives, and as a bot it says every message back. */
export interface Receiver {
  url: string;
  /** What arrived at the bot, and at the other webhooks, each event once, in the order of its first arrival. */
  bot(): ReceivedEvent[];
  webhooks(): ReceivedEvent[];
  /** How many arrived more than once. */
  repeated(): number;
  close(): Promise<void>;
}

export async function createReceiver(): Promise<Receiver> {
  const arrived = { '/bot': new Map<string, ReceivedEvent>(), '/webhooks': new Map<string, ReceivedEvent>() };
  let repeated = 0;
  const server = createServer(async (request, response) => {
    const path = request.url === '/bot' ? '/bot' : '/webhooks';
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const id = String(request.headers['webhook-id']);
    const event: ReceivedEvent = { ...(JSON.parse(body) as ReceivedEvent), id };
    if (arrived[path].has(id)) repeated++;
    else arrived[path].set(id, event);
    await pause(Math.random() * 30);
    const { text } = event;
    const content =
      path === '/bot' && event.event === 'message' ? [{ type: 'message', text: echoOf(text) }] : [];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ content }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bot: () => [...arrived['/bot'].values()],
    webhooks: () => [...arrived['/webhooks'].values()],
    repeated: () => repeated,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function echoOf(text = ''): string {
  return `You said: ${text}`;
}
