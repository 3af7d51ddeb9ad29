import type { BotProfile } from '../../../operations/console/endpoints';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { ExchangeList } from './ExchangeList';
import type { Trial } from './trial';
import { TrialComposer } from './TrialComposer';
import { TrialLog } from './TrialLog';
import './trial.css';

export interface TrialPageProps {
  bot: BotProfile;
  /** Address of the page of the bot. */
  above: string;
  trial: Trial;
  toasting: Toasting;
}

/** To speak with a bot as a visitor would, and see what goes over the wire. */
export function TrialPage({ bot, above, trial, toasting }: TrialPageProps) {
  return (
    <Page
      title="Test conversation"
      lead="You are the visitor. The bot is asked as in a chat, at its real address; there is no chat, so no agent sees it, and nothing of it is kept."
      above={{ href: above, title: bot.alias }}
      toasting={toasting}
      isWide
    >
      <div class="page-halves">
        <Section title="Conversation">
          <div class="trial-chat">
            <TrialLog trial={trial} alias={bot.alias} avatarUrl={bot.avatarUrl} />
            <TrialComposer trial={trial} />
          </div>
        </Section>
        <Section title="Over the wire" lead="Each question to the bot and its answer, newest first.">
          <ExchangeList exchanges={trial.exchanges.value} />
        </Section>
      </div>
    </Page>
  );
}
