import type { ComponentChildren } from 'preact';
import { Page } from '../../kit/page/Page';
import type { Toasting } from '../../kit/page/toasting';

export interface AgentsFrameProps {
  part: 'people' | 'teams';
  lead: string;
  actions: ComponentChildren;
  toasting: Toasting;
  children: ComponentChildren;
}

/** What the list of agents and that of teams stand in. */
export function AgentsFrame({ part, lead, actions, toasting, children }: AgentsFrameProps) {
  return (
    <Page
      title="Agents"
      lead={lead}
      tabs={[
        { title: 'People', href: '#/agents', isCurrent: part === 'people' },
        { title: 'Teams', href: '#/agents/teams', isCurrent: part === 'teams' },
      ]}
      toasting={toasting}
      actions={actions}
    >
      {children}
    </Page>
  );
}
