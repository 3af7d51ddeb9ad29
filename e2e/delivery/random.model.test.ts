import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { deeds } from './random/deeds';
import { beginVisit, heal, judge } from './random/visit';
import { createWorlds, type World } from './world/world';

/** `npm run prove:delivery` asks for many; the suite takes a sample. */
const runs = {
  own: Number(process.env['PROVE_RUNS'] ?? 8),
  plain: Number(process.env['PROVE_PLAIN_RUNS'] ?? 8),
};
const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000);
const path = process.env['PROVE_PATH'];
const only = process.env['PROVE_ONLY'];
const faults = 0.3;

const worlds = createWorlds();
afterAll(() => worlds.stop());

const kinds: { name: string; runs: number; isOld: boolean; open(): Promise<World> }[] = [
  { name: 'our service', runs: Math.ceil(runs.own * 0.85), isOld: false, open: () => worlds.own() },
  {
    name: 'our service, in a browser without locks and channels',
    runs: Math.floor(runs.own * 0.15),
    isOld: true,
    open: () => worlds.own({ isOld: true }),
  },
  { name: 'a plain v1 server', runs: runs.plain, isOld: false, open: async () => worlds.plain() },
];

test.each(kinds.filter(({ name, runs: count }) => count > 0 && (!only || only === name)))(
  `nothing is lost, doubled, out of order or stuck on $name, in $runs random runs with 30 % faults`,
  { timeout: 3_600_000 },
  async ({ name, runs: numRuns, isOld, open }) => {
    const arbitrary = fc.commands(deeds({ isOld }), { size: '+1', maxCommands: 40 });
    const property = fc.asyncProperty(fc.nat(), arbitrary, async (faultSeed, commands) => {
      const world = await open();
      const visit = await beginVisit({ world, seed: faultSeed, faults });
      await fc.asyncModelRun(() => ({ model: {}, real: visit }), commands);
      await heal(visit);
      expect(await judge(visit)).toEqual({ lost: [], doubled: [], outOfOrder: [], stuck: [] });
      for (const { tab } of visit.tabs) tab.close(true);
    });
    const found = await fc.check(property, {
      numRuns,
      seed,
      ...(path === undefined ? {} : { path }),
      ...(only === undefined ? {} : { endOnFailure: path !== undefined }),
    });
    if (!found.failed) return;
    const replay = `PROVE_ONLY='${name}' PROVE_SEED=${seed} PROVE_PATH=${found.counterexamplePath} npm run prove:delivery`;
    const report = fc.defaultReportMessage(found);
    throw new Error(
      `Run ${found.numRuns} failed; replay it with\n${replay}\n${report}\n${String(found.errorInstance)}`,
    );
  },
);
