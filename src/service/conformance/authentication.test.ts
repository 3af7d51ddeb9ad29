import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { openTestService, type TestService } from '../testing/test-service';
import { newChat } from '../testing/test-visitor';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

const wrong = [undefined, '', 'wrong'];
const { visitor, provisioning, token } = demo.keys;
const caseId = '22222222-2222-4222-8222-222222222222';

describe('Authentication', () => {
  test.each([
    ['GET', `/${demo.widgetId}`, 200],
    ['POST', `?${new URLSearchParams(newChat)}`, 200],
    ['GET', `/poll/${caseId}`, 404],
    ['PUT', `?caseId=${caseId}&messageType=2`, 404],
  ] as const)('Visitor chat (v1): %s %s asks for x-api-key', async (method, url, status) => {
    function ask(headers: Record<string, string>) {
      return service.app.inject({ method, url: `/api/v1/chat${url}`, headers });
    }
    expect((await ask({ 'x-api-key': visitor })).statusCode).toBe(status);
    for (const key of [...wrong, provisioning, token]) {
      const answer = await ask(key === undefined ? {} : { 'x-api-key': key });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 401 }]);
    }
  });

  test('Logs export (v2) asks for the token in Authorization, as it is or after Bearer', async () => {
    const url = `/api/v2/${demo.orgId}/logs?start=2026-11-18&end=2026-11-18`;
    async function ask(authorization?: string) {
      return (
        await service.app.inject({ url, headers: authorization === undefined ? {} : { authorization } })
      ).statusCode;
    }
    expect([await ask(token), await ask(`Bearer ${token}`)]).toEqual([200, 200]);
    for (const key of [...wrong, provisioning, visitor]) expect(await ask(key)).toBe(401);
  });
});
