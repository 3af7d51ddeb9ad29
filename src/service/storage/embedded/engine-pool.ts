import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { storable } from '../storable';
import { StorageFailure } from '../storage-failure';
import type { Engine } from './engine';
import type { EngineResult } from './engine-messages';

/** A transaction that sits idle for longer holds up everyone: it is rolled back. Milliseconds. */
export const longestIdle = 10_000;

/**
 * After a failed start everyone gets the same failure for this long, and twice as long after each further one: a start
 * takes half a second of a processor, and a full disk may stay full for days. Milliseconds.
 */
export const betweenStarts = 1_000;
export const longestBetweenStarts = 10_000;

/**
 * The engine's one connection, lent to one borrower at a time in the order of requests. An engine that has stopped is
 * started again for the next borrower, and recovers by itself; `start` hears why the one before stopped.
 */
export function createEnginePool(start: (before?: Error) => Promise<Engine>): PostgresPool {
  let engine: Engine | undefined;
  let refusal: { error: unknown; until: number } | undefined;
  let failures = 0;
  let turn: Promise<void> = Promise.resolve();
  let hasEnded = false;

  async function runningEngine(): Promise<Engine> {
    if (hasEnded) throw new StorageFailure('The store is closed.');
    if (engine && !engine.failure) return engine;
    if (refusal && performance.now() < refusal.until) throw refusal.error;
    try {
      engine = await start(engine?.failure);
      failures = 0;
      return engine;
    } catch (error) {
      const pause = Math.min(betweenStarts * 2 ** failures++, longestBetweenStarts);
      refusal = { error, until: performance.now() + pause };
      throw error;
    }
  }

  async function nextTurn(): Promise<() => void> {
    const before = turn;
    let pass: () => void = () => {};
    turn = new Promise((resolve) => {
      pass = resolve;
    });
    await before;
    return pass;
  }

  return {
    async connect() {
      const pass = await nextTurn();
      try {
        return lend(await runningEngine(), pass);
      } catch (error) {
        pass();
        throw error;
      }
    },
    async end() {
      // What was asked for just before has not come to its query yet.
      await new Promise((resolve) => setImmediate(resolve));
      const pass = await nextTurn();
      hasEnded = true;
      await engine?.close();
      pass();
    },
  };
}

function lend(engine: Engine, pass: () => void): PostgresPoolClient {
  let timer: NodeJS.Timeout | undefined;
  let isGivenUp = false;
  let isReleased = false;

  function giveUp(): void {
    isGivenUp = true;
    engine.query('rollback', []).then(pass, pass);
  }

  async function query(sql: string, parameters: readonly unknown[]): Promise<EngineResult> {
    if (isGivenUp) throw givenUp();
    clearTimeout(timer);
    try {
      return await engine.query(sql, parameters.map(storable));
    } finally {
      clearTimeout(timer);
      // One that was not waited for ends when others have the connection.
      if (!isReleased) timer = setTimeout(giveUp, longestIdle).unref();
    }
  }

  return {
    query: query as <Row>(sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<Row>>,
    release() {
      isReleased = true;
      clearTimeout(timer);
      if (!isGivenUp) pass();
    },
  } as PostgresPoolClient;
}

function givenUp(): StorageFailure {
  return new StorageFailure(
    `A transaction did nothing for ${longestIdle / 1000} s and was rolled back. Wait for nothing else inside one.`,
  );
}
