import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { largestPart } from '../../src/operations/files';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '../..');
const temporary = mkdtempSync(join(tmpdir(), 'chat-widget-operations-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function isInstalled(program: string, ...parameters: string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Names of tests whose program is missing say so. */
function checkedBy(program: string, isHere: boolean): string {
  return isHere ? program : `${program} (skipped: it is not installed here)`;
}

function run(program: string, ...parameters: string[]): string {
  return execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe', cwd: temporary });
}

/** Writes a copy that fits this machine. */
function writeCopy(name: string, ...replacements: [string, string][]): string {
  const path = join(temporary, name);
  const text = replacements.reduce((before, [from, to]) => before.replaceAll(from, to), read(name));
  writeFileSync(path, text);
  return path;
}

const certificates = '/etc/ssl/chat-widget';

function makeCertificate(): void {
  const [key, certificate] = [join(temporary, 'key.pem'), join(temporary, 'certificate.pem')];
  const request = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=chat.example.com'.split(' ');
  run('openssl', 'req', ...request, '-keyout', key, '-out', certificate);
  writeFileSync(
    join(temporary, 'combined.pem'),
    readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'),
  );
}

const hasOpenssl = isInstalled('openssl', 'version');

const hasNginx = hasOpenssl && isInstalled('nginx', '-v');
test.skipIf(!hasNginx)(`nginx.conf is taken by ${checkedBy('nginx', hasNginx)}`, () => {
  makeCertificate();
  writeCopy(
    'nginx.conf',
    [certificates, temporary],
    ['listen 80;', 'listen 127.0.0.1:10080;'],
    ['listen 443', 'listen 127.0.0.1:10443'],
    ['/var/log/nginx', temporary],
  );
  const main = join(temporary, 'main.conf');
  writeFileSync(
    main,
    `pid ${temporary}/nginx.pid; error_log stderr; events {} http { access_log off; include ${temporary}/nginx.conf; }`,
  );
  run('nginx', '-t', '-q', '-c', main);
});

test('the systemd unit starts the service again however it ends', () => {
  // `on-failure` leaves out SIGHUP: https://www.freedesktop.org/software/systemd/man/latest/systemd.service.html#Restart=
  expect(read('chat-widget.service')).toMatch(/^Restart=always$/m);
});

const hasHaproxy = hasOpenssl && isInstalled('haproxy', '-v');
test.skipIf(!hasHaproxy)(`haproxy.cfg is taken by ${checkedBy('HAProxy', hasHaproxy)}`, () => {
  makeCertificate();
  run('haproxy', '-c', '-q', '-f', writeCopy('haproxy.cfg', [certificates, temporary]));
});

const hasCaddy = isInstalled('caddy', 'version');
test.skipIf(!hasCaddy)(`Caddyfile is taken by ${checkedBy('Caddy', hasCaddy)}`, () => {
  const env = { ...process.env, SITE: 'chat.example.com', INSTANCES: '10.0.0.11:8080 10.0.0.12:8080' };
  const parameters = ['adapt', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const adapted = execFileSync('caddy', parameters, { encoding: 'utf8', stdio: 'pipe', env });
  for (const instance of env.INSTANCES.split(' ')) expect(adapted).toContain(`"dial":"${instance}"`);
});

test('chat-widget.service is started again for as long as its database is away', () => {
  expect(read('chat-widget.service')).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
});

const hasSystemd = isInstalled('systemd-analyze', '--version');
test.skipIf(!hasSystemd)(`chat-widget.service is taken by ${checkedBy('systemd', hasSystemd)}`, () => {
  const unit = writeCopy(
    'chat-widget.service',
    ['/usr/bin/node', process.execPath],
    ['/opt/chat-widget', root],
  );
  run('systemd-analyze', 'verify', '--man=no', unit);
  const exposure = run('systemd-analyze', 'security', '--offline=true', '--threshold=25', unit);
  expect(exposure).toContain('OK');
});

describe('the container', () => {
  const lines = read('Containerfile').replaceAll('\\\n', ' ').split('\n');

  test('copies what is there or what its build makes', () => {
    const copied = lines
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.length).toBeGreaterThan(2);
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  });

  test('starts the program that the documentation names, as a user of its own', () => {
    expect(lines).toContain('CMD ["node", "dist/service/main.js"]');
    expect(lines).toContain('USER node');
    expect(readFileSync(join(root, 'docs/running.md'), 'utf8')).toContain('node dist/service/main.js');
  });

  test('runs a version of Node that the service supports', () => {
    const versions = lines.flatMap((line) => /^FROM node:(\d+)/.exec(line)?.[1] ?? []);
    expect(new Set(versions).size).toBe(1);
    expect(Number(versions[0])).toBeGreaterThanOrEqual(22);
  });

  test('keeps a list of what is in it, made before what only the build needs is removed', () => {
    const run = lines.find((line) => line.includes('npm run build')) ?? '';
    expect(run).toMatch(/npm run build && npm run sbom && npm prune/);
    expect(lines).toContain('COPY --from=build /app/dist ./dist');
  });

  test('takes no secrets, data or former builds along', () => {
    const ignored = read('Containerfile.dockerignore').split('\n');
    for (const path of ['.git', 'node_modules', 'dist', 'data', '.env']) expect(ignored).toContain(path);
  });
});

test.each(['compose.yaml', 'chat-widget.service', 'Containerfile'])(
  'every setting in %s is documented',
  (file) => {
    const documented = readFileSync(join(root, 'docs/running.md'), 'utf8');
    const own = [
      'NODE_ENV',
      'DOMAIN',
      'SITE',
      'INSTANCES',
      'POSTGRES_USER',
      'POSTGRES_DB',
      'POSTGRES_PASSWORD',
    ];
    const named = [...read(file).matchAll(/\b([A-Z]{3,}(?:_[A-Z]+)*)(?:=|: )/g)].map(([, name = '']) => name);
    const settings = named.filter((name) => !own.includes(name));
    expect(settings.length).toBeGreaterThan(0);
    for (const name of settings) expect(documented, name).toContain(`| \`${name}\` |`);
  },
);

test.each([
  ['compose.yaml', /stop_grace_period: (\d+)s/],
  ['chat-widget.service', /TimeoutStopSec=(\d+)/],
])('%s gives the service the time that it takes to stop', (file, pattern) => {
  expect(Number(pattern.exec(read(file))?.[1])).toBeGreaterThan(25);
});

test.each(['nginx.conf', 'haproxy.cfg', 'Caddyfile'])(
  '%s waits for held polls and closes idle connections first',
  (file) => {
    const seconds = [
      ...read(file).matchAll(
        /(\w*(?:keep-?alive|timeout server|read_timeout|response_header_timeout)\w*) (\d+)s/g,
      ),
    ];
    expect(seconds.length).toBeGreaterThan(1);
    for (const [line, , value] of seconds) {
      expect(Number(value), line).toBeGreaterThan(30);
      expect(Number(value), line).toBeLessThan(130);
    }
  },
);

test('nginx takes the largest part of a file', () => {
  const mebibytes = Number(/client_max_body_size (\d+)m/.exec(read('nginx.conf'))?.[1]);
  expect(mebibytes * 1024 * 1024).toBeGreaterThan(largestPart);
});

test('files that lie beside each other find each other', () => {
  for (const [, path = ''] of read('compose.yaml').matchAll(
    /(?:- |dockerfile: )(\.?\/?[\w/]*(?:Caddyfile|Containerfile))/g,
  )) {
    const from = path.startsWith('.') ? folder : root;
    expect(existsSync(join(from, dirname(path), path.split('/').at(-1) ?? '')), path).toBe(true);
  }
});
