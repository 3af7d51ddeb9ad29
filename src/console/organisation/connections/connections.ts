import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { MailTemplateState, MailState } from '../../../operations/console/mail';
import type {
  EndpointChanges,
  EndpointSummary,
  EndpointWithSecret,
  NewEndpoint,
} from '../../../operations/console/endpoints';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { removeIfThere } from '../../kit/data/outcome';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { WidgetListModel, type WidgetList } from '../../kit/data/widget-list';

export interface Connections {
  endpoints: Resource<EndpointSummary[]>;
  widgets: WidgetList;
  mail: Resource<MailState>;
  /** Mail templates. Read by those who show it. */
  templates: Resource<MailTemplateState[]>;
  /** What was added or got a new secret, until that is copied. */
  shown: ReadonlySignal<EndpointWithSecret | undefined>;
  /** What an administrator asks for, one at a time. */
  changing: Mutation;
  load(): void;
  add(endpoint: NewEndpoint): Promise<void>;
  change(id: string, changes: EndpointChanges): Promise<void>;
  remove(id: string): Promise<void>;
  /** The secret before still signs for so many hours, or for the usual time if none are given. */
  rotate(id: string, overlapHours?: number): Promise<void>;
  test(id: string): Promise<void>;
  forgetShown(): void;
}

/** Webhooks and bots of the organisation, and its mail. */
export const ConnectionsModel = createModel((client: Pick<ConsoleClient, 'call'>): Connections => {
  const { call } = client;
  const endpoints = new ResourceModel(async (signal) => (await call('GET /endpoints', { signal })).endpoints);
  const widgets = new WidgetListModel(client);
  const mail = new ResourceModel((signal) => call('GET /mail', { signal }));
  const shown = signal<EndpointWithSecret | undefined>(undefined);
  /** The endpoint whose addition got no answer, and those that existed before: the service may have it. */
  let unanswered: { body: string; before: readonly EndpointSummary[] } | undefined;
  function replace({ id }: { id: string }, next: EndpointSummary[]) {
    endpoints.change((all) => all.flatMap((one) => (one.id === id ? next : [one])));
  }
  async function rotate(id: string, overlapHours?: number) {
    const body = overlapHours === undefined ? {} : { overlapHours };
    const rotated = await call('POST /endpoints/{id}/secret', { path: { id }, body });
    replace(rotated, [withoutSecret(rotated)]);
    shown.value = rotated;
  }
  return {
    endpoints,
    widgets,
    mail,
    templates: new ResourceModel(async (signal) => (await call('GET /mail/templates', { signal })).templates),
    shown,
    changing: new MutationModel(),
    load() {
      for (const resource of [endpoints, widgets, mail]) void resource.load();
    },
    async add(endpoint) {
      const body = JSON.stringify(endpoint);
      const { endpoints: now } = await call('GET /endpoints');
      endpoints.change(() => now);
      const before = unanswered?.body === body ? unanswered.before : now;
      const { purpose, url, widgetId } = endpoint;
      const found = now.find(
        (one) =>
          one.purpose === purpose &&
          one.url === url &&
          one.widgetId === widgetId &&
          before.every(({ id }) => id !== one.id),
      );
      unanswered = { body, before };
      if (found) {
        // Nobody has seen its secret.
        await rotate(found.id, 0);
      } else {
        const added = await call('POST /endpoints', { body: endpoint });
        endpoints.change((all) => [...all, withoutSecret(added)]);
        shown.value = added;
      }
      unanswered = undefined;
    },
    async change(id, changes) {
      replace({ id }, [await call('PUT /endpoints/{id}', { path: { id }, body: changes })]);
    },
    async remove(id) {
      await removeIfThere(() => call('DELETE /endpoints/{id}', { path: { id } }));
      replace({ id }, []);
    },
    rotate,
    async test(id) {
      await call('POST /endpoints/{id}/test', { path: { id } });
    },
    forgetShown() {
      shown.value = undefined;
    },
  };
});

interface WrittenEndpoint {
  url: string;
  bot: { alias: string; avatarUrl: string; tags: string[] };
}

/** What was changed of an endpoint: the rest stays as somebody else may have left it meanwhile. */
export function endpointChanges(
  { url, bot }: Pick<EndpointSummary, 'url' | 'bot'>,
  written: WrittenEndpoint,
): EndpointChanges {
  const { alias, avatarUrl, tags } = written.bot;
  const changed = bot && {
    ...(alias !== bot.alias && { alias }),
    ...(avatarUrl !== (bot.avatarUrl ?? '') && { avatarUrl }),
    ...(tags.join('\n') !== (bot.tags ?? []).join('\n') && { tags }),
  };
  return {
    ...(written.url !== url && { url: written.url }),
    ...(changed && Object.keys(changed).length > 0 && { bot: changed }),
  };
}

function withoutSecret({ secret: _secret, ...summary }: EndpointWithSecret): EndpointSummary {
  return summary;
}
