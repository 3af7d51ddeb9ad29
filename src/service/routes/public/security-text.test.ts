import { expect, test } from 'vitest';
import { openTestService } from '../../testing/test-service';

const url = '/.well-known/security.txt';

test('says where holes are reported, and until when that holds', async () => {
  const service = await openTestService({
    SECURITY_CONTACT: 'mailto:security@shop.example',
    PUBLIC_URL: 'https://chat.example',
  });
  const answer = await service.app.inject(url);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  ) as Record<string, string>;
  expect(fields).toMatchObject({
    Contact: 'mailto:security@shop.example',
    Canonical: `https://chat.example${url}`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - service.clock.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  await service.stop();
});

test('is not there where nobody said where', async () => {
  const service = await openTestService();
  expect((await service.app.inject(url)).statusCode).toBe(404);
  await service.stop();
});
