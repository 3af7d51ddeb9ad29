import type { Fault } from '../faults';
import type { SignedInAgent } from './chat-server';
import type { Line } from './line';
import type { VirtualTime } from './virtual-time';

export interface EventLineOptions {
  agent: SignedInAgent;
  line: Line;
  time: VirtualTime;
  onData(data: string): void;
  onEnd(): void;
}

/** A stream of events over a line that does to its opening what it does to any request. */
export interface LineStream {
  /** The line breaks. */
  fail(): void;
  close(): void;
}

/** What an event takes to come, milliseconds. */
const latency = 20;
/** How long a stream lives whose answer is cut. */
const untilCut = 3_000;
const opens: readonly Fault['kind'][] = ['delayed', 'overtaken', 'doubled', 'cut', 'frozen'];

export function openLineStream(options: EventLineOptions): LineStream {
  const { agent, line, time, onData, onEnd } = options;
  let isOver = false;
  let isSilent = false;
  const disconnect = line.connect(() => (isSilent = true));
  let leave: () => void = () => {};

  function end() {
    isOver = true;
    disconnect();
    leave();
  }
  function fail() {
    if (isOver || isSilent) return;
    end();
    onEnd();
  }

  async function run() {
    const fault = await line.setOut({ method: 'GET', url: '/api/console/events', headers: {}, body: '' });
    if (fault && !opens.includes(fault.kind)) return fail();
    const delay = latency + (fault && 'milliseconds' in fault ? fault.milliseconds : 0);
    function hear(data: string) {
      if (fault?.kind === 'frozen') return;
      time.after(delay, () => {
        if (!isOver && !isSilent) onData(data);
      });
    }
    leave = await time.during(agent.openStream(hear, () => void time.after(delay, fail)));
    if (isOver) leave();
    if (fault?.kind === 'cut') time.after(untilCut, fail);
    if (fault?.kind === 'frozen') await line.freeze();
  }
  run().catch(fail);

  return { close: end, fail };
}
