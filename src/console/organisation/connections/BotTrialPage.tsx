import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import type { Trial } from '../trial/trial';
import { TrialPage } from '../trial/TrialPage';
import type { ConnectionsPageProps } from './WebhooksPage';

export interface BotTrialPageProps extends ConnectionsPageProps {
  id: string;
  trial: Trial;
}

/** The test conversation with one bot, once it is known. */
export function BotTrialPage({ connections, toasting, id, trial }: BotTrialPageProps) {
  const state = connections.endpoints.state.value;
  const bot = state.kind === 'ready' ? state.value.find((one) => one.id === id)?.bot : undefined;
  if (bot)
    return <TrialPage bot={bot} above={`#/connections/bots/${id}`} trial={trial} toasting={toasting} />;
  return (
    <Page title="Test conversation" above={{ href: '#/connections/bots', title: 'Bots' }}>
      <Loaded resource={connections.endpoints}>{() => <Empty title="This bot was removed" />}</Loaded>
    </Page>
  );
}
