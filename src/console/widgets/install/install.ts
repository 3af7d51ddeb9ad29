import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { request } from '../../../client/request';
import type { InstallCheck } from '../../../operations/console/widgets';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { pinnedSnippet, type Manifest } from './pinned';

export interface Install {
  /** What the latest check found. */
  found: ReadonlySignal<InstallCheck | undefined>;
  /** The text that pins a page to the version that the service has. Call `load` to show it. */
  pinned: Resource<string>;
  check(url: string): Promise<void>;
}

export interface InstallParts {
  client: Pick<ConsoleClient, 'call'>;
  fetch: typeof fetch;
  widgetId: string;
  /** Of the service. */
  baseUrl: string;
}

/** Whether a page of the customer carries the widget. */
export const InstallModel = createModel((parts: InstallParts): Install => {
  const { client, widgetId, baseUrl } = parts;
  const path = { id: widgetId };
  const found = signal<InstallCheck | undefined>(undefined);
  return {
    found,
    pinned: new ResourceModel(async (signal) => {
      const [manifest, { keys }, { settings }] = await Promise.all([
        request({ fetch: parts.fetch, url: `${baseUrl}/widget/integrity.json`, signal }),
        client.call('GET /keys', { signal }),
        client.call('GET /widgets/{id}/settings', { path, signal }),
      ]);
      return pinnedSnippet({ widgetId, baseUrl, manifest: manifest as Manifest, keys, settings });
    }),
    async check(url) {
      found.value = undefined;
      found.value = await client.call('POST /widgets/{id}/install-check', {
        path,
        body: { url, baseUrl },
      });
    },
  };
});
