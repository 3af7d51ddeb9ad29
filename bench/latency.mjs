import { openConsole } from './bench-console.mjs';
import { pause } from './bench-service.mjs';
import { openDelayedLine } from './delayed-line.mjs';
import { openWindows, settle } from './measured-page.mjs';
import { startChat } from './opening.mjs';
import { quantile, row } from './table.mjs';

const turns = 100;
/** Long enough for the next poll to be held. */
const betweenTurns = 700;
/** Milliseconds, of a visitor on a phone or another continent. */
const roundTrip = 150;
const limits = { median: [50, 25], p99: [250, 100] };

/** From the agent's click until the visitor's page shows what was said. */
export async function measureLatency(service) {
  const near = await deliveries(service, service.url);
  const line = await openDelayedLine(service.port, roundTrip);
  try {
    const far = await deliveries(service, `http://127.0.0.1:${line.port}`);
    return [
      ...rows('agent to visitor', near.alone, 0),
      ...rows('right after a message', near.behind, 0),
      ...rows(`agent to visitor, ${roundTrip} ms away`, far.alone, 0.5),
      ...rows(`right after a message, ${roundTrip} ms away`, far.behind, 1),
    ];
  } finally {
    line.close();
  }
}

/** `trips`: as many round trips must pass before the visitor can have it; far away, each figure is beside one. */
function rows(name, times, trips) {
  const unit = trips > 0 ? roundTrip : 1;
  return Object.entries(limits).map(([what, [must, wants]]) => {
    const value = quantile(times, what === 'median' ? 0.5 : 0.99);
    const bounds = [must, wants].map((bound) => Number(((bound + trips * roundTrip) / unit).toFixed(2)));
    return row(`${name}, ${what}`, value / unit, trips > 0 ? '×' : 'ms', ...bounds);
  });
}

async function deliveries({ url }, visitorUrl) {
  const agent = await openConsole(url);
  await agent.goOnline();
  const times = { alone: [], behind: [] };
  await openWindows({ url: visitorUrl }, async (windows) => {
    const page = await windows.open('widget', 1);
    await page.run(openChat);
    await pause(settle);
    await page.run(startChat);
    await pause(settle);
    const caseId = await page.ask('ChatWidget.getCaseId()');
    if (!caseId) throw new Error('The chat did not start in time.');
    await page.run(watchAnswers);
    let count = 0;
    async function say() {
      const text = `Answer ${++count}.`;
      const began = Date.now();
      await agent.say(caseId, text);
      return (await page.ask(`benchShown(${JSON.stringify(text)})`)) - began;
    }
    for (let turn = 0; turn < turns; turn++) {
      times.alone.push(await say());
      times.behind.push(await say());
      await pause(betweenTurns);
    }
    await page.close();
  });
  return times;
}

/** Runs in the page, as does the one below. */
function openChat() {
  document.querySelector('chat-widget').shadowRoot.querySelector('[part~=launcher]').click();
}

function watchAnswers() {
  const { shadowRoot } = document.querySelector('chat-widget');
  const shown = new Map();
  const waiting = new Map();
  new MutationObserver(() => {
    for (const [text] of shadowRoot.textContent.matchAll(/Answer \d+\./g)) {
      if (shown.has(text)) continue;
      shown.set(text, Date.now());
      waiting.get(text)?.(shown.get(text));
    }
  }).observe(shadowRoot, { childList: true, characterData: true, subtree: true });
  window.benchShown = (text) =>
    new Promise((resolve) => {
      if (shown.has(text)) resolve(shown.get(text));
      else waiting.set(text, resolve);
    });
}
