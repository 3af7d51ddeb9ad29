import { portalPage, type Fault } from '../faults';
import type { WireAnswer, WireRequest } from './chat-server';
import type { VirtualTime } from './virtual-time';

export interface LineOptions {
  time: VirtualTime;
  answer(request: WireRequest): Promise<WireAnswer>;
  /** Whether the server holds polls until something is new. */
  canHold: boolean;
  /** A request that may have changed something was answered. */
  onActed(): void;
}

/** What lies between the pages of a browser and the server. */
export interface Line {
  fetch: typeof fetch;
  /** A request sets out; answers what happens to it on the way. */
  setOut(request: WireRequest): Promise<Fault | undefined>;
  /** Rejects when the line heals. */
  freeze(): Promise<never>;
  /** Chooses what happens to each request from now on. */
  strike(choose: (request: WireRequest) => Fault | undefined): void;
  /** Nothing goes wrong any more; what was frozen breaks. */
  heal(): void;
  /** Held polls are asked again: something may be new. */
  stir(): void;
  /** Every request that a page made, oldest first. */
  requests: WireRequest[];
}

/** What a request takes when nothing goes wrong, milliseconds. */
const latency = 20;

export function createLine({ time, answer: answerOf, canHold, onActed }: LineOptions): Line {
  const requests: WireRequest[] = [];
  const frozen = new Set<() => void>();
  const parked = new Set<() => void>();
  let choose: (request: WireRequest) => Fault | undefined = () => undefined;

  function pass(milliseconds: number) {
    return new Promise<void>((resolve) => void time.after(milliseconds, resolve));
  }
  function reset() {
    return new TypeError('Failed to fetch');
  }
  function freeze() {
    return new Promise<never>((_, reject) => frozen.add(() => reject(reset())));
  }
  function stir() {
    for (const wake of parked) wake();
  }

  async function deliver(request: WireRequest, isWanted: () => boolean): Promise<WireAnswer> {
    const answer = await deliverPlain(request, isWanted);
    if (request.method !== 'GET') onActed();
    return answer;
  }

  /** Time stands still while the service works: the pause of a held poll is virtual. */
  async function deliverPlain(request: WireRequest, isWanted: () => boolean): Promise<WireAnswer> {
    const { pathname, searchParams } = new URL(request.url, 'http://line');
    const wait = canHold ? Number(searchParams.get('wait') ?? 0) * 1000 : 0;
    searchParams.delete('wait');
    const url = request.method === 'GET' ? `${pathname}?${searchParams}` : request.url;
    const until = time.elapsed() + wait;
    for (let isFirst = true; ; isFirst = false) {
      const answer = await time.during(answerOf({ ...request, url }));
      const isHeld = wait > 0 && answer.status === 200 && !hasNews(answer, searchParams, isFirst);
      if (!isHeld || time.elapsed() >= until || !isWanted()) return answer;
      await park(until - time.elapsed());
    }
  }

  function park(milliseconds: number) {
    return new Promise<void>((resolve) => {
      function wake() {
        cancel();
        parked.delete(wake);
        resolve();
      }
      const cancel = time.after(milliseconds, wake);
      parked.add(wake);
    });
  }

  async function setOut(request: WireRequest): Promise<Fault | undefined> {
    requests.push(request);
    const fault = choose(request);
    await pass(latency);
    return fault;
  }

  async function exchange(request: WireRequest, isWanted: () => boolean): Promise<Response> {
    const fault = await setOut(request);
    switch (fault?.kind) {
      case undefined:
        return asResponse(await deliver(request, isWanted));
      case 'lost':
        throw reset();
      case 'unanswered':
        await deliver(request, isWanted);
        throw reset();
      case 'delayed': {
        const answer = await deliver(request, isWanted);
        await pass(fault.milliseconds);
        return asResponse(answer);
      }
      case 'overtaken':
        await pass(fault.milliseconds);
        return asResponse(await deliver(request, isWanted));
      case 'doubled':
        await deliver(request, () => false);
        return asResponse(await deliver(request, isWanted));
      case 'failed':
        if (fault.acted) await deliver(request, isWanted);
        return new Response('', { status: fault.status });
      case 'limited':
        return new Response('', { status: 429, headers: { 'retry-after': fault.retryAfter } });
      case 'cut': {
        const answer = await deliver(request, isWanted);
        return asResponse({ ...answer, body: answer.body.slice(0, answer.body.length / 2) });
      }
      case 'portal':
        return new Response(portalPage, { status: fault.status, headers: { 'content-type': 'text/html' } });
      case 'frozen':
        if (fault.acted) await deliver(request, isWanted);
        return freeze();
    }
  }

  return {
    requests,
    setOut,
    freeze,
    stir,
    strike(next) {
      choose = next;
    },
    heal() {
      choose = () => undefined;
      for (const thaw of frozen) thaw();
      frozen.clear();
    },
    async fetch(input, init) {
      const { signal } = init ?? {};
      signal?.throwIfAborted();
      const { pathname, search } = new URL(String(input), 'https://shop.example');
      const request: WireRequest = {
        method: init?.method ?? 'GET',
        url: pathname + search,
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: init?.body ? String(init.body) : '',
      };
      return new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        exchange(request, () => signal?.aborted !== true).then(resolve, reject);
      });
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

function asResponse({ status, headers, body }: WireAnswer): Response {
  return new Response(body || null, { status, headers });
}
