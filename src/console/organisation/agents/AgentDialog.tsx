import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../contract/organisation/agents';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { Dialog } from '../../kit/frame/Dialog';
import { MutationFault } from '../../kit/page/MutationFault';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog';
import type { Toasting } from '../../kit/page/toasting';
import type { Agents } from './agents';
import { roles } from './roles';
import { teamsIn, titlesOf, type Teams } from './teams';

export interface AgentDialogProps {
  agent: AgentOverview;
  agents: Agents;
  teams: Teams;
  isMe: boolean;
  isMailConfigured: boolean;
  toasting: Toasting;
  onClose(): void;
}

/** What can be done about one agent. */
export function AgentDialog(props: AgentDialogProps) {
  const { agent, agents, teams, isMe, isMailConfigured, toasting, onClose } = props;
  const [isRemoving, setRemoving] = useState(false);
  const { email, name } = agent;
  const mutation = agents.changing;
  const security = agents.security.state.value;
  const isDemanded = security.kind === 'ready' && security.value.demandsSecondFactor;
  const isRunning = mutation.state.value.kind === 'running';
  async function run(work: () => Promise<void>, done?: string) {
    if ((await mutation.run(work)) && done !== undefined) toasting.say(done);
  }
  const all = teamsIn(teams);
  const joined = all.filter(({ members }) => members.includes(email)).map(({ id }) => id);
  async function join(chosen: readonly string[]) {
    const team = all.find(({ id }) => chosen.includes(id) !== joined.includes(id));
    if (!team) return;
    await run(() => teams.setMember(team, email, chosen.includes(team.id)));
    await agents.list.load();
  }
  function close() {
    mutation.reset();
    onClose();
  }

  if (isRemoving)
    return (
      <ConfirmDialog
        title={`Remove ${name}?`}
        takes={[
          'They are signed out everywhere and can’t sign in again. No widget shows them any more.',
          'What they wrote to visitors stays in the log.',
        ]}
        name={email}
        action="Remove"
        mutation={mutation}
        onConfirm={async () => {
          await agents.remove(email);
          toasting.say(`${name} is removed.`);
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={name} onClose={close}>
      <p class="quiet">
        {email}
        {isMe && ', you'}
      </p>
      <div class="agents-actions">
        <Action
          title={agent.isAdministrator ? 'Administrator' : 'Agent'}
          help={
            isMe && agent.isAdministrator
              ? 'Another administrator can change that.'
              : (roles[agent.isAdministrator ? 'administrator' : 'agent']?.may ?? '')
          }
          action={agent.isAdministrator ? 'Make agent' : 'Make administrator'}
          isDisabled={isRunning || isMe}
          onAction={() =>
            void run(
              () => agents.change(email, { isAdministrator: !agent.isAdministrator }),
              `The role of ${name} is changed.`,
            )
          }
        />
        {all.length > 0 && (
          <div class="agents-action">
            <ChoicesField
              id="agent-teams"
              title="Teams"
              options={all.map(({ id }) => id)}
              titles={titlesOf(all)}
              value={joined}
              onChange={(chosen) => void join(chosen)}
            />
          </div>
        )}
        <Action
          title="Password"
          help={
            agent.isInvited
              ? 'No password is chosen yet; links that went out before end.'
              : 'The password of today opens until they choose another.'
          }
          action={isMailConfigured ? 'Mail a new link' : 'Make a link'}
          isDisabled={isRunning}
          onAction={() =>
            void run(
              () => agents.resetPassword(email),
              isMailConfigured ? `A link is on its way to ${email}.` : undefined,
            )
          }
        />
        {agent.hasSecondFactor && (
          <Action
            title="Second factor"
            help={
              isDemanded
                ? 'For whoever lost app and recovery codes. They set up another as they sign in.'
                : 'For whoever lost app and recovery codes. Then the password alone opens.'
            }
            action="Take it away"
            isDisabled={isRunning}
            onAction={() =>
              void run(
                () => agents.removeSecondFactor(email),
                isDemanded
                  ? `${name} sets up another second factor as they sign in.`
                  : `${name} signs in with the password alone.`,
              )
            }
          />
        )}
        <Action
          title="Sessions"
          help={agent.sessions === 0 ? 'Signed in nowhere.' : `Signed in ${times(agent.sessions)}.`}
          action="Sign out everywhere"
          isDisabled={isRunning || agent.sessions === 0}
          onAction={() => void run(() => agents.endSessions(email), `${name} is signed out everywhere.`)}
        />
      </div>
      <MutationFault mutation={mutation} />
      <div class="dialog-actions">
        {!isMe && (
          <button type="button" class="button" onClick={() => setRemoving(true)}>
            Remove…
          </button>
        )}
        <button type="button" class="button button-strong" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

interface ActionProps {
  title: string;
  help: string;
  action: string;
  isDisabled: boolean;
  onAction(): void;
}

function Action({ title, help, action, isDisabled, onAction }: ActionProps) {
  return (
    <div class="agents-action">
      <div>
        <b>{title}</b>
        <p class="quiet">{help}</p>
      </div>
      <button type="button" class="button" disabled={isDisabled} onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

function times(count: number): string {
  return count === 1 ? 'in one place' : `in ${count} places`;
}
