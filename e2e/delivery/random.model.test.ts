import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deeds } from './random/deeds';
import { judge, type Verdict } from './random/judge';
import { beginVisit, heal, type Visit } from './random/visit';
import type { World } from './world/world';
import { createWorlds } from './world/worlds';

/** `npm run prove:delivery` asks for many; the suite takes a sample. */
const runs = {
  own: Number(process.env['PROVE_RUNS'] ?? 7),
  plain: Number(process.env['PROVE_PLAIN_RUNS'] ?? 4),
};
const isProof = process.env['PROVE_RUNS'] !== undefined;
/** How often a proof says how far it is. */
const runsALine = 10;
const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000);
/** Replays one run, and looks for a shorter one that fails as well. */
const path = process.env['PROVE_PATH'];
const only = process.env['PROVE_ONLY'];
const faults = 0.3;
const nothing: Verdict = { lost: [], doubled: [], outOfOrder: [], stuck: [] };

const worlds = createWorlds();
beforeAll(() => worlds.open());
afterAll(() => worlds.stop());

interface Kind {
  name: string;
  runs: number;
  isOld: boolean;
  isPlain: boolean;
  open(isKnown: boolean): Promise<World>;
}

const kinds: Kind[] = [
  {
    name: 'ours',
    runs: Math.ceil(runs.own * 0.85),
    isOld: false,
    isPlain: false,
    open: (isKnown) => worlds.own({ isKnown }),
  },
  {
    name: 'ours-without-locks',
    runs: Math.floor(runs.own * 0.15),
    isOld: true,
    isPlain: false,
    open: (isKnown) => worlds.own({ isOld: true, isKnown }),
  },
  { name: 'plain', runs: runs.plain, isOld: false, isPlain: true, open: async () => worlds.plain() },
];

test.each(kinds.filter(({ name, runs: count }) => count > 0 && (!only || only === name)))(
  'nothing is lost, doubled, out of order or stuck: $name, $runs random runs with 30 % faults',
  { timeout: 3_600_000 },
  async (kind) => {
    const visits = fc.tuple(fc.nat(), fc.commands(deeds(kind), { size: '+1', maxCommands: 40 }));
    if (path !== undefined) {
      const property = fc.asyncProperty(visits, async (visit) => {
        expect(await play(kind, visit)).toEqual(nothing);
      });
      const endOnFailure = process.env['PROVE_SHRINK'] === undefined;
      await fc.assert(property, { seed, path, numRuns: 1, endOnFailure });
      return;
    }
    const failures: string[] = [];
    let run = 0;
    const property = fc.asyncProperty(visits, async (visit) => {
      const verdict = await play(kind, visit).catch((error: unknown) => ({
        ...nothing,
        stuck: [String(error)],
      }));
      const replay = `PROVE_ONLY=${kind.name} PROVE_SEED=${seed} PROVE_PATH=${run++} npm run prove:delivery`;
      if (Object.values(verdict).some((found) => found.length > 0))
        failures.push(`${replay}\n${JSON.stringify(verdict)}`);
      if (isProof && (run % runsALine === 0 || run === kind.runs))
        process.stdout.write(`${kind.name}: ${failures.length} of ${run} runs failed.\n`);
    });
    await fc.assert(property, { numRuns: kind.runs, seed });
    if (isProof) process.stdout.write(failures.map((failure) => `${failure}\n`).join(''));
    expect(failures).toEqual([]);
  },
);

async function play(
  { open }: Kind,
  [faultSeed, commands]: [number, Iterable<fc.AsyncCommand<object, Visit>>],
): Promise<Verdict> {
  const world = await open(faultSeed % 3 === 0);
  const visit = await beginVisit({ world, seed: faultSeed, faults });
  await fc.asyncModelRun(() => ({ model: {}, real: visit }), commands);
  await heal(visit);
  const verdict = await judge(visit);
  for (const { tab } of visit.tabs) tab.close(true);
  for (const { console } of visit.consoles) console.close();
  return verdict;
}
