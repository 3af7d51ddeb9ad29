import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest, EngineResult, EngineSetup, QueryError } from './engine-messages';

/** The embedded engine as its one client sees it. */
export interface Engine {
  query(sql: string, parameters: readonly unknown[]): Promise<EngineResult>;
  close(): Promise<void>;
  /** Why it can't be used any more; absent while it can. */
  readonly failure: Error | undefined;
}

interface Waiting {
  resolve(result: EngineResult): void;
  reject(error: Error): void;
}

/** What the engine's thread makes is short-lived: room for more would be filled with rows that nobody needs any more. */
const maxYoungGenerationSizeMb = 8;

/** Starts the engine in a thread of its own and waits until it has recovered and checked itself. */
export async function startEngine(program: URL, setup: EngineSetup): Promise<Engine> {
  const worker = new Worker(program, {
    workerData: setup,
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | undefined;
  let onReady: () => void = () => {};
  let onFailure: (error: Error) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    onReady = resolve;
    onFailure = reject;
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  function fail(error: Error): void {
    failure ??= error;
    onFailure(failure);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  worker.on('message', (answer: EngineAnswer) => {
    if (answer.type === 'ready') return onReady();
    if (answer.type === 'failed') {
      void worker.terminate();
      return fail(asError(answer.error));
    }
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'result') caller?.resolve(answer.result);
    else caller?.reject(asError(answer.error));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
  function tell(request: EngineRequest) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
    worker.postMessage(request);
  }

  await ready;
  return {
    query(sql, parameters) {
      if (failure) return Promise.reject(failure);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        tell({ id, sql, parameters });
      });
    },
    async close() {
      if (!failure) tell('close');
      await exited;
    },
    get failure() {
      return failure;
    },
  };
}

function asError({ message, ...rest }: QueryError): Error {
  return Object.assign(new Error(message), rest);
}
