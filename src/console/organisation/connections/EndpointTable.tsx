import type { EndpointSummary } from '../../../operations/console/endpoints';
import { Table } from '../../kit/page/Table';
import type { Connections } from './connections';
import { EndpointState } from './EndpointState';
import { connectionTexts } from './texts';

export interface EndpointTableProps {
  connections: Connections;
  endpoints: readonly EndpointSummary[];
  part: 'webhooks' | 'bots';
}

export function EndpointTable({ connections, endpoints, part }: EndpointTableProps) {
  const texts = connectionTexts();
  const names = connections.widgets.names.value;
  return (
    <Table
      title={texts.parts[part]}
      rows={endpoints}
      keyOf={({ id }) => id}
      columns={[
        {
          title: part === 'bots' ? texts.name : texts.for,
          cell: ({ id, bot, purpose }) => (
            <a href={`#/connections/${part}/${id}`} dir="auto">
              {bot?.alias ?? texts.purposes[purpose].title}
            </a>
          ),
        },
        {
          title: texts.widget,
          cell: ({ widgetId }) =>
            widgetId === undefined ? (
              <span class="quiet">{texts.all}</span>
            ) : (
              (names.get(widgetId) ?? widgetId)
            ),
        },
        { title: texts.address, cell: ({ url }) => url },
        { title: texts.state, isWords: true, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
      ]}
    />
  );
}
