import type { Fault } from '../faults';
import type { ChatServer, KeptCase, WireRequest } from './chat-server';
import { createAgentConsole, type AgentConsole } from './agent-console';
import { createLine, type Line } from './line';
import { createVirtualBrowser, type VirtualBrowser } from './virtual-browser';
import { createVirtualTime, type VirtualTime } from './virtual-time';
import { createVisitorTab, type VisitorTab } from './visitor-tab';

export interface WorldOptions {
  server: ChatServer;
  /** Virtual where it is not given. */
  time?: VirtualTime;
  random?: () => number;
  isOld?: boolean;
  /** The page vouches for the visitor's e-mail, on each device. */
  isKnown?: boolean;
}

/** An agent's browser and its own line. */
export interface AgentDevice {
  line: Line;
  browser: VirtualBrowser;
  openConsole(): AgentConsole;
}

/** A visitor's browser, the line, a server and its agents, in a time of their own. */
export interface World {
  server: ChatServer;
  line: Line;
  browser: VirtualBrowser;
  isOld: boolean;
  isKnown: boolean;
  openTab(isVisible?: boolean): VisitorTab;
  /** Opens a tab on another device of the same visitor. */
  openDevice(): VisitorTab;
  /** One for each time that an agent has signed in. */
  devices: AgentDevice[];
  reload(visitor: VisitorTab): VisitorTab;
  pass(milliseconds: number): Promise<void>;
  /** The machine of the service sleeps, while everybody else's time stands still. Its background work follows. */
  pauseService(milliseconds: number): Promise<void>;
  settle(): Promise<void>;
  /** Begins a chat by the form, and waits until it runs. */
  start(visitor: VisitorTab, question?: string): Promise<void>;
  /** What the server keeps, without what the visitor never sees. */
  kept(): Promise<KeptCase[]>;
  agentSays(text: string): Promise<void>;
  agentWrites(isTyping: boolean): Promise<void>;
  agentCloses(): Promise<void>;
  /** That fault to the next request of the kind, and to no other. */
  strikeNext(method: 'GET' | 'POST' | 'PUT', fault: Fault): void;
  /** That fault to every request of the kind until the line heals. */
  strike(fault: Fault, method?: 'GET' | 'POST' | 'PUT'): void;
}

export function createWorld(options: WorldOptions): World {
  const { server, random = () => 0.5, isOld = false, isKnown = false } = options;
  const { time = createVirtualTime((milliseconds) => server.passTime(milliseconds)) } = options;
  const holding = server.isReal ? 'itself' : server.kind === 'own' ? 'here' : 'never';
  const lines: Line[] = [];
  function addLine(answer: ChatServer['answer']): Line {
    function onActed() {
      for (const one of lines) one.stir();
    }
    const added = createLine({ time, answer, holding, onActed });
    lines.push(added);
    return added;
  }
  const line = addLine((request) => server.answer(request));
  const browser = createVirtualBrowser({ line, time, random, isOld });
  const devices = server.agents.map((agent, at): AgentDevice => {
    const own = addLine(agent.answer);
    const desktop = createVirtualBrowser({ line: own, time, random, number: at + 1 });
    return {
      line: own,
      browser: desktop,
      openConsole: () => createAgentConsole({ tab: desktop.openTab(), agent, line: own, time }),
    };
  });

  let devicesOfVisitor = server.agents.length;

  async function currentCase() {
    const open = (await server.cases()).filter(({ isClosed }) => !isClosed);
    const last = open.at(-1);
    if (!last) throw new Error('There is no open case.');
    return last.id;
  }
  async function act(deed: (caseId: string) => Promise<void>) {
    await time.during(currentCase().then(deed));
    line.stir();
    await time.settle();
  }

  return {
    server,
    line,
    browser,
    devices,
    isOld,
    isKnown,
    openTab: (isVisible) => createVisitorTab(browser.openTab(isVisible), server, isKnown),
    openDevice() {
      const device = createVirtualBrowser({ line, time, random, number: ++devicesOfVisitor });
      return createVisitorTab(device.openTab(), server, isKnown);
    },
    reload: ({ tab }) => createVisitorTab(tab.reload(), server, isKnown),
    async pauseService(milliseconds) {
      await time.during(server.pause(milliseconds));
      await time.settle();
    },
    pass: time.advance,
    settle: time.settle,
    async start(visitor, question = 'Hello') {
      visitor.session.open();
      await time.advance(1_000);
      visitor.fillForm(question);
      visitor.session.submit();
      await time.advance(1_000);
    },
    async kept() {
      const cases = await server.cases();
      return cases.map((chat) => ({
        ...chat,
        entries: chat.entries.filter(({ kind }) => kind === 'visitor' || kind === 'agent'),
      }));
    },
    agentSays: (text) => act((caseId) => server.say(caseId, text)),
    agentWrites: (isTyping) => act((caseId) => server.setTyping(caseId, isTyping)),
    agentCloses: () => act(server.close),
    strikeNext(method, fault) {
      let isDone = false;
      line.strike((request) => {
        if (isDone || request.method !== method) return undefined;
        isDone = true;
        return fault;
      });
    },
    strike(fault, method) {
      line.strike((request: WireRequest) =>
        method === undefined || request.method === method ? fault : undefined,
      );
    },
  };
}
