import { openConnection } from './raw-client.mjs';

/** Asks the same things in turn, again and again, in a process of its own; told `take`, answers the milliseconds that each answer took. */
const [, , port, everyMs, requests] = process.argv;
const asked = JSON.parse(requests);
const connection = openConnection(Number(port));
await connection.ready;
let times = [];
process.on('message', (message) => {
  if (message === 'take') process.send(times);
  times = [];
});
process.once('disconnect', () => process.exit());
for (let turn = 0; ; turn++) {
  const began = performance.now();
  const { status, body } = await connection.ask(asked[turn % asked.length]);
  if (status !== 200) throw new Error(`Answered ${status}: ${body}`);
  times.push(performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, Number(everyMs)));
}
