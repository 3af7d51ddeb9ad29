import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

const program = ['nats-server', '/usr/sbin/nats-server'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
export const hasNats = program !== undefined;
export const natsName = hasNats ? 'NATS' : 'NATS (skipped: it is not installed here)';

export interface TestNats {
  url: string;
  /** `password`: that it takes; another one than that of `url` refuses everybody. */
  start(password?: string): Promise<void>;
  kill(): Promise<void>;
}

/** A real server of the tests' own, which asks for a password. */
export async function createTestNats(): Promise<TestNats> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  async function start(password = 'p@ss') {
    if (!program) throw new Error('NATS is not installed here.');
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '--user', 'chat', '--pass', password], {
      stdio: 'ignore',
    });
    for (let tries = 1; !(await isOpen(port)); tries += 1) {
      if (tries === 200) throw new Error('NATS did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    url: `nats://chat:p%40ss@127.0.0.1:${port}`,
    start,
    async kill() {
      const exited = child && once(child, 'exit');
      child?.kill('SIGKILL');
      child = undefined;
      await exited;
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
