import type { BotProfile } from '../../../operations/console/endpoints';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import { ExchangeList } from './ExchangeList';
import type { Trial } from './trial';
import { TrialComposer } from './TrialComposer';
import { TrialLog } from './TrialLog';
import { trialTexts } from './texts';
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
  const texts = trialTexts();
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      above={{ href: above, title: bot.alias }}
      toasting={toasting}
      isWide
    >
      <div class="page-halves">
        <Section title={texts.conversation}>
          <div class="trial-chat">
            <TrialLog trial={trial} alias={bot.alias} avatarUrl={bot.avatarUrl} />
            <TrialComposer trial={trial} />
          </div>
        </Section>
        <Section title={texts.requests} lead={texts.requestsLead}>
          <ExchangeList exchanges={trial.exchanges.value} />
        </Section>
      </div>
    </Page>
  );
}
