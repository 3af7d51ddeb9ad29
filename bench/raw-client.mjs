import { connect } from 'node:net';

/**
 * One connection that writes ready-made requests and reads answers with a content length: it costs far less than the
 * server it drives, so that the server is what is measured.
 */
export function openConnection(port) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let buffered = '';
  let waiting;
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    buffered += data;
    const head = buffered.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(buffered.slice(0, head))?.[1] ?? 0);
    if (buffered.length < head + 4 + length) return;
    const answer = {
      status: Number(buffered.slice(9, 12)),
      body: buffered.slice(head + 4, head + 4 + length),
    };
    buffered = '';
    waiting?.resolve(answer);
  });
  function fail() {
    return waiting?.reject(new Error('The connection was closed.'));
  }
  socket.on('error', fail);
  socket.on('close', fail);
  return {
    ready: new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    }),
    ask(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}

export function requestText(method, path, headers = {}, body = '') {
  const all = { host: 'bench', ...headers, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Requests a second over so many connections for so long; `next` gives each request's text. */
export async function drive(port, { connections, milliseconds, next, expected = 200 }) {
  const opened = Array.from({ length: connections }, () => openConnection(port));
  await Promise.all(opened.map(({ ready }) => ready));
  const until = performance.now() + milliseconds;
  let answered = 0;
  const began = performance.now();
  await Promise.all(
    opened.map(async (connection) => {
      while (performance.now() < until) {
        const { status, body } = await connection.ask(next());
        if (status !== expected) throw new Error(`Answered ${status}: ${body}`);
        answered++;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const connection of opened) connection.close();
  return answered / seconds;
}
