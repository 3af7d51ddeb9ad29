import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

test('a page of the service has the widget, and no other site may frame it', async () => {
  const answer = await service.app.inject(`/try/${demo.widgetId}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.body).toContain(`<script async src="/js/${demo.widgetId}.js"></script>`);
});

test.each(['unknown', '%22%3E%3Cscript%3E', '99999999-9999-4999-8999-999999999999'])(
  'there is no such page for %s',
  async (id) => {
    expect((await service.app.inject(`/try/${id}`)).statusCode).toBe(404);
  },
);
