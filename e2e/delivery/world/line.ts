import { portalPage, type Fault } from '../faults';
import type { WireAnswer, WireRequest } from './chat-server';
import { createHeldPolls } from './held-polls';
import type { VirtualTime } from './virtual-time';

export interface LineOptions {
  time: VirtualTime;
  answer(request: WireRequest): Promise<WireAnswer>;
  /** Whether the server holds polls until something is new, and whether it does so by itself. */
  holding: 'never' | 'here' | 'itself';
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
  /** A connection is open; answers how to close it. */
  connect(silence: () => void): () => void;
  /** Nothing comes any more over the connections that are open now, not even their end; new ones work. */
  silence(): void;
  /** Chooses what happens to each request from now on. */
  strike(choose: (request: WireRequest) => Fault | undefined): void;
  /** A firewall refuses every message of that text, with a page of its own; also after the line has healed. */
  block(text: string, status: 403 | 406): void;
  /** Nothing else goes wrong any more; what was frozen breaks. */
  heal(): void;
  /** Held polls are asked again: something may be new. */
  stir(): void;
  /** Every request that a page made, oldest first. */
  requests: WireRequest[];
}

/** What a request takes when nothing goes wrong, milliseconds. */
const latency = 20;

export function createLine({ time, answer, holding, onActed }: LineOptions): Line {
  const requests: WireRequest[] = [];
  const frozen = new Set<() => void>();
  const connections = new Set<() => void>();
  const heldPolls = createHeldPolls(time, answer, holding === 'here');
  const blocked = new Map<string, number>();
  let choose: (request: WireRequest) => Fault | undefined = () => undefined;

  function pass(milliseconds: number) {
    return new Promise<void>((resolve) => void time.after(milliseconds, resolve));
  }
  function freeze() {
    return new Promise<never>((_, reject) => frozen.add(() => reject(reset())));
  }

  function connect(silence: () => void) {
    connections.add(silence);
    return () => void connections.delete(silence);
  }

  async function deliver(request: WireRequest, isWanted: () => boolean): Promise<WireAnswer> {
    const answered = await (holding === 'itself' ? answer(request) : heldPolls.answer(request, isWanted));
    if (request.method !== 'GET') onActed();
    return answered;
  }

  function blockOf(request: WireRequest): Fault | undefined {
    const status = blocked.get(textOf(request) ?? '');
    return status === undefined ? undefined : { kind: 'portal', status };
  }

  async function setOut(request: WireRequest): Promise<Fault | undefined> {
    requests.push(request);
    const fault = blockOf(request) ?? choose(request);
    const chosenBy = choose;
    await pass(latency);
    // What would freeze now has missed the moment at which everything frozen breaks.
    return fault?.kind === 'frozen' && choose !== chosenBy ? { kind: 'lost' } : fault;
  }

  async function exchange(request: WireRequest, isWanted: () => boolean): Promise<Response> {
    const chosenBy = choose;
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
      case 'foreign':
        return new Response(fault.body, { headers: { 'content-type': 'application/json' } });
      case 'frozen':
        if (fault.acted) await deliver(request, isWanted);
        // The line may have healed while the service held the request.
        if (choose !== chosenBy) throw reset();
        return freeze();
    }
  }

  return {
    requests,
    setOut,
    freeze,
    connect,
    silence() {
      for (const silence of connections) silence();
      connections.clear();
    },
    stir: heldPolls.stir,
    block: (text, status) => void blocked.set(text, status),
    strike(next) {
      choose = next;
    },
    heal() {
      choose = () => undefined;
      for (const thaw of frozen) thaw();
      frozen.clear();
    },
    async fetch(input, init) {
      const { signal, body } = init ?? {};
      signal?.throwIfAborted();
      const bytes = body instanceof Blob ? new Uint8Array(await time.during(body.arrayBuffer())) : undefined;
      const request = { ...asWireRequest(input, init, bytes), ...(signal && { signal }) };
      return new Promise<Response>((resolve, reject) => {
        let isSilent = false;
        const close = connect(() => (isSilent = true));
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        exchange(request, () => signal?.aborted !== true)
          .then(
            (response) => isSilent || resolve(response),
            (error: unknown) => isSilent || reject(error),
          )
          .finally(close);
      });
    },
  };
}

/** The text of the message that the request brings: a visitor's by a form, an agent's in JSON. */
export function textOf({ body, headers }: WireRequest): string | undefined {
  const isJson = headers['content-type']?.startsWith('application/json');
  return isJson
    ? (JSON.parse(body) as { text?: string }).text
    : (new URLSearchParams(body).get('messageBody') ?? undefined);
}

function reset() {
  return new TypeError('Failed to fetch');
}

function asWireRequest(
  input: RequestInfo | URL,
  { method = 'GET', headers, body }: RequestInit = {},
  bytes?: Uint8Array,
): WireRequest {
  const { pathname, search } = new URL(String(input), 'https://shop.example');
  return {
    method,
    url: pathname + search,
    headers: {
      ...(body instanceof Blob && { 'content-type': body.type }),
      ...Object.fromEntries(new Headers(headers)),
    },
    body: body && !bytes ? String(body) : '',
    ...(bytes && { bytes }),
  };
}

function asResponse({ status, headers, body }: WireAnswer): Response {
  return new Response(body || null, { status, headers });
}
