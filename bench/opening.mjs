import { openConsole } from './bench-console.mjs';
import { pause } from './bench-service.mjs';
import { settle } from './measured-page.mjs';
import { budgetRow, median, row } from './table.mjs';

/** One takes a tenth of a second, and machines change their speed by the second: nine loads spread by a fifth. */
const loads = 21;
/** Measured by the thread's own clock, which spreads less. */
const tracedLoads = 9;
const slowdown = 4;

/** What a visitor waits for who opens the chat, beside one who opens a toy chat. */
export async function costOfOpening(windows, service) {
  const chat = await openChat(windows, service, await heapOf(windows, 'bare'));
  const toyHeap = await heapOfOpenToy(windows);
  const seen = { toy: [], widget: [], hovered: [], traced: [], hoveredAndTraced: [] };
  for (let load = 0; load < loads; load++) {
    seen.toy.push(await openOnce(windows, { name: 'toy' }));
    seen.widget.push(await openOnce(windows, { name: 'widget' }));
    seen.hovered.push(await openOnce(windows, { name: 'widget', hasIntent: true }));
    if (load >= tracedLoads) continue;
    seen.traced.push(await openOnce(windows, { name: 'widget', isTraced: true }));
    seen.hoveredAndTraced.push(await openOnce(windows, { name: 'widget', hasIntent: true, isTraced: true }));
  }
  function timeOf(name) {
    return median(seen[name].map(({ milliseconds }) => milliseconds));
  }
  /** Of loads that followed each other, so that what else the machine does weighs on both. */
  function besideToy(name) {
    return median(seen[name].map(({ milliseconds }, load) => milliseconds / seen.toy[load].milliseconds));
  }
  const longest = median(seen.traced.map((opened) => opened.longest));
  const longestAfterIntent = median(seen.hoveredAndTraced.map((opened) => opened.longest));
  return [
    ...bytesOf(chat),
    { name: 'heap with the toy chat open', value: toyHeap, unit: 'kB' },
    { name: 'heap with the chat open', value: chat.heap, unit: 'kB' },
    row('heap beside the toy chat', chat.heap / toyHeap, '×', 3, 2),
    { name: 'click to field, the toy chat', value: timeOf('toy'), unit: 'ms' },
    { name: 'click to field, the widget', value: timeOf('widget'), unit: 'ms' },
    row('click to field beside the toy chat', besideToy('widget'), '×', 4, 2),
    row('the same after intent', besideToy('hovered'), '×', 2, 1),
    { name: 'longest task while opening', value: longest, unit: 'ms' },
    row('longest task beside click to field of the toy chat', longest / timeOf('toy'), '×', 1.2, 0.5),
    row('the same after intent', longestAfterIntent / timeOf('toy'), '×', 1.2, 0.5),
  ];
}

/** The part of it that no other work on the machine can change. */
export async function weightOfChat(windows, service) {
  return bytesOf(await openChat(windows, service, 0));
}

function bytesOf({ form, chat }) {
  return [budgetRow('first form', form.bytes), budgetRow('running chat', chat.bytes)];
}

/** What has been fetched by the first form and by a chat with an answer, and what that chat keeps in memory beyond `bareHeap`. */
async function openChat(windows, service, bareHeap) {
  const agent = await openConsole(service.url);
  await agent.goOnline();
  const page = await windows.open('widget', 1);
  await page.run(clickAndWait);
  const form = page.received();
  await pause(settle);
  await page.run(startChat);
  await pause(settle);
  const caseId = await page.ask('ChatWidget.getCaseId()');
  if (!caseId) throw new Error('The chat did not start in time.');
  await agent.say(caseId, 'Good evening. How can I help?');
  await pause(settle);
  const chat = page.received();
  const { heap } = await page.cost();
  await page.close();
  return { form, chat, heap: heap - bareHeap };
}

/** What the toy chat keeps in memory once it was opened. */
async function heapOfOpenToy(windows) {
  const bare = await heapOf(windows, 'bare');
  const open = await heapOf(windows, 'toy', (page) => page.run(clickAndWait));
  return open - bare;
}

async function heapOf(windows, name, use) {
  const page = await windows.open(name, 1);
  if (use) {
    await use(page);
    await pause(settle);
  }
  const { heap } = await page.cost();
  await page.close();
  return heap;
}

/** A trace takes time of its own, so it is not taken where the time counts. */
async function openOnce(windows, { name, hasIntent = false, isTraced = false }) {
  const page = await windows.open(name, slowdown);
  if (hasIntent) {
    await page.moveTo(await page.run(placeOfLauncher));
    await pause(settle);
  }
  async function openAndSettle() {
    await page.run(clickAndWait);
    await pause(settle);
  }
  const opened = isTraced
    ? await page.longestTask(openAndSettle)
    : { milliseconds: await page.run(clickAndWait) };
  await page.close();
  return opened;
}

/** Runs in the page, as do those below. */
function placeOfLauncher() {
  const { shadowRoot } = document.querySelector('chat-widget');
  const { x, y, width, height } = shadowRoot.querySelector('[part~=launcher]').getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Milliseconds from the click until a field to type in is painted on the page. */
function clickAndWait() {
  const { shadowRoot } = document.querySelector('chat-widget');
  const start = performance.now();
  return new Promise((resolve) => {
    function look() {
      // By the task after a frame, the frame is painted.
      if (shadowRoot.querySelector('input, textarea')?.checkVisibility())
        setTimeout(() => resolve(performance.now() - start), 0);
      else requestAnimationFrame(look);
    }
    shadowRoot.querySelector('[part~=launcher]').click();
    requestAnimationFrame(look);
  });
}

export function startChat() {
  const { shadowRoot } = document.querySelector('chat-widget');
  for (const field of shadowRoot.querySelectorAll('input, textarea')) {
    field.value =
      field.autocomplete === 'email' ? 'visitor@example.com' : 'Which lamp is bright enough to read by?';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  shadowRoot.querySelector('form').requestSubmit();
}
