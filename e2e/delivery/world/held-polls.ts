import type { WireAnswer, WireRequest } from './chat-server';
import type { VirtualTime } from './virtual-time';

/** Holds polls in virtual time: a server that waits by itself would stop the clock. */
export function createHeldPolls(
  time: VirtualTime,
  ask: (request: WireRequest) => Promise<WireAnswer>,
  canHold: boolean,
) {
  const held = new Set<() => void>();

  function hold(milliseconds: number) {
    return new Promise<void>((resolve) => {
      function wake() {
        cancel();
        held.delete(wake);
        resolve();
      }
      const cancel = time.after(milliseconds, wake);
      held.add(wake);
    });
  }

  return {
    /** Asks the server, of a poll again until it brings news or its wait is over. */
    async answer(request: WireRequest, isWanted: () => boolean): Promise<WireAnswer> {
      const { pathname, searchParams } = new URL(request.url, 'http://line');
      const wait = canHold ? Number(searchParams.get('wait') ?? 0) * 1000 : 0;
      searchParams.delete('wait');
      const url = request.method === 'GET' ? `${pathname}?${searchParams}` : request.url;
      const until = time.elapsed() + wait;
      for (let isFirst = true; ; isFirst = false) {
        const answer = await time.during(ask({ ...request, url }));
        const isHeld = wait > 0 && answer.status === 200 && !hasNews(answer, searchParams, isFirst);
        if (!isHeld || time.elapsed() >= until || !isWanted()) return answer;
        await hold(until - time.elapsed());
      }
    },

    /** Asks again for every poll that is held: something may be new. */
    stir() {
      for (const wake of held) wake();
    },
  };
}

/** The visitor's own messages end no wait that has begun. */
function hasNews({ body }: WireAnswer, asked: URLSearchParams, isFirst: boolean): boolean {
  const {
    messageList,
    visitorMessages = [],
    agentTyping,
  } = JSON.parse(body) as {
    messageList: unknown[];
    visitorMessages?: unknown[];
    agentTyping: boolean;
  };
  const seesTyping = asked.get('agentTyping') === 'true';
  const isOwnNew = isFirst && visitorMessages.length > 0;
  return messageList.length > 0 || isOwnNew || agentTyping !== seesTyping;
}
