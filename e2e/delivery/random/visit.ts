import { createRandom, drawFault, type Fault } from '../faults';
import type { AgentConsole } from '../world/agent-console';
import type { WireRequest } from '../world/chat-server';
import type { FormerTab } from '../world/former-tab';
import { textOf } from '../world/line';
import type { VisitorTab } from '../world/visitor-tab';
import type { World } from '../world/world';

/** What a random run has done, and what came of it. */
export interface Visit {
  world: World;
  tabs: VisitorTab[];
  /** Tabs of agents, of each device at least one. */
  consoles: OpenConsole[];
  caseId: string;
  /** What the visitor wrote, in order on each device; the question first. */
  said: Written[];
  /** What agents wrote, in order on each device. */
  answers: Written[];
  notes: string[];
  /** What either side wrote and a firewall refuses. */
  blocked: string[];
  /** Files that either side began to send, by name. */
  files: Map<string, Buffer>;
  /** A tab beside the others that still runs a former version of the widget, once there is one. */
  former?: FormerTab;
  /** The page has cleared the storage: what was in it is nowhere but in its tabs, until one of them is left. */
  isCleared: boolean;
  /** How long people wait at the end until all has come, seconds. */
  patience: number;
  /** Open connections die without a word. */
  silence(): void;
  storm(): void;
  heal(): void;
}

export interface Written {
  device: number;
  text: string;
}

export interface OpenConsole {
  device: number;
  console: AgentConsole;
}

export interface VisitOptions {
  world: World;
  seed: number;
  /** Share of requests that something happens to. */
  faults: number;
}

const second = 1_000;
/** Milliseconds: nobody does two things at once. */
export const handsSpeed = 50;
/** A held poll is given up 15 seconds after the 25 that it asks for. */
const untilNoticed = 45;
/** Seconds that a file waits at most where the service asks it to. */
const longestWait = 330;
/** Nobody can tell a request that came twice from two on a server that knows no ids. */
const untellable = ['doubled'];
/** An answer comes all the same, if late, or a refusal of the service's own kind. */
const answered = ['delayed', 'doubled', 'failed', 'limited'];
const mostUnanswered = 5;

/** A chat that has begun, the line being bad already where the server can tell a repeated start. */
export async function beginVisit({ world, seed, faults }: VisitOptions): Promise<Visit> {
  const random = createRandom(seed);
  const isPlain = world.server.kind === 'plain';
  const visit: Visit = {
    world,
    tabs: [world.openTab(), ...(world.isKnown ? [world.openDevice()] : [])],
    consoles: world.devices.map(({ openConsole }, device) => ({ device, console: openConsole() })),
    caseId: '',
    said: [],
    answers: [],
    notes: [],
    blocked: [],
    files: new Map(),
    isCleared: false,
    patience: 30,
    silence() {
      for (const line of linesOf(world)) line.silence();
      visit.patience = untilNoticed;
    },
    storm() {
      for (const line of linesOf(world))
        line.strike((request) => {
          const fault = drawFault(random, faults);
          if (isPlain && fault && untellable.includes(fault.kind)) return undefined;
          return isOneTooMany(request, fault) ? undefined : fault;
        });
    },
    heal() {
      for (const line of linesOf(world)) line.heal();
    },
  };
  const unanswered = new Map<string, number>();
  /** What fails six times while everything else is answered is given up: by design a firewall's refusal, so chance must not do it. */
  function isOneTooMany(request: WireRequest, fault: Fault | undefined): boolean {
    const text = fault && !answered.includes(fault.kind) ? textOf(request) : undefined;
    if (text === undefined) return false;
    const count = unanswered.get(text) ?? 0;
    unanswered.set(text, count + 1);
    return count >= mostUnanswered;
  }
  await world.pass(second);
  if (!isPlain) visit.storm();
  await start(visit, visit.tabs);
  visit.caseId = (await world.server.cases()).at(-1)?.id ?? '';
  for (const { console } of visit.consoles) console.open(visit.caseId);
  visit.storm();
  return visit;
}

function linesOf({ line, devices }: World) {
  return [line, ...devices.map((device) => device.line)];
}

/** Opens another device of a visitor whom the page vouches for, where the chat goes on. */
export async function openDevice(visit: Visit): Promise<void> {
  const tab = visit.world.openDevice();
  visit.tabs.push(tab);
  await start(visit, [tab]);
}

/** Sends the form in each of the tabs, at the same moment and as often as it takes. */
async function start({ world, said }: Visit, tabs: VisitorTab[]) {
  const questions = tabs.map((tab) => {
    const text = `Q${said.length}`;
    said.push({ device: tab.tab.device, text });
    return { tab, text };
  });
  for (let tries = 0; tabs.some((tab) => !tab.isChatting()); tries++) {
    const kinds = tabs.map(({ session }) => session.status.peek().kind);
    if (tries > 200) throw new Error(`No chat would start: ${kinds.join()}.`);
    for (const { tab, text } of questions) tryToStart(tab, text);
    await world.pass(5 * second);
  }
}

function tryToStart(tab: VisitorTab, text: string) {
  const { kind } = tab.session.status.peek();
  if (kind === 'idle' || kind === 'unreachable') tab.session.startAgain();
  if (kind === 'form') {
    tab.fillForm(text);
    tab.session.submit();
  }
}

/** The lines heal; each person waits for a while, and presses "Try now" where they are asked for more patience. */
export async function heal(visit: Visit): Promise<void> {
  const { world, tabs, consoles, caseId } = visit;
  visit.heal();
  const inFront = new Map<number, VisitorTab>();
  for (const tab of tabs) if (!inFront.has(tab.tab.device)) inFront.set(tab.tab.device, tab);
  for (const tab of tabs) {
    tab.tab.thaw();
    if (inFront.get(tab.tab.device) === tab) tab.tab.show();
    else tab.tab.hide();
  }
  for (let waited = 0; waited < visit.patience; waited++) {
    await world.pass(second);
    for (const tab of inFront.values()) if (tab.secondsToTry() > 25) tab.tryNow();
    for (const { console } of consoles) {
      console.tryAgain(visit.blocked);
      // Nobody presses in two tabs at once: the other one shows a moment later that the draft is gone.
      await world.pass(handsSpeed);
      if (!console.canSay()) console.open(caseId);
    }
  }
  await waitForFiles(visit);
  // Who has stopped to write, or has been away for long, is what the service’s background work says: to a console that polls within 5 s.
  await world.pauseService(0);
  await world.pass(6 * second);
  if (world.isOld) await lookAtEach(visit);
}

/** Returns the states of files that are on their way or were refused. */
export function filesUnderWay({ tabs, consoles }: Visit): string[] {
  return [...tabs, ...consoles.map(({ console }) => console)].flatMap((one) => one.files());
}

/** Nobody has a button to send them sooner. Then the messages that carry them go out. */
async function waitForFiles(visit: Visit) {
  if (filesUnderWay(visit).length === 0) return;
  for (let waited = 0; filesUnderWay(visit).length > 0 && waited < longestWait; waited++)
    await visit.world.pass(second);
  for (let waited = 0; waited < 5; waited++) {
    await visit.world.pass(second);
    for (const { console } of visit.consoles) console.tryAgain(visit.blocked);
  }
}

/** Without locks each tab polls for itself, and seldom while it is hidden. */
async function lookAtEach({ world, tabs }: Visit) {
  for (const { tab } of tabs) {
    tab.show();
    await world.pass(2 * second);
  }
}
