import * as fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { hasPgBouncer } from '../../src/service/storage/postgres/test-pooler';
import { hasPostgres } from '../../src/service/storage/postgres/test-server';
import type { Deed } from '../delivery/random/deed';
import { judge, type Verdict } from '../delivery/random/judge';
import { pause } from './killable-service';
import { startCluster, victims, type Cluster } from './kills/cluster';
import { deedsOfClusters } from './kills/deeds-of-clusters';
import { beginVisitOn } from './kills/visit';
import { watchWaits } from './kills/waits';
import { realProxies } from './real-proxies';

/** `npm run prove:kills` asks for a hundred. */
const runs = Number(process.env.PROVE_KILLS ?? 1);
const seed = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000);
/** Replays this run, counted from 0. */
const only = process.env.PROVE_PATH;
/** Milliseconds; much else runs beside the suite's sample. */
const longestWait = process.env.PROVE_KILLS ? 5_000 : 20_000;
/** Until everything has come at the end. */
const patience = 30_000;

test.setTimeout(180_000 + runs * 120_000);
test.skip(!hasPostgres || !hasPgBouncer, 'PostgreSQL and PgBouncer are not installed here.');
test.skip(!realProxies.some(({ isHere }) => isHere), 'No proxy is installed here.');

test(`nothing is lost, doubled, out of order or late while instances, the pooler and the primary are killed: ${runs} random runs`, async () => {
  const cluster = await startCluster();
  const failures: string[] = [];
  let run = 0;
  let texts = 0;
  let worst = 0;
  function fail(why: string) {
    failures.push(why);
    process.stdout.write(`${why}\n`);
  }
  async function play([visitSeed, deeds]: [number, Iterable<Deed>]) {
    const replay = `PROVE_SEED=${seed} PROVE_PATH=${only ?? run} npm run prove:kills`;
    run += 1;
    try {
      const played = await playOn(cluster, visitSeed, run, deeds);
      texts += played.texts;
      worst = Math.max(worst, played.waited);
      if (Object.values(played.verdict).some((found) => found.length > 0))
        fail(`${replay}\n${JSON.stringify(played.verdict)}`);
    } catch (error) {
      fail(`${replay}\n${String(error)}`);
    }
    if (runs > 1) process.stdout.write(`${failures.length} of ${run} runs failed.\n`);
  }
  try {
    const visits = fc.tuple(
      fc.nat(),
      fc.commands(deedsOfClusters(cluster), { size: 'max', maxCommands: 50 }),
    );
    const property = fc.asyncProperty(visits, play);
    await fc.assert(
      property,
      only === undefined ? { seed, numRuns: runs } : { seed, path: only, numRuns: 1 },
    );
  } finally {
    await cluster.stop();
  }
  const counts = victims.map((victim) => `${cluster.killed[victim]} of the ${victim}`).join(', ');
  process.stdout.write(
    `${run} runs from seed ${seed}, kills: ${counts}. ${texts} messages, the longest wait ${Math.round(worst)} ms.\n`,
  );
  expect(failures).toEqual([]);
});

interface Played {
  verdict: Verdict;
  texts: number;
  /** The longest wait, milliseconds. */
  waited: number;
}

async function playOn(cluster: Cluster, seed: number, run: number, deeds: Iterable<Deed>): Promise<Played> {
  const { visit, server } = await beginVisitOn(cluster, seed, run);
  const waits = watchWaits(visit, cluster, server.unanswered);
  let turn = 0;
  /** People press what they are asked to press, but not "Try now", and in one tab at a time. */
  const pressing = setInterval(() => {
    const { console } = visit.consoles[turn++ % visit.consoles.length] ?? {};
    console?.settle();
    if (console?.canSay() === false) console.open(visit.caseId);
  }, 150);
  try {
    await fc.asyncModelRun(() => ({ model: {}, real: visit }), deeds);
    await cluster.whenMended();
    const verdict = await judgeInTime(() => judge(visit));
    // The proof proves something: what is not there would be named.
    const unsaid = { device: 0, text: 'never said' };
    expect((await judge({ ...visit, said: [...visit.said, unsaid] })).lost).toContain(unsaid.text);
    const { milliseconds, what, unanswered } = waits.worst();
    if (milliseconds > longestWait)
      verdict.stuck.push(`${what} for ${Math.round(milliseconds)} ms`, ...unanswered);
    return { verdict, texts: visit.said.length + visit.answers.length, waited: milliseconds };
  } finally {
    clearInterval(pressing);
    waits.stop();
    for (const { tab } of visit.tabs) tab.close(true);
    for (const { console } of visit.consoles) console.close();
    await server.stop();
  }
}

/** The last verdict within everybody's patience; a good one twice, since what is doubled may come late. */
async function judgeInTime(judgeNow: () => Promise<Verdict>): Promise<Verdict> {
  const until = performance.now() + patience;
  let good = 0;
  for (;;) {
    const verdict = await judgeNow();
    good = Object.values(verdict).every((found) => found.length === 0) ? good + 1 : 0;
    if (good === 2 || performance.now() > until) return verdict;
    await pause(200);
  }
}
