import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import { Client } from 'pg';
import { root } from '../scripts/run/run.mjs';

/**
 * The engine of a service, asked directly: the embedded one of that folder as the service runs it, durable, which no service
 * may have meanwhile, or the server at that `postgres:` address.
 */
export function openEngine(cluster) {
  return cluster.startsWith('postgres:') ? openServer(cluster) : openEmbedded(cluster);
}

async function openServer(databaseUrl) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return { query: (sql, parameters) => client.query(sql, parameters), close: () => client.end() };
}

async function openEmbedded(cluster) {
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
