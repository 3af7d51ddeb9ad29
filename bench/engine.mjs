import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import { root } from '../scripts/run/run.mjs';

/** The embedded engine as the service runs it, durable, asked directly. No service may have the cluster meanwhile. */
export async function openEngine(cluster) {
  const program = join(root, 'dist/service/engine-worker.js');
  const worker = new Worker(program, { workerData: { directory: cluster }, env: {} });
  const answers = new Map();
  let lastId = 0;
  await new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message) => {
      if (message.type === 'ready') return resolve();
      if (message.type === 'failed') return reject(new Error(message.error.message));
      const waiting = answers.get(message.id);
      answers.delete(message.id);
      if (message.type === 'result') waiting.resolve(message.result);
      else waiting.reject(new Error(message.error.message));
    });
  });
  return {
    query: (sql, parameters = []) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        answers.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
        worker.postMessage({ id, sql, parameters });
      }),
    async close() {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
      worker.postMessage('close');
      await ended;
    },
  };
}
