import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeReceiver } from '../delivery/fake-receiver';
import { demo } from '../demo/demo-organisation';
import { secrets } from '../adapters/secrets';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let base: string;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  base = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.stop());

test('the commands of docs/service.md run', async () => {
  const commands = await blocksOf('service.md', 'sh');
  const { code, output } = await runShell(`set -e\n${commands.join('\n')}`, { BASE: base });
  expect(code, output).toBe(0);
  expect(output).toContain(
    '"email":"ann@shop.example","name":"Ann Example","phone":"+1 212 736 5000","accountType":"biz"',
  );
  expect(output).toContain('"sub_status":"Lunch"');
  const [chat] = await service.context.store.cases.list([demo.widgetId], 'open', 1);
  expect(chat?.visitor).toMatchObject({ email: 'robin@example.com', identity: 'verified' });
  expect(output).toContain('{"cases":[],"linkToNextSetOfResults":""}');
  expect(await service.context.store.agents.get('ann@shop.example')).toBeUndefined();
});

test('the code of docs/service.md makes proofs that the service takes', async () => {
  const [code = ''] = await blocksOf('service.md', 'js');
  const { proofOf } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { proofOf(email: string, secret: string): string };
  expect(secrets.isProof(proofOf(' robin@example.com', 'secret'), 'robin@example.com', 'secret')).toBe(true);
});

test('the commands of docs/webhooks-and-bots.md run', async () => {
  const commands = await blocksOf('webhooks-and-bots.md', 'sh');
  const env = { BASE: base, HOOK: 'http://127.0.0.1:8081/webhooks' };
  const { code, output } = await runShell(`set -e\n${commands.join('\n')}`, env);
  expect(code, output).toBe(0);
  expect(output).toContain('"purpose":"caseEvents"');
  expect(output).toContain('"kind":"test"');
  expect(output).toContain('"isConfigured":false');
  expect(await service.context.endpointAdministration.list(demo.orgId)).toEqual([]);
});

test('the code of docs/webhooks-and-bots.md takes what the service signs, and nothing else', async () => {
  const [code = ''] = await blocksOf('webhooks-and-bots.md', 'js');
  const { isSigned } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as {
    isSigned(secret: string, headers: object, body: string): boolean;
  };
  const receiver = await createFakeReceiver();
  const { endpointAdministration, deliveryLog, delivery } = service.context;
  const { id, secret } = await endpointAdministration.add(demo.orgId, {
    purpose: 'agentStatus',
    url: receiver.url,
  });
  await deliveryLog.test(demo.orgId, id);
  await delivery.processAll();
  const [{ headers = {}, body = '' } = {}] = receiver.received;
  vi.setSystemTime(service.clock.now());
  expect(isSigned(secret, headers, body)).toBe(true);
  expect(isSigned(secret, headers, `${body} `)).toBe(false);
  expect(isSigned(`whsec_${Buffer.alloc(32).toString('base64')}`, headers, body)).toBe(false);
  vi.setSystemTime(service.clock.now() + 301_000);
  expect(isSigned(secret, headers, body)).toBe(false);
  vi.useRealTimers();
  await receiver.close();
});

/** What is between fences of that kind on a page of docs/. */
async function blocksOf(page: string, language: string): Promise<string[]> {
  const text = await readFile(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  const fences = new RegExp(String.raw`\x60\x60\x60${language}\n(.*?)\x60\x60\x60`, 'gs');
  return [...text.matchAll(fences)].map(([, block = '']) => block);
}

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
