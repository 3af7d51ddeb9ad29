import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGeoDatabase } from './geo-database';
import { writeGeoFile } from '../testing/test-geo-file';
import { createLogReader } from '../testing/test-logs';
import { openTestService } from '../testing/test-service';
import { newChat } from '../testing/test-visitor';
import { demo } from '../demo/demo-organisation';

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chat-widget-geo-'));
  path = join(folder, 'city.mmdb');
  await writeGeoFile(path, '81.2.69', {
    country: { iso_code: 'GB', names: { en: 'United Kingdom' } },
    subdivisions: [{ iso_code: 'ENG', names: { en: 'England' } }],
    city: { names: { en: 'London' } },
    location: { latitude: 51.5142, longitude: -0.0931 },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const london = {
  countryCode: 'GB',
  country: 'United Kingdom',
  region: 'England',
  city: 'London',
  latitude: 51.5142,
  longitude: -0.0931,
};

test.each([
  ['81.2.69.142', london],
  ['::ffff:81.2.69.142', london],
  ['81.2.70.1', undefined],
  ['127.0.0.1', undefined],
  ['2001:db8::1', undefined],
  ['no address', undefined],
])('of %s it knows %o', async (address, place) => {
  expect((await openGeoDatabase(path)).find(address)).toEqual(place);
});

test('tells only what its file knows', async () => {
  const bare = join(folder, 'country.mmdb');
  await writeGeoFile(bare, '81.2.69', { country: { iso_code: 'GB' } });
  expect((await openGeoDatabase(bare)).find('81.2.69.1')).toEqual({ countryCode: 'GB' });
});

test('a file that is missing, or is no database, is named', async () => {
  const broken = join(folder, 'broken.mmdb');
  await writeFile(broken, 'not a database');
  for (const one of [broken, join(folder, 'missing.mmdb')]) {
    await expect(openGeoDatabase(one)).rejects.toThrow(
      `GEO_DATABASE can't be read as a MaxMind database: ${one}`,
    );
  }
});

test('a chat from a known address has its place in the export', async () => {
  const service = await openTestService({}, { geo: await openGeoDatabase(path) });
  const { readAll } = createLogReader(() => service);
  await service.app.inject({
    method: 'POST',
    url: `/api/v1/chat?${new URLSearchParams({ ...newChat, isOffline: 'true' })}`,
    headers: { 'x-api-key': demo.keys.visitor },
    remoteAddress: '81.2.69.142',
  });
  const { cases } = await readAll({ start: '2026-11-18', end: '2026-11-18' });
  await service.stop();
  expect(cases).toMatchObject([
    { country_code: 'GB', country: 'United Kingdom', region: 'England', city: 'London', latitude: 51.5142 },
  ]);
});

test('a visitor from a known address gets their place with the availability, for the rules of invitation', async () => {
  const service = await openTestService({}, { geo: await openGeoDatabase(path) });
  async function ask(remoteAddress: string) {
    const headers = { 'x-api-key': demo.keys.visitor };
    const answer = await service.app.inject({
      url: `/api/v1/chat/${demo.widgetId}`,
      headers,
      remoteAddress,
    });
    return answer.json<{ place?: unknown }>().place;
  }
  expect(await ask('81.2.69.142')).toEqual({ country: 'GB', region: 'England', city: 'London' });
  expect(await ask('127.0.0.1')).toBeUndefined();
  await service.stop();
});
