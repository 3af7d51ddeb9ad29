import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port';
import { pause } from './killable-service';

const examples = fileURLToPath(new URL('../../docs/operations', import.meta.url));

/** A proxy that runs with the example of the documentation, without TLS. */
export interface RealProxy {
  url: string;
  /** Waits until a request gets through to an instance. */
  whenUp(): Promise<void>;
  /** What it has written so far, also where it would by itself. */
  logs(): string;
  stop(): Promise<void>;
}

interface Start {
  command: string[];
  env?: Record<string, string>;
}

interface Kind {
  name: string;
  /** Asks the program whether it is there. */
  question: string[];
  /** Writes its files into a folder; `instances` are two addresses like 127.0.0.1:8080. */
  prepare(folder: string, port: number, instances: [string, string]): Start;
}

const kinds: Kind[] = [
  {
    name: 'nginx',
    question: ['nginx', '-v'],
    prepare(folder, port, instances) {
      const site = example('nginx.conf', instances)
        .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
        .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
        .replace(/^ *ssl_.*$/gm, '')
        .replaceAll('/var/log/nginx/error.log', `${folder}/log`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const main = `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log ${folder}/access; ${paths.join(' ')} ${site} }`;
      // Started by root, its workers would be another user's, who may not enter the folder.
      const user = process.getuid?.() === 0 ? 'user root; ' : '';
      return {
        command: ['nginx', '-e', `${folder}/log`, '-g', 'daemon off;', '-c', write(folder, user + main)],
      };
    },
  },
  {
    name: 'HAProxy',
    question: ['haproxy', '-v'],
    prepare(folder, port, instances) {
      const text = example('haproxy.cfg', instances)
        .replace(/^ *bind :80$/m, `    bind 127.0.0.1:${port}`)
        // So many need more files than a test may open.
        .replace('maxconn 20000', 'maxconn 1000')
        .replace(/^.*(?:bind :443|redirect scheme).*$/gm, '')
        .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
      return { command: ['haproxy', '-db', '-q', '-f', write(folder, text)] };
    },
  },
  {
    name: 'Caddy',
    question: ['caddy', 'version'],
    prepare(folder, port, instances) {
      const file = join(examples, 'Caddyfile');
      return {
        command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
        env: {
          SITE: `http://localhost:${port}`,
          INSTANCES: instances.join(' '),
          CADDY_ADMIN: 'off',
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
        },
      };
    },
  },
];

function example(name: string, [first, second]: [string, string]): string {
  const text = readFileSync(join(examples, name), 'utf8');
  return text.replace('10.0.0.11:8080', first).replace('10.0.0.12:8080', second);
}

function write(folder: string, text: string): string {
  const path = join(folder, 'proxy.conf');
  writeFileSync(path, text);
  return path;
}

export const realProxies = kinds.map(({ name, question, prepare }) => ({
  name,
  isHere: isInstalled(question),
  /** `port`: one that is known before; the instances must be ready. */
  async start(instances: [string, string], port?: number): Promise<RealProxy> {
    const folder = mkdtempSync(join(tmpdir(), 'chat-widget-proxy-'));
    port ??= await freePort();
    const { command, env = {} } = prepare(folder, port, instances);
    const [program = '', ...parameters] = command;
    const child = spawn(program, parameters, { env: { ...process.env, ...env } });
    let written = '';
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => (written += text));
    const exited = once(child, 'exit');
    const url = `http://localhost:${port}`;
    await whenUp(`${url}/ready`);
    return {
      url,
      whenUp: () => whenUp(`${url}/ready`),
      logs() {
        const files = ['log', 'access'].map((name) => join(folder, name)).filter(existsSync);
        return [written, ...files.map((path) => readFileSync(path, 'utf8'))].join('\n');
      },
      async stop() {
        child.kill('SIGTERM');
        await exited;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
}));

function isInstalled([program = '', ...parameters]: string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function whenUp(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(url);
      await answer.text();
      if (answer.ok) return;
    } catch (error) {
      if (tries === 200) throw error;
    }
    if (tries === 200) throw new Error('The proxy does not reach the service.');
    await pause(50);
  }
}
