import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../operations/console/agents';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { outcomeOf } from '../../kit/data/outcome';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { MutationFault } from '../../kit/forms/MutationFault';
import { NameDialog } from '../../kit/forms/NameDialog';
import type { Toasting } from '../../kit/toasts/toasting';
import { actionsOn, type AgentAction } from './agent-actions';
import type { Agents } from './agents';
import { EmailDialog } from './EmailDialog';
import { teamsIn, titlesOf, type Teams } from './teams';
import { agentTexts } from './texts';

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
  const texts = agentTexts();
  const [isRemoving, setRemoving] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { email, name } = agent;
  const mutation = agents.changing;
  function close() {
    mutation.reset();
    onClose();
  }

  if (isRemoving)
    return (
      <ConfirmDialog
        title={texts.reallyRemove(name)}
        takes={[texts.signedOutForGood, texts.chatsStay]}
        name={email}
        action={texts.remove}
        onConfirm={async () => {
          await agents.remove(email);
          toasting.say(texts.removed(name));
        }}
        onClose={onClose}
      />
    );
  if (isRenaming)
    return (
      <NameDialog
        title={texts.renameNamed(name)}
        action={texts.rename}
        description={texts.renameHelp}
        name={name}
        onNamed={async (wanted) => {
          await agents.change(email, { name: wanted.trim() });
          toasting.say(texts.renamed);
        }}
        onClose={() => setRenaming(false)}
      />
    );
  if (isMoving)
    return (
      <EmailDialog
        agent={agent}
        onChanged={async (to) => {
          await agents.changeEmail(email, to);
          await teams.list.load();
          toasting.say(texts.emailChanged(name));
        }}
        onClose={onClose}
      />
    );
  const [role, ...others] = actionsOn(agent, agents, { isMe, isMailConfigured });
  return (
    <Dialog title={name} onClose={close}>
      <div class="agents-actions">
        <div class="agents-action">
          <div>
            <b>{texts.name}</b>
            <p class="quiet">{name}</p>
          </div>
          <button type="button" class="button" onClick={() => setRenaming(true)}>
            {texts.rename}
          </button>
        </div>
        <div class="agents-action">
          <div>
            <b>{texts.email}</b>
            <p class="quiet" dir="auto">
              {isMe ? texts.emailOfYou(email) : email}
            </p>
          </div>
          {isMe ? (
            <a class="button" href="#/account">
              {texts.changeInAccount}
            </a>
          ) : (
            <button type="button" class="button" onClick={() => setMoving(true)}>
              {texts.changeEmail}
            </button>
          )}
        </div>
        <Action {...role} agents={agents} toasting={toasting} />
        <TeamChoice email={email} agents={agents} teams={teams} />
        {others.map((action) => (
          <Action key={action.title} {...action} agents={agents} toasting={toasting} />
        ))}
      </div>
      <MutationFault mutation={mutation} />
      <div class="dialog-actions">
        {!isMe && (
          <button type="button" class="button" onClick={() => setRemoving(true)}>
            {texts.removeMore}
          </button>
        )}
        <button type="button" class="button button-strong" onClick={close}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}

function Action(props: AgentAction & Pick<AgentDialogProps, 'agents' | 'toasting'>) {
  const { title, help, action, isDisabled, run, done, agents, toasting } = props;
  async function start() {
    if ((await agents.changing.run(run)) && done !== undefined) toasting.say(done);
  }
  return (
    <div class="agents-action">
      <div>
        <b>{title}</b>
        <p class="quiet">{help}</p>
      </div>
      <button
        type="button"
        class="button"
        disabled={isDisabled}
        aria-disabled={agents.changing.state.value.kind === 'running'}
        onClick={() => void start()}
      >
        {action}
      </button>
    </div>
  );
}

function TeamChoice({ email, agents, teams }: { email: string; agents: Agents; teams: Teams }) {
  const [refusal, setRefusal] = useState<string>();
  const all = teamsIn(teams);
  if (all.length === 0) return null;
  const joined = all.filter(({ members }) => members.includes(email)).map(({ id }) => id);
  async function join(chosen: readonly string[]) {
    const team = all.find(({ id }) => chosen.includes(id) !== joined.includes(id));
    if (!team) return;
    const { failure } = await outcomeOf(() => teams.setMember(team.id, email, chosen.includes(team.id)));
    setRefusal(failure?.message);
    await agents.list.load();
  }
  return (
    <div class="agents-action">
      <ChoicesField
        title={agentTexts().teams}
        options={all.map(({ id }) => id)}
        titles={titlesOf(all)}
        value={joined}
        onChange={(chosen) => void join(chosen)}
      />
      <Refusal message={refusal} />
    </div>
  );
}
