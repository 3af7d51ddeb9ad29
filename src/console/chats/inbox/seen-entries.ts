import { createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock, KeyValueStorage } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { CaseSummary } from '../../../operations/console/cases';
import { outcomeOf } from '../../kit/data/outcome';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface SeenEntries {
  /** By case: the highest position this agent has looked at. */
  indices: ReadonlySignal<ReadonlyMap<string, number>>;
  mark(caseId: string, index: number): void;
  /** What the service says: how far any console of the agent has read. */
  learn(cases: readonly Pick<CaseSummary, 'id' | 'readUpTo'>[]): void;
  /** Sends what has not reached the service. */
  send(): Promise<void>;
}

export interface SeenEntriesParts {
  client: Pick<ConsoleClient, 'call'>;
  clock: Pick<Clock, 'after'>;
  storage: KeyValueStorage;
  /** Where the browser keeps what has not reached the service. */
  key: string;
}

/** Milliseconds: marks of a moment are one request. */
const gathering = 1_000;
const betweenTries = 60_000;
/** What one request takes. */
const mostSent = 100;

type Marks = ReadonlyMap<string, number>;

/** How far this agent has read each case: kept by the service for all their consoles, in this browser until it is there. */
export const SeenEntriesModel = createModel((parts: SeenEntriesParts): SeenEntries => {
  const { client, clock, storage, key } = parts;
  const indices = signal<Marks>(readUnsent());
  let cancel: () => void = () => {};
  let isSending = false;

  function readUnsent() {
    return parseMarks(storage.get(key));
  }
  function raise(marks: Iterable<readonly [string, number]>) {
    indices.value = merge(indices.peek(), marks);
  }
  function keep(unsent: Marks) {
    if (unsent.size === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(Object.fromEntries(unsent)));
  }
  function sendAfter(milliseconds: number) {
    cancel();
    cancel = clock.after(milliseconds, () => void send());
  }
  async function send() {
    const sent = [...readUnsent()].slice(0, mostSent);
    if (isSending || sent.length === 0) return;
    isSending = true;
    const marks = sent.map(([caseId, lastIndex]) => ({ caseId, lastIndex }));
    const { failure } = await outcomeOf(() => client.call('PUT /reads', { body: { marks } }));
    isSending = false;
    if (failure) return sendAfter(betweenTries);
    // Meanwhile another tab may have marked more.
    const left = readUnsent();
    const taken = new Map(sent);
    keep(new Map([...left].filter(([caseId, index]) => index > (taken.get(caseId) ?? -1))));
    void send();
  }
  effect(() =>
    storage.onChange((changed, value) => {
      if (changed === key) raise(parseMarks(value));
    }),
  );
  whenModelEnds(() => cancel());

  return {
    indices,
    mark(caseId, index) {
      if ((indices.value.get(caseId) ?? -1) >= index) return;
      raise([[caseId, index]]);
      keep(merge(readUnsent(), [[caseId, index]]));
      sendAfter(gathering);
    },
    learn: (cases) => raise(cases.map(({ id, readUpTo = -1 }) => [id, readUpTo])),
    send,
  };
});

function merge(known: Marks, added: Iterable<readonly [string, number]>): Marks {
  const higher = [...added].filter(([caseId, index]) => (known.get(caseId) ?? -1) < index);
  return higher.length === 0 ? known : new Map([...known, ...higher]);
}

function parseMarks(text: string | null): Marks {
  try {
    const record: unknown = JSON.parse(text ?? '{}');
    const pairs = Object.entries(record ?? {}).filter(([, index]) => Number.isInteger(index) && index >= 0);
    return new Map(pairs as [string, number][]);
  } catch {
    return new Map();
  }
}
