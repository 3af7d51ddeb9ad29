import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

test('a page of the service has the widget, and only the service itself may frame it', async () => {
  const answer = await service.app.inject(`/try/${demo.widgetId}/page`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer.body).toContain(`<script async src="/js/${demo.widgetId}.js"></script>`);
});

test('it is shown beside the console, and nobody may frame both', async () => {
  const answer = await service.app.inject(`/try/${demo.widgetId}`);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.body).toContain(`src="/try/${demo.widgetId}/page"`);
  expect(answer.body).toContain('src="/console/"');
});

test.each([
  ['de-AT, en;q=0.5', 'de', 'Probieren Sie Ihr Widget aus'],
  ['es-MX', 'es', 'Pruebe su widget'],
  ['pl, fr;q=0.8', 'fr', 'Essayez votre widget'],
  ['pl', 'en', 'Try your widget'],
])('both speak the language of the browser: %s', async (header, language, title) => {
  for (const path of ['', '/page']) {
    const answer = await service.app.inject({
      url: `/try/${demo.widgetId}${path}`,
      headers: { 'accept-language': header },
    });
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<title>${title}</title>`);
  }
});

test('the service frames its own console; no other site does', async () => {
  async function policyFor(site: string) {
    const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site };
    return (await service.app.inject({ url: '/console/', headers })).headers['content-security-policy'];
  }
  expect(await policyFor('same-origin')).toContain("frame-ancestors 'self'");
  expect(await policyFor('cross-site')).toContain("frame-ancestors 'none'");
  expect(await policyFor('same-site')).toContain("frame-ancestors 'none'");
});

test.each(['unknown', '%22%3E%3Cscript%3E', '99999999-9999-4999-8999-999999999999'])(
  'there is no such page for %s',
  async (id) => {
    expect((await service.app.inject(`/try/${id}`)).statusCode).toBe(404);
  },
);
