import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../contract/organisation/agents';
import { MutationFault } from '../../kit/page/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog';
import { Loaded } from '../../kit/page/Loaded';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { Agents } from './agents';

export interface SecondFactorDemandProps {
  agents: Agents;
  list: readonly AgentOverview[];
  /** E-mail of whoever looks. */
  me: string;
  toasting: Toasting;
}

/** Whether everybody needs a second factor. */
export function SecondFactorDemand({ agents, list, me, toasting }: SecondFactorDemandProps) {
  const [isAsking, setAsking] = useState(false);
  const lacking = list.filter(({ hasSecondFactor }) => !hasSecondFactor);
  const isMineMissing = lacking.some(({ email }) => email === me);
  const { demanding } = agents;

  async function turnOff() {
    if (await demanding.run(() => agents.demandSecondFactor(false)))
      toasting.say('A second factor is for each to choose.');
  }
  return (
    <Section
      title="Second factor of everybody"
      lead="A code of an app beside the password, so that a password that was guessed or stolen opens nothing."
    >
      <Loaded resource={agents.security}>
        {({ demandsSecondFactor }) => (
          <>
            <p>
              {demandsSecondFactor ? <Badge tone="good">Demanded</Badge> : <Badge>For each to choose</Badge>}{' '}
              {count(list.length - lacking.length, list.length)}
            </p>
            {!demandsSecondFactor && isMineMissing ? (
              <p>
                To demand it of everybody, <a href="#/account">set up your own first</a>, so that you see what
                it takes and stay in.
              </p>
            ) : (
              <div>
                <button
                  type="button"
                  class="button"
                  disabled={demanding.state.value.kind === 'running'}
                  onClick={() => (demandsSecondFactor ? void turnOff() : setAsking(true))}
                >
                  {demandsSecondFactor ? 'Leave it to each' : 'Demand it of everybody…'}
                </button>
              </div>
            )}
            {!isAsking && <MutationFault mutation={demanding} />}
          </>
        )}
      </Loaded>
      {isAsking && (
        <ConfirmDialog
          title="Demand a second factor of everybody?"
          takes={[
            lacking.length === 0
              ? 'Everybody has one: nothing changes for them.'
              : `${names(lacking)} ${lacking.length === 1 ? 'is' : 'are'} signed out, and set one up after the password, before anything else opens. Have them do it when no visitor waits.`,
            'Keys and tokens go on as they are, and so does signing in through an OpenID provider, which asks for factors of its own.',
          ]}
          action="Demand it"
          onConfirm={async () => {
            await agents.demandSecondFactor(true);
            toasting.say('Nobody signs in by the password alone any more.');
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
  if (having === all) return all === 1 ? 'You have one.' : `All ${all} have one.`;
  return `${having} of ${all} have one.`;
}
