import type { EndpointSummary } from '../../../operations/console/endpoints';
import { Table } from '../../kit/page/Table';
import type { Connections } from './connections';
import { EndpointState } from './EndpointState';
import { purposes } from './words';

export interface EndpointTableProps {
  connections: Connections;
  endpoints: readonly EndpointSummary[];
  part: 'webhooks' | 'bots';
}

export function EndpointTable({ connections, endpoints, part }: EndpointTableProps) {
  const names = connections.widgets.names.value;
  return (
    <Table
      title={part === 'bots' ? 'Bots' : 'Webhooks'}
      rows={endpoints}
      keyOf={({ id }) => id}
      columns={[
        {
          title: part === 'bots' ? 'Name' : 'For',
          cell: ({ id, bot, purpose }) => (
            <a href={`#/connections/${part}/${id}`} dir="auto">
              {bot?.alias ?? purposes[purpose].title}
            </a>
          ),
        },
        {
          title: 'Widget',
          cell: ({ widgetId }) =>
            widgetId === undefined ? <span class="quiet">All</span> : (names.get(widgetId) ?? widgetId),
        },
        { title: 'Address', cell: ({ url }) => url },
        { title: 'State', isWords: true, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
      ]}
    />
  );
}
