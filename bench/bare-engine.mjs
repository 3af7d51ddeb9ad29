import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';

/** The engine as the service runs it, durable, asked directly: inserts a second of one small row each. */
export async function bareInserts(dataDir, milliseconds, callers) {
  const program = join(root, 'dist/service/engine-worker.js');
  const worker = new Worker(program, { workerData: { directory: join(dataDir, 'postgres') }, env: {} });
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
  const query = (sql, parameters = []) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      answers.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
      worker.postMessage({ id, sql, parameters });
    });
  await query('create table if not exists bench_inserts (id bigint primary key, at bigint, text text)');
  await query('truncate bench_inserts');
  let inserted = 0;
  const began = performance.now();
  const insert = async () => {
    while (performance.now() - began < milliseconds) {
      const text = 'A message of usual length, said by a visitor.';
      await query('insert into bench_inserts values ($1, $2, $3)', [inserted++, Date.now(), text]);
    }
  };
  await Promise.all(Array.from({ length: callers }, insert));
  const perSecond = inserted / ((performance.now() - began) / 1000);
  await query('drop table bench_inserts');
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  worker.postMessage('close');
  await ended;
  return perSecond;
}
