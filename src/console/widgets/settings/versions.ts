import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { PublishedVersion } from '../../../operations/console/widget-settings';
import { PagedListModel, type PagedList } from '../../kit/data/paged-list';

/** What pages were given, newest first. */
export const VersionsModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, widgetId: string): PagedList<PublishedVersion> =>
    new PagedListModel(async (before: number | undefined, signal) => {
      const query = before === undefined ? {} : { before };
      const page = await call('GET /widgets/{id}/versions', { path: { id: widgetId }, query, signal });
      return { items: page.versions, next: page.before };
    }),
);
