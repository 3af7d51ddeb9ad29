import { useState } from 'preact/hooks';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Connections } from './connections';
import { EndpointTable } from './EndpointTable';
import { EndpointDialog } from './EndpointDialog';
import { tabsAt } from './tabs';
import { connectionTexts } from './texts';

export interface ConnectionsPageProps {
  connections: Connections;
  toasting: Toasting;
  now: number;
}

export function WebhooksPage({ connections, toasting }: ConnectionsPageProps) {
  const texts = connectionTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={texts.parts.webhooks}
      lead={texts.webhooksLead}
      tabs={tabsAt('webhooks')}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setAdding(true)}>
          {texts.newWebhook}
        </button>
      }
    >
      <Loaded resource={connections.endpoints}>
        {(all) => {
          const endpoints = all.filter(({ purpose }) => purpose !== 'bot');
          return endpoints.length > 0 ? (
            <EndpointTable connections={connections} endpoints={endpoints} part="webhooks" />
          ) : (
            <Empty title={texts.noWebhooks}>
              <p>{texts.noWebhooksHint}</p>
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
    </Page>
  );
}
