import { connect, createServer } from 'node:net';

/** A line to that port on which a round trip takes so many milliseconds, and opening a connection one more. */
export async function openDelayedLine(port, roundTrip) {
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    pipe(near, far, roundTrip / 2, roundTrip);
    pipe(far, near, roundTrip / 2, 0);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** `opening`: until the first byte may leave. */
function pipe(from, to, milliseconds, opening) {
  const openAt = performance.now() + opening;
  from.on('data', (data) => {
    const wait = Math.max(0, openAt - performance.now()) + milliseconds;
    setTimeout(() => to.writable && to.write(data), wait);
  });
  from.on('end', () => setTimeout(() => to.end(), milliseconds + opening));
}
