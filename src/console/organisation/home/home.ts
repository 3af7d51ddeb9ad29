import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { Home } from '../../../operations/console/home';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { outcomeOf } from '../../kit/data/outcome';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface HomeParts {
  client: Pick<ConsoleClient, 'call'>;
  clock: Clock;
  timeZone: string;
  /** Of the service. */
  baseUrl: string;
}

export interface HomeScreen {
  today: Resource<Home>;
  /** Whether the owner's page contains the widget; `unknown` before it has been checked, or where it can't be. */
  installed: ReadonlySignal<'unknown' | 'yes' | 'no'>;
  /** Whether that page is pinned to another version of the widget than the service has. */
  isOtherVersion: ReadonlySignal<boolean>;
  /** Keeps the first widget open at any hour. */
  opening: Mutation;
  openAlways(): Promise<void>;
}

/** In milliseconds. */
const betweenReads = 30_000;

/** Today at a glance, read again now and then; it checks the owner's page by itself, once. */
export const HomeModel = createModel(({ client, clock, timeZone, baseUrl }: HomeParts): HomeScreen => {
  const installed = signal<'unknown' | 'yes' | 'no'>('unknown');
  const isOtherVersion = signal(false);
  let hasChecked = false;
  let cancel: (() => void) | undefined;
  let hasEnded = false;
  const today = new ResourceModel((signal) =>
    client.call('GET /home', { query: { timezone: timeZone }, signal }),
  );

  async function check({ widgetId, site }: { widgetId?: string; site?: string }) {
    if (widgetId === undefined || site === undefined || hasChecked) return;
    hasChecked = true;
    const path = { id: widgetId };
    const outcome = await outcomeOf(() =>
      client.call('POST /widgets/{id}/install-check', { path, body: { url: site, baseUrl } }),
    );
    if (outcome.failure || hasEnded) return;
    const { findings } = outcome.value;
    installed.value = findings.some(({ level }) => level === 'fix') ? 'no' : 'yes';
    isOtherVersion.value = findings.some(({ code }) => code === 'otherVersion');
  }
  async function load() {
    await today.load();
    if (hasEnded) return;
    cancel?.();
    cancel = clock.after(betweenReads, () => void load());
    const state = today.state.peek();
    const setUp = state.kind === 'ready' ? state.value.organisation?.setUp : undefined;
    if (setUp) void check(setUp);
  }
  whenModelEnds(() => {
    hasEnded = true;
    cancel?.();
  });
  const opening = new MutationModel();
  async function openAlways() {
    const state = today.state.peek();
    const id = state.kind === 'ready' ? state.value.organisation?.setUp.widgetId : undefined;
    if (id === undefined) return;
    await opening.run(async () => {
      await client.call('PUT /widgets/{id}', { path: { id }, body: { isAlwaysOpen: true } });
    });
    await load();
  }
  return { today: { ...today, load }, installed, isOtherVersion, opening, openAlways };
});
