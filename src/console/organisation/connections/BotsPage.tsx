import { useState } from 'preact/hooks';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { EndpointTable } from './EndpointTable';
import { EndpointDialog } from './EndpointDialog';
import { ShownSecret } from './ShownSecret';
import type { ConnectionsPageProps } from './WebhooksPage';
import { tabsAt } from './words';

export function BotsPage({ connections, toasting }: ConnectionsPageProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title="Bots"
      lead="A bot answers each new chat of its widget and hands it over to people. You host it; the service calls it."
      tabs={tabsAt('bots')}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setAdding(true)}>
          New bot
        </button>
      }
    >
      <Loaded resource={connections.endpoints}>
        {(all) => {
          const bots = all.filter(({ purpose }) => purpose === 'bot');
          return bots.length > 0 ? (
            <EndpointTable connections={connections} endpoints={bots} part="bots" />
          ) : (
            <Empty title="No bots yet">
              <p>Without a bot, people answer every chat.</p>
            </Empty>
          );
        }}
      </Loaded>
      {isAdding && (
        <Loaded resource={connections.widgets}>
          {() => (
            <EndpointDialog connections={connections} purposes={['bot']} onClose={() => setAdding(false)} />
          )}
        </Loaded>
      )}
      <ShownSecret connections={connections} />
    </Page>
  );
}
