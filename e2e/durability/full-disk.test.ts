import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import type { CaseDetails } from '../../src/operations/console/cases';
import { fillDataFolder } from '../data-folder';
import { createKillableService } from './killable-service';
import { askOnce, createConsoleCalls, createVisitorCalls } from './persistent-client';
import { canMount, createSmallDisk } from './small-disk';

const isHere = await canMount();
const megabytes = 160;

test.setTimeout(180_000);
test.skip(!isHere, 'This system lets nobody mount a disk.');

/** A page of a table is refused to the statement; for the next file of its log the engine gives up, and starts again. */
const cases = [
  { what: 'has no room for a page', spare: 0 },
  { what: 'has no room for the next file of its log', spare: 15 },
];

test('a disk that has no room for a page, then none for the next file of its log, says so, and goes on with all it acknowledged', async () => {
  const disk = await createSmallDisk(megabytes);
  await fillDataFolder(disk.path);
  const service = await createKillableService({ DATA_DIR: disk.path });
  try {
    await service.start();
    const visitor = createVisitorCalls(() => service.url, '203.0.113.1');
    const calls = await createConsoleCalls(() => service.url);
    const caseId = await visitor.start({ widgetId, email: 'v@example.com', visitorMessage: 'first' });
    const acknowledged = ['first'];
    async function send(text: string) {
      const fields = { caseId, messageType: '1', messageBody: text, messageId: randomUUID() };
      const answer = await askOnce(() => visitor.ask('PUT', fields));
      if (answer.status < 300) acknowledged.push(text);
      return answer;
    }
    async function ready() {
      return askOnce(() => fetch(`${service.url}/ready`));
    }
    expect((await ready()).status).toBe(200);

    for (const { what, spare } of cases)
      await test.step(what, async () => {
        await disk.fill(spare);
        if (spare > 0) await uploadPictures(service.url, caseId);
        const refused = await untilRefused(send);
        expect(refused).toEqual({
          status: 503,
          message: expect.stringContaining('disk of the service is full'),
        });
        await expect.poll(ready).toEqual(refused);
        expect((await askOnce(() => fetch(`${service.url}/health`))).status).toBe(200);

        await disk.makeRoom();
        await expect.poll(async () => (await ready()).status).toBe(200);
        expect((await send(`after it ${what}`)).status).toBeLessThan(300);
        const { entries } = await calls<CaseDetails>('GET', `/cases/${caseId}`);
        const said = entries.filter(
          ({ kind, text }) => kind === 'visitor' && !text.startsWith('Screenshot:'),
        );
        expect(said.map(({ text }) => text)).toEqual(acknowledged);
      });
  } finally {
    await service.remove();
    await disk.remove();
  }
});

const widgetId = '11111111-1111-4111-8111-111111111111';

/** Two megabytes each, twice: once for the log. */
async function uploadPictures(url: string, caseId: string) {
  const picture = randomBytes(2_000_000);
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  // Of no size, since one of too many pixels is refused.
  picture.fill(0, 8, 24);
  for (let at = 0; at < 12; at++) {
    const headers = { 'x-api-key': 'demo-visitor-key', 'content-type': 'image/png' };
    const asked = fetch(`${url}/api/v1/chat/${caseId}/screenshot`, {
      method: 'POST',
      headers,
      body: picture,
    });
    if ((await asked).status === 503) return;
  }
}

/** What there is room for in pages that the tables have already is still taken. */
async function untilRefused(send: (text: string) => Promise<{ status: number }>) {
  for (let at = 0; at < 200; at++) {
    const answer = await send(`${at} ${'x'.repeat(1_500)}`);
    if (answer.status >= 300) return answer;
  }
  throw new Error('Everything was taken on a full disk.');
}
