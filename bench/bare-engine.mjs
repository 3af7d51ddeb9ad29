import { openEngine } from './engine.mjs';

/** Inserts of one small row each, as many callers as the service has, straight into an engine on a cluster of its own. */
export async function openBareEngine(cluster) {
  const { query, close } = await openEngine(cluster);
  await query('create table bench_inserts (id bigint primary key, at bigint, text text)');
  let inserted = 0;
  return {
    close,
    async insertsPerSecond(milliseconds, callers) {
      const before = inserted;
      const began = performance.now();
      async function insert() {
        while (performance.now() - began < milliseconds) {
          const text = 'A message of usual length, said by a visitor.';
          await query('insert into bench_inserts values ($1, $2, $3)', [inserted++, Date.now(), text]);
        }
      }
      await Promise.all(Array.from({ length: callers }, insert));
      return (inserted - before) / ((performance.now() - began) / 1000);
    },
  };
}
