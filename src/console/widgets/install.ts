import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../client/console-client';
import type { InstallCheck } from '../../contract/organisation/install-check';
import { ActModel, type Act } from '../resource/act';

export interface Install {
  /** What the latest check found. */
  found: ReadonlySignal<InstallCheck | undefined>;
  checking: Act;
  check(url: string): Promise<void>;
}

export interface InstallParts {
  client: Pick<ConsoleClient, 'call'>;
  widgetId: string;
  /** Of the service. */
  baseUrl: string;
  onExpired(): void;
}

/** Whether a page of the customer carries the widget. */
export const InstallModel = createModel(({ client, widgetId, baseUrl, onExpired }: InstallParts): Install => {
  const found = signal<InstallCheck | undefined>(undefined);
  return {
    found,
    checking: new ActModel(onExpired),
    async check(url) {
      found.value = undefined;
      found.value = await client.call('POST /widgets/{id}/install-check', {
        path: { id: widgetId },
        body: { url, baseUrl },
      });
    },
  };
});
