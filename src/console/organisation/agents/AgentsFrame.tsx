import type { ComponentChildren } from 'preact';
import { Page } from '../../kit/page/Page';
import type { Toasting } from '../../kit/toasts/toasting';
import { agentTexts } from './texts';

export interface AgentsFrameProps {
  part: 'people' | 'teams';
  lead: string;
  actions: ComponentChildren;
  toasting: Toasting;
  children: ComponentChildren;
}

/** What the list of agents and that of teams stand in. */
export function AgentsFrame({ part, lead, actions, toasting, children }: AgentsFrameProps) {
  const texts = agentTexts();
  return (
    <Page
      title={texts.title}
      lead={lead}
      tabs={[
        { title: texts.people, href: '#/agents', isCurrent: part === 'people' },
        { title: texts.teams, href: '#/agents/teams', isCurrent: part === 'teams' },
      ]}
      toasting={toasting}
      actions={actions}
    >
      {children}
    </Page>
  );
}
