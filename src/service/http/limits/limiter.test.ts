import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure';
import { createCounter } from './counter';
import { createLimiter } from './limiter';

function createFakes() {
  let now = 0;
  const headers: Record<string, unknown> = {};
  const reply = {
    header: (name: string, value: unknown) => (headers[name] = value),
  } as unknown as FastifyReply;
  const limiter = createLimiter({ now: () => now, elapsed: () => now }, { max: 2, perMs: 60_000 });
  function attempt(use: () => void) {
    try {
      use();
      return 'taken';
    } catch (error) {
      return error instanceof Failure ? error.retryAfter : error;
    }
  }
  return {
    limiter,
    headers,
    take: (key: string) => attempt(() => limiter.take(key, reply)),
    check: (key: string) => attempt(() => limiter.check(key, reply)),
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}

test('a key has its uses in a window, and a new window begins when that is over', () => {
  const { take, pass, headers } = createFakes();
  expect([take('a'), take('a'), take('b')]).toEqual(['taken', 'taken', 'taken']);
  pass(15_000);
  expect(take('a')).toBe(45_000);
  expect(headers).toMatchObject({ 'ratelimit-limit': 2, 'ratelimit-remaining': 0, 'ratelimit-reset': 45 });
  pass(45_000);
  expect(take('a')).toBe('taken');
  expect(headers).toMatchObject({ 'ratelimit-remaining': 1, 'ratelimit-reset': 60 });
});

test('all addresses of an IPv6 site have together what is theirs, which no refused use takes', async () => {
  const limiter = createLimiter({ now: () => 0, elapsed: () => 0 }, { max: 2, perMs: 60_000, perSite: 4 });
  const reply = { header: () => undefined } as unknown as FastifyReply;
  const takes = limiter.allows;
  const [first, second, third] = [1, 2, 3].map((at) => `2001:db8:7:${at}::/64`) as [string, string, string];
  expect([1, 2, 3, 4, 5].map(() => takes(first))).toEqual([true, true, false, false, false]);
  await expect(limiter.charge(second, reply, () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  expect([takes(second), takes(second), takes(third)]).toEqual([true, true, false]);
  await expect(limiter.charge(third, reply, async () => 'done')).rejects.toThrow(Failure);
  expect([takes('2001:db8:8:1::/64'), takes('203.0.113.9')]).toEqual([true, true]);
});

test('a clock that is set back an hour keeps nobody waiting for longer than a window', () => {
  const { take, pass } = createFakes();
  pass(3_600_000);
  expect([take('a'), take('a'), take('a')]).toEqual(['taken', 'taken', 60_000]);
  pass(-3_600_000);
  expect([take('a'), take('a'), take('a')]).toEqual(['taken', 'taken', 60_000]);
});

test('a check counts nothing, and refuses as soon as as many were counted', () => {
  const { limiter, check, pass } = createFakes();
  for (let at = 0; at < 5; at++) expect(check('a')).toBe('taken');
  limiter.count('a');
  expect(check('a')).toBe('taken');
  limiter.count('a');
  expect(check('a')).toBe(60_000);
  pass(60_000);
  expect(check('a')).toBe('taken');
});

test('it remembers 100,000 keys, and forgets the oldest for the next', () => {
  const { limiter, check } = createFakes();
  for (let at = 0; at <= 110_000; at++) {
    limiter.count(`key ${at}`);
    limiter.count(`key ${at}`);
  }
  expect(['key 0', 'key 10000', 'key 10001', 'key 110000'].map(check)).toEqual([
    'taken',
    'taken',
    60_000,
    60_000,
  ]);
});

test('each of many keys more does not take a look at all of them', () => {
  const { limiter } = createFakes();
  for (let at = 0; at < 100_000; at++) limiter.count(`key ${at}`);
  const begun = performance.now();
  for (let at = 0; at < 5_000; at++) limiter.count(`more ${at}`);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('keys whose windows are over are forgotten, also where no other instance takes what they used', () => {
  let now = 0;
  const counter = createCounter({ now: () => now, elapsed: () => now }, { max: 2, perMs: 60_000 });
  for (let at = 0; at < 5_000; at++) {
    counter.add(`key ${at}`);
    now += 60_000;
  }
  expect(counter.size()).toBeLessThan(2_000);
});

test('a key with half of a surrogate pair counts like any other', () => {
  const { take } = createFakes();
  const key = 'half \uD83D';
  expect([take(key), take(key), take(key)]).toEqual(['taken', 'taken', 60_000]);
});

test('a key that is part of a long text keeps nothing of that in memory', () => {
  const counter = createCounter({ now: () => 0, elapsed: () => 0 }, { max: 2, perMs: 60_000 });
  const before = usedMemory();
  for (let at = 0; at < 500; at++) {
    const text = `${'long '.repeat(40_000)}${at} is a key`;
    counter.add(Buffer.from(text).toString().slice(-20));
  }
  expect(usedMemory() - before).toBeLessThan(20_000_000);
});

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
