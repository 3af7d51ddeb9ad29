import { longestName } from '../../../contract/limits';
import { readField } from '../../kit/data/field-source';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { Leaving } from '../../kit/frame/leaving';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import { Filled } from '../../kit/texts/Filled';
import { MembersField } from './MembersField';
import type { Team } from './team';
import { agentTexts } from './texts';

export interface TeamPageProps {
  team: Team;
  leaving: Leaving;
  toasting: Toasting;
}

export function TeamPage({ team, leaving, toasting }: TeamPageProps) {
  const texts = agentTexts();
  const schemas: Record<string, FieldSchema> = {
    name: { type: 'string', title: texts.name, maxLength: longestName },
  };
  const { draft, people } = team;
  const saved = draft.saved.value;
  return (
    <Page
      title={saved?.name ?? texts.team}
      above={{ href: '#/agents/teams', title: texts.teams }}
      toasting={toasting}
    >
      <DraftForm draft={draft} leaving={leaving} onSaved={() => toasting.say(texts.saved)}>
        {({ members, widgets }) => (
          <>
            <Fields source={draft} schemas={schemas} />
            <Section title={texts.members} lead={<Answers widgets={widgets} />}>
              <Loaded resource={people}>
                {(all) => (
                  <MembersField
                    people={all}
                    first={saved?.members ?? []}
                    members={members}
                    faultAt={(at) => readField(draft, `members[${at}]`).fault}
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
  const texts = agentTexts();
  if (widgets.length > 0) return <>{texts.answersWidgets(widgets.join(', '))}</>;
  return <Filled text={texts.answersNoneYet} parts={{ link: <a href="#/widgets">{texts.widgets}</a> }} />;
}
