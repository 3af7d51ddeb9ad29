import { join } from 'node:path';
import { openConsole } from './bench-console.mjs';
import { from, key, pause } from './bench-service.mjs';
import { signIn } from './long-chats.mjs';
import { settle } from './measured-page.mjs';
import { openChatId, seedMessages, seedOpenChats } from './seed-messages.mjs';
import { median, row } from './table.mjs';

/** `CLOSED_CHATS=100000` takes some minutes more. */
const usual = { open: 500, closed: Number(process.env.CLOSED_CHATS ?? 10_000), samples: 15, slowdown: 4 };
export const sample = { open: 30, closed: 100, samples: 1, slowdown: 1 };
/** Milliseconds between looks at whether a change has been drawn, and behind the last one, for what else comes of it. */
const lookEvery = 300;

/** What scripts take in an inbox of 500 open chats, beside many that have ended; each time without what an idle inbox does meanwhile. */
export async function measureFullInbox(windows, service, { open, closed, samples, slowdown } = usual) {
  await service.stop();
  const cluster = join(service.dataDir, 'postgres');
  await seedMessages(cluster, closed);
  await seedOpenChats(cluster, open, 1, 'agent@demo.example');
  await service.start();

  const page = await windows.open(`${service.url}/console/`, slowdown);
  await page.run(signIn);
  await page.ask('location.reload()').catch(() => undefined);
  await pause(settle);
  await page.ask(`(${listed})(${open})`);
  const requests = await page.run(callsOfOpening);

  const seen = { idle: [], switch: [], receive: [], type: [] };
  const longest = [];
  let isTraced = false;
  /** Looks from outside and seldom: what watches in the page would be measured with it. */
  async function take(name, change, isDrawn = 'true') {
    async function whole() {
      await change();
      do await pause(lookEvery);
      while (!(await page.ask(isDrawn)));
      await pause(lookEvery);
    }
    if (isTraced) {
      const { longest: task } = await page.longestTask(whole);
      if (name !== 'idle') longest.push(task);
      return;
    }
    const before = await page.script();
    await whole();
    seen[name].push((await page.script()) - before);
  }
  for (let turn = 0; turn < 2 * samples; turn++) {
    // A trace slows down the scripts that it watches.
    isTraced = turn % 2 === 1;
    await take('idle', () => pause(0));
    await page.run(rememberLog);
    await take(
      'switch',
      () => page.ask(`void (location.hash = '#/cases/${openChatId(turn)}')`),
      `(${isOtherLog})()`,
    );
    const text = `Message ${turn} elsewhere`;
    await take(
      'receive',
      () => say(service.url, openChatId(open - 1 - turn), text),
      `(${isListed})('${text}')`,
    );
    await page.ask("document.querySelector('.answer textarea').focus()");
    await take('type', () => page.type('x'));
  }
  await page.close();

  const idle = median(seen.idle);
  function spent(name) {
    return Math.max(0, median(seen[name]) - idle);
  }
  const lists = await timeLists(service, samples);
  return [
    { name: `an idle inbox of ${open} chats, in ${2 * lookEvery} ms`, value: idle, unit: 'ms' },
    row('switching to another chat, script', spent('switch'), 'ms', 50, 16),
    row('a message in another chat, script', spent('receive'), 'ms', 50, 16),
    row('a key in the answer box, script', spent('type'), 'ms', 50, 16),
    row('longest task of one of them', median(longest), 'ms', 100, 50),
    row('calls until the inbox is drawn', requests, '', 3, 1),
    row(`a page of the open chats, beside ${closed} ended ones`, lists.open, 'ms', 50, 16),
    row('a page of the ended chats', lists.closed, 'ms', 50, 16),
  ];
}

async function timeLists(service, samples) {
  const console = await openConsole(service.url);
  const times = { open: [], closed: [] };
  for (let turn = 0; turn < samples; turn++)
    for (const view of Object.keys(times)) {
      const began = performance.now();
      await console.get(`/cases?view=${view}`);
      times[view].push(performance.now() - began);
    }
  return { open: median(times.open), closed: median(times.closed) };
}

async function say(url, caseId, messageBody) {
  const parameters = new URLSearchParams({ caseId, messageType: '1', messageBody, messageId: messageBody });
  const headers = { 'x-api-key': key, ...from(7) };
  const answer = await fetch(`${url}/api/v1/chat?${parameters}`, { method: 'PUT', headers });
  if (!answer.ok) throw new Error(`A message could not be sent: ${answer.status} ${await answer.text()}`);
}

/** Runs in the page, as do those below. Resolves once so many chats are listed. */
function listed(open) {
  return new Promise((resolve) => {
    function look() {
      if (document.querySelectorAll('.cases .case').length >= open) resolve();
      else setTimeout(look, 100);
    }
    look();
  });
}

function callsOfOpening() {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length;
}

function rememberLog() {
  globalThis.logBefore = document.querySelector('.log');
}

function isOtherLog() {
  const log = document.querySelector('.log');
  return log !== globalThis.logBefore && Boolean(log?.querySelector('.cw-message'));
}

function isListed(text) {
  return document.querySelector('.cases').textContent.includes(text);
}
