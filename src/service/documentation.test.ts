import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from './test-service';

let service: TestService;
let base: string;

beforeAll(async () => {
  service = await openTestService();
  base = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.stop());

test('the commands of docs/service.md run', async () => {
  const page = await readFile(new URL('../../docs/service.md', import.meta.url), 'utf8');
  const commands = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text);
  const { code, output } = await runShell(`set -e\n${commands.join('\n')}`, { BASE: base });
  expect(code, output).toBe(0);
  expect(output).toContain(
    '"email":"ann@shop.example","name":"Ann Example","phone":"+1 212 736 5000","accountType":"biz"',
  );
  expect(output).toContain('"sub_status":"Lunch"');
  expect(output).toContain('{"cases":[],"linkToNextSetOfResults":""}');
  expect(await service.context.store.agents.get('ann@shop.example')).toBeUndefined();
});

function runShell(
  script: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const shell = spawn('sh', ['-c', script], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    shell.on('error', reject);
    shell.on('close', (code) => resolve({ code, output }));
  });
}
