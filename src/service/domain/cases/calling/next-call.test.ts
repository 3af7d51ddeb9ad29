import { expect, test } from 'vitest';
import type { Calling } from '../../../../operations/console/widgets';
import { longestSilence, nextCall, pauseBetweenRounds, type MadeCall, type Reach } from './next-call';

const calling: Calling = {
  pushAfterSeconds: 30,
  mailAfterSeconds: 180,
  handOverAfterSeconds: 300,
  handOverTo: 'sales',
};
const all: Reach = { console: true, push: true, mail: true, team: true };
const nobody: Reach = { console: false, push: false, mail: false, team: false };

/** Looks each second, and tells what was called when. */
function run(seconds: number, reachAt: (second: number) => Reach, settings = calling): [number, string][] {
  const made: MadeCall[] = [];
  for (let second = 0; second <= seconds; second++) {
    const now = 1_000_000 + second * 1_000;
    const next = nextCall({ now, waitsSince: 1_000_000, calling: settings, made, reach: reachAt(second) });
    if (next) made.push({ ...next, at: now });
  }
  return made.map(({ at, step }) => [(at - 1_000_000) / 1_000, step]);
}

test('one way after the other, each in its time, and all of them again', () => {
  expect(run(1_000, () => all)).toEqual([
    [0, 'console'],
    [30, 'push'],
    [180, 'mail'],
    [300, 'team'],
    [900, 'console'],
    [930, 'push'],
  ]);
});

test('a way that reaches nobody passes its turn on at once, and gets it once it reaches somebody', () => {
  const reach = { ...all, console: false, push: false };
  expect(run(400, (second) => (second < 100 ? reach : { ...reach, push: true }))).toEqual([
    [0, 'mail'],
    [100, 'push'],
    [300, 'team'],
  ]);
});

test('nobody is a call too, made once a round, until somebody can be reached', () => {
  expect(run(700, (second) => (second < 650 ? nobody : { ...nobody, console: true }))).toEqual([
    [0, 'nobody'],
    [600, 'nobody'],
    [650, 'console'],
  ]);
});

test('agents are called on after a clock that was days ahead is set right', () => {
  const made: MadeCall[] = [{ round: 0, at: 900_000_000, step: 'console' }];
  const steps = [1, 2, 3, 4].map((second) => {
    const now = second * 1_000;
    const next = nextCall({ now, waitsSince: 900_000_000, calling, made, reach: all });
    if (next) made.push({ ...next, at: now });
    return next?.step;
  });
  expect(steps).toEqual(['push', 'mail', 'team', undefined]);
});

test('what is set to never is never done', () => {
  const settings = { ...calling, pushAfterSeconds: 0, mailAfterSeconds: 0, handOverAfterSeconds: 0 };
  expect(run(700, () => all, settings)).toEqual([
    [0, 'console'],
    [600, 'console'],
  ]);
  expect(run(5, () => ({ ...all, console: false }), settings)).toEqual([[0, 'nobody']]);
});

/** Numbers that look random, the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const runs = 10_000;

test(`of ${runs} random days none is silent beyond the limit, none calls twice by one way in a round, none calls who can’t be reached`, () => {
  for (let seed = 1; seed <= runs; seed++) {
    const random = createRandom(seed);
    const settings = {
      pushAfterSeconds: random(3) * 40,
      mailAfterSeconds: random(3) * 150,
      handOverAfterSeconds: random(4) * 500,
      handOverTo: 'sales',
    };
    const longestTick = 5_000;
    const limit = longestSilence(settings) + longestTick;
    const made: MadeCall[] = [];
    let reach: Reach = nobody;
    let now = 0;
    let last = 0;
    while (now < 4 * pauseBetweenRounds) {
      // Consoles open and close, devices come and go, the mail server is set up, a team goes home.
      if (random(10) === 0)
        reach = {
          console: random(2) === 0,
          push: random(2) === 0,
          mail: random(2) === 0,
          team: random(3) === 0,
        };
      const next = nextCall({ now, waitsSince: 0, calling: settings, made, reach });
      if (next) {
        if (next.step !== 'nobody' && !reach[next.step])
          expect.fail(`Run ${seed} called by ${next.step} in vain.`);
        if (made.some(({ round, step }) => round === next.round && step === next.step))
          expect.fail(`Run ${seed} called twice by ${next.step} in round ${next.round}.`);
        made.push({ ...next, at: now });
        last = now;
      }
      if (now - last > limit) expect.fail(`Run ${seed} was silent from ${last} to ${now}.`);
      now += 1 + random(longestTick);
    }
    if (made.length < 2) expect.fail(`Run ${seed} called once.`);
  }
});
