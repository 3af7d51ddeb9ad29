import { longestName } from '../../../contract/limits';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { Leaving } from '../../kit/frame/leaving';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { MembersField } from './MembersField';
import type { Team } from './team';

export interface TeamPageProps {
  team: Team;
  leaving: Leaving;
  toasting: Toasting;
}

const schemas: Record<string, FieldSchema> = {
  name: { type: 'string', title: 'Name', maxLength: longestName },
};

export function TeamPage({ team, leaving, toasting }: TeamPageProps) {
  const { draft, people } = team;
  const saved = draft.saved.value;
  return (
    <Page
      title={saved?.name ?? 'Team'}
      above={{ href: '#/agents/teams', title: 'Teams' }}
      toasting={toasting}
    >
      <DraftForm
        draft={draft}
        leaving={leaving}
        onSaved={() => toasting.say('Saved. Agents see the change immediately.')}
      >
        {({ members, widgets }) => (
          <>
            <Fields source={draft} schemas={schemas} />
            <Section title="Members" lead={<Answers widgets={widgets} />}>
              <Loaded resource={people}>
                {(all) => (
                  <MembersField
                    people={all}
                    first={saved?.members ?? []}
                    members={members}
                    onSet={(email, isIn) => team.setMember(email, isIn)}
                  />
                )}
              </Loaded>
            </Section>
          </>
        )}
      </DraftForm>
    </Page>
  );
}

function Answers({ widgets }: { widgets: readonly string[] }) {
  if (widgets.length > 0) return <>Widgets {widgets.join(', ')}.</>;
  return (
    <>
      This team answers no widget yet. To add it to one, open the widget under <a href="#/widgets">Widgets</a>{' '}
      and choose who answers.
    </>
  );
}
