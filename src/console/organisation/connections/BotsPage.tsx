import { useState } from 'preact/hooks';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { EndpointTable } from './EndpointTable';
import { EndpointDialog } from './EndpointDialog';
import type { ConnectionsPageProps } from './WebhooksPage';
import { tabsAt } from './tabs';
import { connectionTexts } from './texts';

export function BotsPage({ connections, toasting }: ConnectionsPageProps) {
  const texts = connectionTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={texts.parts.bots}
      lead={texts.botsLead}
      tabs={tabsAt('bots')}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setAdding(true)}>
          {texts.newBot}
        </button>
      }
    >
      <Loaded resource={connections.endpoints}>
        {(all) => {
          const bots = all.filter(({ purpose }) => purpose === 'bot');
          return bots.length > 0 ? (
            <EndpointTable connections={connections} endpoints={bots} part="bots" />
          ) : (
            <Empty title={texts.noBots}>
              <p>{texts.noBotsHint}</p>
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
    </Page>
  );
}
