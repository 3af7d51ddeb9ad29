import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import type { Trial } from '../trial/trial';
import { TrialPage } from '../trial/TrialPage';
import type { ConnectionsPageProps } from './WebhooksPage';
import { connectionTexts } from './texts';

export interface BotTrialPageProps extends ConnectionsPageProps {
  id: string;
  trial: Trial;
}

/** The test conversation with one bot, once it is known. */
export function BotTrialPage({ connections, toasting, id, trial }: BotTrialPageProps) {
  const texts = connectionTexts();
  const state = connections.endpoints.state.value;
  const bot = state.kind === 'ready' ? state.value.find((one) => one.id === id)?.bot : undefined;
  if (bot)
    return <TrialPage bot={bot} above={`#/connections/bots/${id}`} trial={trial} toasting={toasting} />;
  return (
    <Page title={texts.testConversation} above={{ href: '#/connections/bots', title: texts.parts.bots }}>
      <Loaded resource={connections.endpoints}>{() => <Empty title={texts.botIsRemoved} />}</Loaded>
    </Page>
  );
}
