import type { ScreenMessage } from '../world/visitor-tab';
import type { CaseDetails, CaseSummary } from '../../../src/operations/console/cases';
import type { Mention } from '../../../src/operations/console/inbox/mentions';
import { filesUnderWay, type OpenConsole, type Visit, type Written } from './visit';

export interface Verdict {
  lost: string[];
  doubled: string[];
  outOfOrder: string[];
  stuck: string[];
}

/** Holds every screen beside what is stored. */
export async function judge(visit: Visit): Promise<Verdict> {
  const { world, tabs, consoles, caseId, said, answers, notes, blocked } = visit;
  const verdict: Verdict = { lost: [], doubled: [], outOfOrder: [], stuck: [] };
  const isPlain = world.server.kind === 'plain';
  const cases = await world.server.cases();
  const entries = cases.flatMap((chat) => chat.entries);
  const kept = entries.filter(({ kind }) => kind === 'visitor' || kind === 'agent').map(({ text }) => text);
  const keptNotes = entries.filter(({ kind }) => kind === 'note').map(({ text }) => text);
  const screens = tabs.map((tab) => tab.screen().filter(({ text }) => !blocked.includes(text)));
  const shownByAll = [...tabs, ...consoles.map(({ console }) => console)].flatMap((one) => one.screen());
  for (const { text, state } of shownByAll)
    if (blocked.includes(text) && state !== 'failed') verdict.stuck.push(`${text} ${state}`);
  for (const text of kept) if (blocked.includes(text)) verdict.doubled.push(`${text}, which was blocked`);

  if (cases.length !== 1) verdict.doubled.push(`${cases.length} cases`);
  for (const { text } of [...said, ...answers]) {
    const count = kept.filter((other) => other === text).length;
    if (count === 0) verdict.lost.push(text);
    const isShownAsSuch = screens.every((screen) => screen.find((shown) => shown.text === text)?.isRepeated);
    if (count > 1 && !(isPlain && isShownAsSuch)) verdict.doubled.push(text);
  }
  for (const text of notes) {
    const count = keptNotes.filter((other) => other === text).length;
    if (count === 0 && !isPlain) verdict.lost.push(text);
    if (count > 1) verdict.doubled.push(text);
  }
  for (const written of [...ofDevices(said), ...ofDevices(answers)]) judgeOrder(verdict, written, kept);
  for (const [at, screen] of screens.entries()) judgeScreen(verdict, screen, kept, `tab ${at}`);
  // Agents also read what the page tells them.
  const read = entries.map(({ text }) => text).filter((text) => kept.includes(text) || notes.includes(text));
  const last = cases.find(({ id }) => id === caseId)?.entries.at(-1)?.index;
  for (const [at, { console }] of consoles.entries()) {
    const screen = console.screen().filter(({ text }) => !blocked.includes(text));
    judgeScreen(verdict, screen, read, `console ${at}`);
    const listed = console.listed(caseId)?.lastIndex;
    if (listed !== last) verdict.stuck.push(`the list of console ${at} at ${listed} of ${last}`);
  }
  for (const open of consoles) await judgeListed(verdict, visit, open);
  await judgeFiles(verdict, visit, kept);
  return verdict;
}

/** Whether a console that was open all the time knows of the chat what one knows that is opened now. */
async function judgeListed({ stuck }: Verdict, { world, caseId }: Visit, { device, console }: OpenConsole) {
  /** Returns nothing where a proxy speaks for an instance that has just been killed: it is judged again. */
  async function read<Answer>(path: string) {
    const request = { method: 'GET', url: `/api/console${path}`, headers: {}, body: '' };
    const answer = await world.server.agents[device]?.answer(request);
    if (answer?.status === 200) return JSON.parse(answer.body) as Answer;
    stuck.push(`${path} for ${device} is answered with ${answer?.status}`);
    return undefined;
  }
  const details = await read<CaseDetails>(`/cases/${caseId}`);
  const unreadCases = await read<{ mentions: Mention[] }>('/mentions');
  if (!details || !unreadCases) return;
  const stored = partsOf(details.summary);
  const listed = partsOf(console.listed(caseId) ?? {});
  for (const name of new Set([...stored.keys(), ...listed.keys()])) {
    const [known, right] = [listed.get(name), stored.get(name)];
    if (known !== right) stuck.push(`${name} in console of ${device}: ${known} for ${right}`);
  }
  // One that could not be marked as read comes back when the lists are read again.
  const unread = new Set(unreadCases.mentions.map(({ summary }) => summary.id));
  const isKnownRead = console.mentions()?.some((id) => !unread.has(id));
  if (isKnownRead !== false) stuck.push(`mentions in console of ${device}: ${console.mentions()}`);
}

