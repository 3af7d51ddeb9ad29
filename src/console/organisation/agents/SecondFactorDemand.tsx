import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../operations/console/agents';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Loaded } from '../../kit/page/Loaded';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { Agents } from './agents';

export interface SecondFactorDemandProps {
  agents: Agents;
  list: readonly AgentOverview[];
  /** E-mail of the agent who is signed in. */
  me: string;
  toasting: Toasting;
}

/** Whether every agent needs a second factor. */
export function SecondFactorDemand({ agents, list, me, toasting }: SecondFactorDemandProps) {
  const [isAsking, setAsking] = useState(false);
  const lacking = list.filter(({ hasSecondFactor }) => !hasSecondFactor);
  const isMineMissing = lacking.some(({ email }) => email === me);
  const { demanding } = agents;

  async function turnOff() {
    if (await demanding.run(() => agents.demandSecondFactor(false)))
      toasting.say('Two-factor sign-in is optional now.');
  }
  return (
    <Section
      title="Two-factor sign-in"
      lead="A password and a code from an app, so that a guessed or stolen password is not enough."
    >
      <Loaded resource={agents.security}>
        {({ demandsSecondFactor }) => (
          <>
            <p>
              {demandsSecondFactor ? <Badge tone="good">Required</Badge> : <Badge>Optional</Badge>}{' '}
              {count(list.length - lacking.length, list.length)}
            </p>
            {!demandsSecondFactor && isMineMissing ? (
              <p>
                Before you require it, <a href="#/account">set up your own</a>, so that you know how it works
                and stay signed in.
              </p>
            ) : (
              <div>
                <button
                  type="button"
                  class="button"
                  disabled={demanding.state.value.kind === 'running'}
                  onClick={() => (demandsSecondFactor ? void turnOff() : setAsking(true))}
                >
                  {demandsSecondFactor ? 'Make it optional' : 'Require it…'}
                </button>
              </div>
            )}
            {!isAsking && <MutationFault mutation={demanding} />}
          </>
        )}
      </Loaded>
      {isAsking && (
        <ConfirmDialog
          title="Require two-factor sign-in?"
          takes={[
            lacking.length === 0
              ? 'Everybody has set it up. Nothing changes for them.'
              : `${names(lacking)} ${lacking.length === 1 ? 'is' : 'are'} signed out and must set it up at the next sign-in. Choose a time when no visitor waits.`,
            'Keys and tokens keep working. So does signing in through an OpenID provider, which asks for its own factors.',
          ]}
          action="Require it"
          onConfirm={async () => {
            await agents.demandSecondFactor(true);
            toasting.say('Two-factor sign-in is required now.');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

const mostNames = 3;

function names(agents: readonly AgentOverview[]): string {
  if (agents.length > mostNames) return `${agents.length} of your agents`;
  return agents
    .map(({ name }) => name)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
}

function count(having: number, all: number): string {
  if (having === all) return all === 1 ? 'You have set it up.' : `All ${all} agents have set it up.`;
  return `${having} of ${all} agents have set it up.`;
}
