import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../contract/organisation/agents';
import { Badge } from '../page/Badge';
import { Loaded } from '../page/Loaded';
import { Moment } from '../page/Moment';
import { Page } from '../page/Page';
import { SecretDialog } from '../page/SecretDialog';
import { Table } from '../page/Table';
import type { Toasting } from '../page/toasting';
import { AgentDialog } from './AgentDialog';
import type { Agents } from './agents';
import { SecondFactorDemand } from './SecondFactorDemand';
import { InviteDialog } from './InviteDialog';

export interface AgentsPageProps {
  agents: Agents;
  /** E-mail of whoever looks. */
  me: string;
  toasting: Toasting;
  now: number;
}

export function AgentsPage({ agents, me, toasting, now }: AgentsPageProps) {
  const [isInviting, setInviting] = useState(false);
  const [openEmail, setOpen] = useState<string>();
  const link = agents.link.value;
  return (
    <Page
      title="Agents"
      lead="Everybody who may sign in here. Administrators see these screens, agents see the chats of their widgets."
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setInviting(true)}>
          Invite somebody
        </button>
      }
    >
      <Loaded resource={agents.list}>
        {({ agents: list, isMailConfigured }) => {
          const open = list.find(({ email }) => email === openEmail);
          return (
            <>
              <Table
                title="Agents"
                rows={list}
                keyOf={({ email }) => email}
                columns={[
                  { title: 'Name', cell: (agent) => <Who agent={agent} isMe={agent.email === me} /> },
                  {
                    title: 'Role',
                    isWords: true,
                    cell: ({ isAdministrator }) => (isAdministrator ? 'Administrator' : 'Agent'),
                  },
                  { title: 'Status', isWords: true, cell: (agent) => <Status {...agent} /> },
                  {
                    title: 'Widgets',
                    cell: ({ widgets }) => widgets.join(', ') || <span class="quiet">None</span>,
                  },
                  {
                    title: 'Last seen',
                    isWords: true,
                    cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} now={now} none="Never" />,
                  },
                  {
                    title: 'Second factor',
                    isWords: true,
                    cell: ({ hasSecondFactor }) =>
                      hasSecondFactor ? <Badge tone="good">On</Badge> : <span class="quiet">None</span>,
                  },
                  {
                    title: 'Actions',
                    isActions: true,
                    cell: ({ name, email }) => (
                      <button
                        type="button"
                        class="button"
                        aria-label={`Manage ${name}`}
                        onClick={() => setOpen(email)}
                      >
                        Manage
                      </button>
                    ),
                  },
                ]}
              />
              <SecondFactorDemand agents={agents} list={list} me={me} toasting={toasting} />
              {isInviting && (
                <InviteDialog
                  agents={agents}
                  isMailConfigured={isMailConfigured}
                  toasting={toasting}
                  onClose={() => setInviting(false)}
                />
              )}
              {open && !link && (
                <AgentDialog
                  agent={open}
                  agents={agents}
                  isMe={open.email === me}
                  isMailConfigured={isMailConfigured}
                  toasting={toasting}
                  onClose={() => setOpen(undefined)}
                />
              )}
            </>
          );
        }}
      </Loaded>
      {link && (
        <SecretDialog title="Hand over this link" what="link" secret={link.url} onClose={agents.forgetLink}>
          <p>
            With it {link.email} chooses a password. It is good once, for seven days. It can’t be sent for
            you: that takes a mail server (<code>SMTP_URL</code>) and the address of the service (
            <code>PUBLIC_URL</code>).
          </p>
        </SecretDialog>
      )}
    </Page>
  );
}

function Who({ agent, isMe }: { agent: AgentOverview; isMe: boolean }) {
  return (
    <span class="table-two">
      <b>
        {agent.name}
        {isMe && ' (you)'}
      </b>
      <span class="quiet">{agent.email}</span>
    </span>
  );
}

function Status({ isInvited, status }: AgentOverview) {
  if (isInvited) return <Badge>Invited</Badge>;
  return status === 'online' ? <Badge tone="good">Online</Badge> : <Badge>Paused</Badge>;
}