/** Nobody who writes an answer is the same as an empty list of them; how far it is read is no part of events. */
function partsOf(summary: Partial<CaseSummary>): Map<string, string> {
  const parts = Object.entries({ answering: [], ...summary, readUpTo: undefined });
  return new Map(parts.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Whether each file that was sent is what was chosen, byte for byte, and none is still on its way. */
async function judgeFiles(verdict: Verdict, visit: Visit, kept: string[]) {
  for (const state of filesUnderWay(visit)) verdict.stuck.push(`a file ${state}`);
  for (const [name, bytes] of visit.files) {
    const [text, ...others] = kept.filter((one) => one.startsWith(`${name} `));
    if (text === undefined) continue;
    if (others.length > 0) verdict.doubled.push(name);
    const [url = ''] = /\S+$/.exec(text) ?? [];
    if (!bytes.equals(await visit.world.server.download(url))) verdict.lost.push(`bytes of ${name}`);
  }
}

function ofDevices(written: Written[]): string[][] {
  const devices = [...new Set(written.map(({ device }) => device))];
  return devices.map((own) => written.filter(({ device }) => device === own).map(({ text }) => text));
}

/** Whether what was written on one device is kept in that order. */
function judgeOrder(verdict: Verdict, written: string[], kept: string[]) {
  const order = firsts(kept.filter((text) => written.includes(text)));
  if (order.join() !== written.filter((text) => order.includes(text)).join())
    verdict.outOfOrder.push(`kept: ${order.join(' ')}`);
}

function judgeScreen(verdict: Verdict, screen: ScreenMessage[], kept: string[], where: string) {
  const shown = screen.map(({ text }) => text);
  for (const text of new Set(kept)) if (!shown.includes(text)) verdict.lost.push(`${text} in ${where}`);
  if (new Set(shown).size < shown.length) verdict.doubled.push(`${shown.join(' ')} in ${where}`);
  if (!isInOrder(shown, kept))
    verdict.outOfOrder.push(`${where}: ${shown.join(' ')} beside ${kept.join(' ')}`);
  for (const { text, state } of screen)
    if (state !== 'sent') verdict.stuck.push(`${text} ${state} in ${where}`);
}

/**
 * Whether the texts stand in the order of what is kept. Of what a plain server has twice, nobody can tell whether one of
 * the two is the message behind it: as many own messages as that may stand before an answer.
 */
function isInOrder(shown: string[], kept: string[]): boolean {
  const [ownShown, ownKept] = [shown.filter(isOwn), kept.filter(isOwn)];
  const [answersShown, answersKept] = [shown, kept].map((texts) => texts.filter((text) => !isOwn(text)));
  if (ownShown.join() !== firsts(ownKept).join() || answersShown?.join() !== answersKept?.join())
    return false;
  return (answersKept ?? []).every((text) => {
    const before = kept.slice(0, kept.indexOf(text)).filter(isOwn);
    const count = shown.slice(0, shown.indexOf(text)).filter(isOwn).length;
    return firsts(before).length <= count && count <= before.length;
  });
}

function isOwn(text: string): boolean {
  return text.startsWith('Q');
}

function firsts(texts: string[]): string[] {
  return [...new Set(texts)];
}
