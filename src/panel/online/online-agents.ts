import { createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { listOnlineAgents } from '../../client/list-online-agents';
import type { OnlineAgent } from '../../contract/chat/online-agents';
import type { Environment } from '../session/environment';

export interface OnlineAgents {
  /** `undefined` until the service has answered. */
  agents: ReadonlySignal<readonly OnlineAgent[] | undefined>;
}

/** Milliseconds until the first try after a failure; each further one waits twice as long. */
const firstPause = 3_000;

/** Who is online, as it is when this is made. */
export const OnlineAgentsModel = createModel<
  OnlineAgents,
  [Pick<Environment, 'service' | 'widgetId'> & { browser: Pick<Environment['browser'], 'clock'> }]
>(({ service, widgetId, browser }) => {
  const agents = signal<readonly OnlineAgent[] | undefined>(undefined);
  let isEnded = false;
  let cancel: () => void = () => {};

  function load(pause: number) {
    listOnlineAgents(service, widgetId).then(
      (found) => (agents.value = found),
      () => {
        if (!isEnded) cancel = browser.clock.after(pause, () => load(pause * 2));
      },
    );
  }
  load(firstPause);

  // An effect of a model ends with it.
  effect(() => () => {
    isEnded = true;
    cancel();
  });

  return { agents };
});
