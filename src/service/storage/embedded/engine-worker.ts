import { parentPort, workerData } from 'node:worker_threads';
import { assertIsCluster } from './assert-is-cluster';
import type { EngineAnswer, EngineRequest, EngineSetup, QueryError } from './engine-messages';
import { openCluster, type Cluster } from './open-cluster';

/** Entry of the thread that runs the embedded engine, so that a heavy query never stops the service's loop. */

if (!parentPort) throw new Error('The engine runs in a worker thread.');
const service = parentPort;
function answer(message: EngineAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  service.postMessage(message);
}

try {
  const { directory } = workerData as EngineSetup;
  assertIsCluster(directory);
  const cluster = await openCluster(directory, { onPanic: fail });
  // The engine takes one query at a time and keeps their order, so each may be handed on as it comes.
  service.on('message', (request: EngineRequest) => void serve(cluster, request));
  answer({ type: 'ready' });
} catch (error) {
  fail(error);
}

async function serve({ pg, fs }: Cluster, request: EngineRequest): Promise<void> {
  if (request === 'close') {
    await pg.close();
    service.close();
    return;
  }
  const { id, sql, parameters } = request;
  try {
    const result = await pg.query(sql, [...parameters]);
    const { rows, command, rowCount } = result;
    // The engine swallows its own abort and then answers nothing: that is no acknowledgement.
    if (fs.failure ?? command === undefined) return fail(fs.failure ?? new Error('The engine stopped.'));
    answer({ type: 'result', id, result: { rows, command, rowCount: rowCount ?? 0 } });
  } catch (error) {
    const { severity } = error as { severity?: string };
    if (fs.failure ?? severity === undefined) return fail(fs.failure ?? error);
    if (severity === 'PANIC' || severity === 'FATAL') return fail(error);
    answer({ type: 'refused', id, error: describe(error) });
  }
}

function fail(error: unknown): void {
  answer({ type: 'failed', error: describe(error) });
  service.close();
}

function describe(error: unknown): QueryError {
  const { message = String(error), code, constraint } = error as Partial<QueryError>;
  return {
    message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
  };
}
