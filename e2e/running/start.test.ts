import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../people';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('npm start says which port is in use and what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { code, output } = await start({ PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
});

test('a wrong setting stops the start and is named', async () => {
  const { code, output } = await start({ PORT: '29999', PUBLIC_URL: 'not a url' });
  expect(code).not.toBe(0);
  expect(output).toContain('PUBLIC_URL');
});

test('the per-widget script is cached for a short time and told by its ETag', async ({ service }) => {
  const url = `${service.url}/js/11111111-1111-4111-8111-111111111111.js`;
  const script = await fetch(url);
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toMatch(/max-age=\d{1,4}\b/);
  const again = await fetch(url, { headers: { 'if-none-match': script.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect((await fetch(`${service.url}/js/99999999-9999-4999-8999-999999999999.js`)).status).toBe(404);
});

function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
