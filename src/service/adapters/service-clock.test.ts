import { expect, test } from 'vitest';
import { createServiceClock, longestSlowdown } from './service-clock';

const noon = Date.UTC(2026, 10, 18, 12);
const hour = 3_600_000;
const minute = 60_000;

/** A machine whose clock can be set, and a database whose clock can be set too. */
async function arrange({ isShared = false, machineAhead = 0 } = {}) {
  let passed = 5_000;
  let machine = noon + machineAhead;
  let database = noon;
  const logged: [object, string][] = [];
  function note(details: object, message: string) {
    logged.push([details, message]);
  }
  const clock = createServiceClock({
    wall: () => machine,
    elapsed: () => passed,
    log: { warn: note, info: note },
    ...(isShared ? { readShared: async () => database } : {}),
  });
  await clock.sync();
  return {
    clock,
    logged,
    async pass(milliseconds: number) {
      passed += milliseconds;
      machine += milliseconds;
      database += milliseconds;
      await clock.sync();
    },
    setMachine: (by: number) => void (machine += by),
    setDatabase: (by: number) => void (database += by),
  };
}

test('a machine whose clock is set back an hour makes nobody wait: time goes on, a little slower until both agree', async () => {
  const { clock, pass, setMachine, logged } = await arrange();
  setMachine(-hour);
  await pass(0);
  expect(clock.now()).toBe(noon);
  await pass(10_000);
  expect(clock.now()).toBe(noon + 8_000);
  for (let minutes = 0; minutes < 300; minutes++) await pass(minute);
  expect(clock.now()).toBe(noon - hour + 300 * minute + 10_000);
  expect(logged).toEqual([[{ stepMs: -hour }, 'The clock of this machine was set. The service follows it.']]);
});

test('a clock that is set ahead, or was wrong by more than two hours, is followed within one look', async () => {
  const { clock, pass, setMachine } = await arrange();
  setMachine(24 * hour);
  await pass(1_000);
  expect(clock.now()).toBe(noon + 24 * hour + 1_000);
  setMachine(-24 * hour);
  await pass(1_000);
  expect(24 * hour).toBeGreaterThan(longestSlowdown);
  expect(clock.now()).toBe(noon + 2_000);
});

test('durations depend on no clock that can be set', async () => {
  const { clock, pass, setMachine } = await arrange();
  const begun = clock.elapsed();
  setMachine(-24 * hour);
  await pass(1_000);
  expect(clock.elapsed() - begun).toBe(1_000);
});

test('instances five minutes apart use the clock of their database, and their logs say how far each is off', async () => {
  const ahead = await arrange({ isShared: true, machineAhead: 5 * minute });
  const behind = await arrange({ isShared: true, machineAhead: -5 * minute });
  expect([ahead.clock.now(), behind.clock.now()]).toEqual([noon, noon]);
  expect([ahead.clock.skew(), behind.clock.skew()]).toEqual([5 * minute, -5 * minute]);
  expect(ahead.logged).toEqual([[{ skewMs: 5 * minute }, expect.stringContaining('differ')]]);
  await ahead.pass(minute);
  expect(ahead.logged).toHaveLength(1);
  ahead.setMachine(-5 * minute);
  await ahead.pass(minute);
  expect(ahead.clock.now()).toBe(noon + 2 * minute);
  expect(ahead.logged[1]).toEqual([{ skewMs: 0 }, expect.stringContaining('agree again')]);
});

test('a database that does not answer leaves the clock as it is', async () => {
  const clock = createServiceClock({
    wall: () => noon,
    elapsed: () => 0,
    log: { warn: () => {}, info: () => {} },
    readShared: () => Promise.reject(new Error('Away.')),
  });
  await expect(clock.sync()).rejects.toThrow('Away.');
  expect(clock.now()).toBe(noon);
});
