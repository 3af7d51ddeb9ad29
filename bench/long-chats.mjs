import { join } from 'node:path';
import { seedAnswers } from './seed-messages.mjs';
import { median, row } from './table.mjs';
import { pause } from './bench-service.mjs';
import { settle } from './measured-page.mjs';

const messages = 10_000;
const openings = 5;
const slowdown = 4;

/** What an agent waits for who opens a chat of 10,000 messages, beside one of a single message. */
export async function measureLongChats(windows, service) {
  const [short, long] = [await service.startChat(1), await service.startChat(2)];
  await service.stop();
  await seedAnswers(join(service.dataDir, 'postgres'), long, messages);
  await service.start();

  const seen = { short: [], long: [], earlier: [], script: [] };
  const page = await windows.open(`${service.url}/console/`, slowdown);
  await page.run(signIn);
  const last = `Line ${messages - 1}`;
  function open(caseId, text) {
    return page.longestTask(() => page.ask(`(${openCase})('${caseId}', '${text}')`));
  }
  for (let opening = 0; opening < openings; opening++) {
    await page.ask('location.reload()').catch(() => undefined);
    await pause(settle);
    seen.short.push(await open(short, 'Hello'));
    seen.long.push(await open(long, last));
    seen.earlier.push(await page.longestTask(() => page.run(showEarlier)));
    // A trace slows down the scripts that it watches.
    await page.ask("location.hash = '#/cases'");
    await page.ask('location.reload()').catch(() => undefined);
    await pause(settle);
    const before = await page.script();
    await page.ask(`(${openCase})('${long}', '${last}')`);
    await pause(settle);
    seen.script.push((await page.script()) - before);
  }
  await page.close();
  function waited(samples) {
    return median(samples.map(({ answer }) => answer));
  }
  function longest(samples) {
    return median(samples.map((sample) => sample.longest));
  }
  return [
    { name: 'opening a chat of one message', value: waited(seen.short), unit: 'ms' },
    { name: `opening a chat of ${messages} messages`, value: waited(seen.long), unit: 'ms' },
    row(`opening a chat of ${messages} messages, script`, median(seen.script), 'ms', 100, 50),
    { name: 'longest task, one message', value: longest(seen.short), unit: 'ms' },
    row(`longest task, ${messages} messages`, longest(seen.long), 'ms', 100, 50),
    row('longest task of a page of earlier messages', longest(seen.earlier), 'ms', 100, 50),
  ];
}

/** Runs in the page, as do those below. */
export async function signIn() {
  const answer = await fetch('/api/console/session', {
    method: 'POST',
    headers: { 'x-console': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'agent@demo.example', password: 'demo-password' }),
  });
  if (!answer.ok) throw new Error(`The agent could not sign in: ${answer.status}`);
}

/** Milliseconds until the last message is painted on the page. */
function openCase(caseId, last) {
  const start = performance.now();
  return new Promise((resolve) => {
    function look() {
      const message = [...document.querySelectorAll('[role=log] .cw-message')].at(-1);
      if (message?.textContent.includes(last)) setTimeout(() => resolve(performance.now() - start), 0);
      else requestAnimationFrame(look);
    }
    location.hash = `#/cases/${caseId}`;
    requestAnimationFrame(look);
  });
}

/** Milliseconds until more messages stand there. */
function showEarlier() {
  const start = performance.now();
  const known = document.querySelectorAll('[role=log] .cw-message').length;
  return new Promise((resolve) => {
    function look() {
      if (document.querySelectorAll('[role=log] .cw-message').length > known)
        setTimeout(() => resolve(performance.now() - start), 0);
      else requestAnimationFrame(look);
    }
    document.querySelector('.log-earlier').click();
    requestAnimationFrame(look);
  });
}
