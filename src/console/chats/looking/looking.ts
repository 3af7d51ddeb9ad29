import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { AnsweringAgent } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import { outcomeOf } from '../../kit/data/outcome';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface Looking {
  /** Aliases of the colleagues whose console shows the open case. */
  colleagues: ReadonlySignal<readonly string[]>;
}

export interface LookingParts {
  client: Pick<ConsoleClient, 'call'>;
  browser: Pick<ConsoleBrowser, 'clock' | 'page' | 'uuid'>;
  caseId: ReadonlySignal<string | undefined>;
  myEmail: string;
  /** The latest event of the stream. */
  heard: ReadonlySignal<ConsoleEvent | undefined>;
}

/** Milliseconds; the service forgets it after more than twice as long. */
const saidEvery = 10_000;

/** Tells colleagues which case is open here while the page is seen, and who else has it open. */
export const LookingModel = createModel((parts: LookingParts): Looking => {
  const { client, browser, caseId, myEmail, heard } = parts;
  const { clock, page } = browser;
  const viewer = browser.uuid();
  const isVisible = signal(page.isVisible());
  const known = signal<{ caseId: string; agents: AnsweringAgent[] } | undefined>(undefined);
  const colleagues = computed(() => {
    const { caseId: knownId, agents = [] } = known.value ?? {};
    const others = knownId === caseId.value ? agents.filter(({ email }) => email !== myEmail) : [];
    return others.map(({ alias }) => alias);
  });
  /** One request after the other, so that the last word is the last. */
  let said: Promise<unknown> = Promise.resolve();
  let cancel: () => void = () => {};

  function say(id: string, isLooking: boolean) {
    said = said.then(async () => {
      const before = known.peek();
      const { value } = await outcomeOf(() =>
        client.call('PUT /cases/{id}/looking', { path: { id }, body: { isLooking, viewer } }),
      );
      // An event that came meanwhile is newer.
      if (value && known.peek() === before) known.value = { caseId: id, agents: value.agents };
    });
  }

  /** The service takes a console that looks at a case as one that has left the case before. */
  let reported: string | undefined;
  function report(id: string | undefined) {
    cancel();
    if (id !== undefined) goOn(id);
    else if (reported !== undefined) say(reported, false);
    reported = id;
  }
  function goOn(id: string) {
    cancel = clock.after(saidEvery, () => goOn(id));
    say(id, true);
  }
  effect(() => {
    const shown = isVisible.value ? caseId.value : undefined;
    untracked(() => report(shown));
  });
  effect(() => {
    const event = heard.value;
    if (event?.type === 'looking' && event.caseId === caseId.peek()) known.value = event;
  });
  const undo = [
    page.onVisible(() => (isVisible.value = true)),
    page.onHidden(() => (isVisible.value = false)),
    page.onReturn(() => (isVisible.value = page.isVisible())),
  ];
  whenModelEnds(() => {
    report(undefined);
    undo.forEach((fn) => fn());
  });
  return { colleagues };
});
