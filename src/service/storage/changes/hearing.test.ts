import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { betweenLooks, betweenSigns, createHearing, longestWay } from './hearing';

/** A way by the database that can lose signs, or not take them. */
function createWay({ isApartFromDatabase = false } = {}) {
  const way = {
    carries: true,
    takesSigns: true,
    refusesAfter: 0,
    isConnected: true,
    signs: 0,
    looks: 0,
    answersAfter: 0,
  };
  const logged: string[] = [];
  const hearing = createHearing({
    async announce() {
      if (way.refusesAfter > 0) await new Promise((resolve) => setTimeout(resolve, way.refusesAfter));
      if (!way.takesSigns) throw new Error('refused');
      way.signs += 1;
      if (way.carries) hearing.heardItself();
    },
    async answers() {
      if (way.answersAfter > 0) await new Promise((resolve) => setTimeout(resolve, way.answersAfter));
      return way.isConnected;
    },
    look: () => (way.looks += 1),
    channel: {
      deafness: { setting: 'DATABASE_DIRECT_URL', message: 'Nothing arrives.' },
      isApartFromDatabase,
    },
    log: {
      info: (_details, message) => void logged.push(message),
      warn: (_details, message) => void logged.push(message),
      error: (_details, message) => void logged.push(message),
    },
  });
  hearing.check();
  return { way, hearing, logged };
}

describe('an instance that listens', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('sends itself a sign of life now and then, and looks for nothing while it hears it', async () => {
    const { way, hearing, logged } = createWay();
    await vi.advanceTimersByTimeAsync(2 * betweenSigns);
    expect(way).toMatchObject({ signs: 3, looks: 0 });
    expect(hearing.isHearing()).toBe(true);
    expect(logged).toEqual([]);
  });

  test('polls when the sign does not come back, and says once why and what to set', async () => {
    const { way, hearing, logged } = createWay();
    way.carries = false;
    hearing.check();
    await vi.advanceTimersByTimeAsync(longestWay + 4 * betweenLooks);
    expect(hearing.isHearing()).toBe(false);
    expect(way.looks).toBe(5);
    expect(logged).toEqual(['Nothing arrives. The service polls the database instead.']);
  });

  test('looks once more and stops polling when a sign comes back', async () => {
    const { way, hearing, logged } = createWay();
    way.carries = false;
    hearing.check();
    await vi.advanceTimersByTimeAsync(longestWay);
    way.carries = true;
    await vi.advanceTimersByTimeAsync(betweenSigns);
    expect(hearing.isHearing()).toBe(true);
    expect(way.looks).toBe(2);
    expect(logged.at(-1)).toMatch(/arrive again/);
  });

  test('blames no pooler while it is not connected, but polls', async () => {
    const { way, hearing, logged } = createWay();
    Object.assign(way, { carries: false, isConnected: false });
    hearing.check();
    await vi.advanceTimersByTimeAsync(longestWay);
    expect(hearing.isHearing()).toBe(false);
    expect(way.looks).toBe(1);
    expect(logged).toEqual([]);
  });

  test('concludes nothing from a sign that could not be sent', async () => {
    const { way, hearing } = createWay();
    way.takesSigns = false;
    hearing.check();
    await vi.advanceTimersByTimeAsync(4 * betweenLooks);
    expect(hearing.isHearing()).toBe(true);
    expect(way.looks).toBe(0);
  });

  test('polls while its channel is not there, if the database may be', async () => {
    const { way, hearing, logged } = createWay({ isApartFromDatabase: true });
    way.takesSigns = false;
    hearing.check();
    await vi.advanceTimersByTimeAsync(2 * betweenLooks);
    expect(hearing.isHearing()).toBe(false);
    expect(way.looks).toBe(3);
    way.takesSigns = true;
    await vi.advanceTimersByTimeAsync(betweenLooks);
    expect(hearing.isHearing()).toBe(true);
    expect(logged).toEqual([expect.stringMatching(/arrive again/)]);
  });

  test('lets nobody wait longer than between two looks while its channel is silent', async () => {
    const { way } = createWay({ isApartFromDatabase: true });
    await vi.advanceTimersByTimeAsync(longestWay);
    Object.assign(way, { takesSigns: false, refusesAfter: longestWay });
    await vi.advanceTimersByTimeAsync(betweenSigns + longestWay);
    expect(way.looks).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * betweenLooks);
    expect(way.looks).toBe(3);
  });

  test('looks before it knows whether a silent connection answers', async () => {
    const { way, hearing } = createWay();
    Object.assign(way, { carries: false, isConnected: false, answersAfter: 5_000 });
    await vi.advanceTimersByTimeAsync(betweenSigns + longestWay);
    expect(way.looks).toBe(1);
    expect(hearing.isHearing()).toBe(false);
  });

  test('concludes nothing from a sign that a busy process reads late', async () => {
    const { way, hearing } = createWay();
    way.carries = false;
    hearing.check();
    vi.advanceTimersByTime(0);
    await Promise.resolve();
    vi.advanceTimersByTime(longestWay);
    hearing.heardItself();
    await vi.advanceTimersByTimeAsync(0);
    expect(hearing.isHearing()).toBe(true);
    expect(way.looks).toBe(0);
  });

  test('checks nothing more once it has stopped', async () => {
    const { way, hearing } = createWay();
    hearing.stop();
    await vi.advanceTimersByTimeAsync(10 * betweenSigns);
    expect(way.signs).toBe(1);
  });
});
