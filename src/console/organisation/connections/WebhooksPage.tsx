import { useState } from 'preact/hooks';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import type { Toasting } from '../../kit/page/toasting';
import type { Connections } from './connections';
import { EndpointTable } from './EndpointTable';
import { EndpointDialog } from './EndpointDialog';
import { ShownSecret } from './ShownSecret';
import { tabsAt } from './words';

export interface ConnectionsPageProps {
  connections: Connections;
  toasting: Toasting;
  now: number;
}

export function WebhooksPage({ connections, toasting }: ConnectionsPageProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title="Webhooks"
      lead="Send events about chats and agents to your own systems. Requests are signed and retried."
      tabs={tabsAt('webhooks')}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setAdding(true)}>
          New webhook
        </button>
      }
    >
      <Loaded resource={connections.endpoints}>
        {(all) => {
          const endpoints = all.filter(({ purpose }) => purpose !== 'bot');
          return endpoints.length > 0 ? (
            <EndpointTable connections={connections} endpoints={endpoints} part="webhooks" />
          ) : (
            <Empty title="No webhooks yet">
              <p>Add one to tell your own systems when a chat starts, is answered or ends.</p>
            </Empty>
          );
        }}
      </Loaded>
      {isAdding && (
        <Loaded resource={connections.widgets}>
          {() => (
            <EndpointDialog
              connections={connections}
              purposes={['caseEvents', 'agentStatus']}
              onClose={() => setAdding(false)}
            />
          )}
        </Loaded>
      )}
      <ShownSecret connections={connections} />
    </Page>
  );
}
