import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { createWorld, type World } from '../fuzz/world';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let world: World;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  world = createWorld(service);
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

const endless = ['1e400', '-1e400', 'Infinity', 'NaN', '9007199254740993'];

test.each(['/deliveries?before', '/audit?before', '/audit?from', '/audit?until'])(
  'a number without end is refused in %s',
  async (url) => {
    for (const number of endless)
      expect([number, (await call('GET', `${url}=${number}`)).statusCode]).toEqual([number, 400]);
  },
);

test('a number without end keeps neither an old secret, nor a ban, nor a key', async () => {
  const endpoint = await world.endpoint();
  const caseId = await world.openCase();
  for (const number of endless.slice(0, 4)) {
    const answers = [
      await call('POST', `/endpoints/${endpoint}/secret`, { overlapHours: number }),
      await call('POST', `/cases/${caseId}/ban`, { by: ['email'], days: number }),
      await call('POST', '/keys', { kind: 'token', days: number }),
      await call('PUT', '/privacy', { keepCasesDays: number }),
    ];
    expect([number, ...answers.map(({ statusCode }) => statusCode)]).toEqual([number, 400, 400, 400, 400]);
  }
});

test('a revision that no column takes is refused', async () => {
  const widget = `/widgets/${demo.widgetId}`;
  for (const revision of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const answers = [
      await call('GET', `${widget}/versions?before=${revision}`),
      await call('POST', `${widget}/draft/restore`, { version: revision }),
      await call('PUT', '/privacy', { shortensAddresses: false, revision }),
      await call('DELETE', `/mail/templates/transcript?revision=${revision}`),
    ];
    expect([revision, ...answers.map(({ statusCode }) => statusCode)]).toEqual([
      revision,
      400,
      400,
      400,
      400,
    ]);
  }
});
