import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../operations/console/agents';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Loaded } from '../../kit/page/Loaded';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import { Filled } from '../../kit/texts/Filled';
import { perLocale } from '../../kit/texts/room-texts';
import type { Agents } from './agents';
import { agentTexts, type AgentTexts } from './texts';

export interface SecondFactorDemandProps {
  agents: Agents;
  list: readonly AgentOverview[];
  /** E-mail of the agent who is signed in. */
  me: string;
  toasting: Toasting;
}

/** Whether every agent needs a second factor. */
export function SecondFactorDemand({ agents, list, me, toasting }: SecondFactorDemandProps) {
  const texts = agentTexts();
  const [isAsking, setAsking] = useState(false);
  const lacking = list.filter(({ hasSecondFactor }) => !hasSecondFactor);
  const isMineMissing = lacking.some(({ email }) => email === me);
  const { demanding } = agents;

  async function turnOff() {
    if (await demanding.run(() => agents.demandSecondFactor(false))) toasting.say(texts.nowOptional);
  }
  return (
    <Section title={texts.secondFactor} lead={texts.secondFactorLead}>
      <Loaded resource={agents.security}>
        {({ demandsSecondFactor }) => (
          <>
            <p>
              {demandsSecondFactor ? (
                <Badge tone="good">{texts.required}</Badge>
              ) : (
                <Badge>{texts.optional}</Badge>
              )}{' '}
              {texts.haveIt(list.length - lacking.length, list.length)}
            </p>
            {!demandsSecondFactor && isMineMissing ? (
              <p>
                <Filled text={texts.ownFirst} parts={{ link: <a href="#/account">{texts.setUpOwn}</a> }} />
              </p>
            ) : (
              <div>
                <button
                  type="button"
                  class="button"
                  aria-disabled={demanding.state.value.kind === 'running'}
                  onClick={() => (demandsSecondFactor ? void turnOff() : setAsking(true))}
                >
                  {demandsSecondFactor ? texts.makeOptional : texts.requireMore}
                </button>
              </div>
            )}
            {!isAsking && <MutationFault mutation={demanding} />}
          </>
        )}
      </Loaded>
      {isAsking && (
        <ConfirmDialog
          title={texts.reallyRequire}
          takes={[
            lacking.length === 0 ? texts.allHaveIt : texts.mustSetUp(names(lacking, texts), lacking.length),
            texts.keysWork,
          ]}
          action={texts.require}
          onConfirm={async () => {
            await agents.demandSecondFactor(true);
            toasting.say(texts.nowRequired);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

const mostNames = 3;
const conjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

function names(agents: readonly AgentOverview[], texts: AgentTexts): string {
  if (agents.length > mostNames) return texts.ofYourAgents(agents.length);
  return conjunction().format(agents.map(({ name }) => name));
}
