import { budgetRow, median, quartile, row } from './table.mjs';

const loads = 13;
const slowdown = 4;
const isLauncherThere = `document.querySelector('chat-widget')?.shadowRoot?.querySelector('[part~=launcher]:not([hidden])') != null`;

/** What a page pays for the widget before the visitor opens it, beside an empty page, one with Preact alone and the toy chat. */
export async function costOfLoading(windows) {
  const measured = await loadEach(windows, ['bare', 'preact', 'toy', 'widget'], loads, slowdown);
  return [...weightRows(measured), ...timeRows(measured)];
}

/**
 * The part of it that other work on the machine hardly changes, such as the other pages that are loaded beside each: what is
 * compiled by then makes a few kB of heap.
 */
export async function weightOfLoading(windows) {
  const names = ['bare', 'preact', 'widget'];
  const rounds = [];
  for (let round = 0; round < 3; round++)
    rounds.push(await Promise.all(names.map((name) => loadOnce(windows, name, 1))));
  return weightRows(Object.fromEntries(names.map((name, at) => [name, rounds.map((loads) => loads[at])])));
}

async function loadEach(windows, names, times, slowdown) {
  const measured = Object.fromEntries(names.map((name) => [name, []]));
  for (let load = 0; load < times; load++) {
    for (const name of names) measured[name].push(await loadOnce(windows, name, slowdown));
  }
  return measured;
}

async function loadOnce(windows, name, slowdown) {
  const page = await windows.open(name, slowdown);
  const seen = await page.ask('window.benchSeen');
  const globals = await page.ask('Object.getOwnPropertyNames(window).length');
  const cost = await page.cost();
  // Asked last: a question is a script too, and would be measured with the page.
  const isComplete = name !== 'widget' || (await page.ask(isLauncherThere));
  await page.close();
  if (!isComplete) throw new Error('The launcher was not there in time: the machine is too busy to measure.');
  return { ...page.received(), ...cost, ...seen, globals };
}

/** What a page has more than the bare one; `typical` answers which of several samples counts. */
function addedTo(bare, typical) {
  function of(samples, what) {
    return typical(samples.map((sample) => sample[what]));
  }
  return (samples, what) => of(samples, what) - of(bare, what);
}

function weightRows({ bare, preact, widget }) {
  const added = addedTo(bare, median);
  // To memory, as to times, what else the machine does only adds.
  const leastAdded = addedTo(bare, quartile);
  return [
    budgetRow('before the visitor opens', added(widget, 'bytes')),
    row('files and API calls', added(widget, 'requests'), '', 2, 2),
    { name: 'heap, a page with Preact alone', value: leastAdded(preact, 'heap'), unit: 'kB' },
    row('heap, the widget', leastAdded(widget, 'heap'), 'kB', 160, 110),
    row('globals', added(widget, 'globals'), '', 1, 1),
    row('layout shift', added(widget, 'shift'), '', 0, 0),
  ];
}

function timeRows({ bare, preact, toy, widget }) {
  const added = addedTo(bare, quartile);
  const script = { preact: added(preact, 'script'), widget: added(widget, 'script') };
  const tasks = { toy: added(toy, 'tasks'), widget: added(widget, 'tasks') };
  return [
    { name: 'script time, a page with Preact alone', value: script.preact, unit: 'ms' },
    { name: 'script time, the widget', value: script.widget, unit: 'ms' },
    row('script time beside Preact alone', script.widget / script.preact, '×', 1.5, 1),
    // Script time leaves out what promises do later; this is all, with style, layout and painting.
    { name: 'all tasks, the toy chat with its launcher', value: tasks.toy, unit: 'ms' },
    { name: 'all tasks, the widget', value: tasks.widget, unit: 'ms' },
    row('all tasks beside the toy chat', tasks.widget / tasks.toy, '×', 1.6, 1),
    row('blocking time', added(widget, 'blocking'), 'ms', 0, 0),
  ];
}
