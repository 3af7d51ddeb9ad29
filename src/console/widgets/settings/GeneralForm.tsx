import { longestName } from '../../../contract/limits';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { Leaving } from '../../kit/frame/leaving';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Loaded } from '../../kit/page/Loaded';
import { Section } from '../../kit/page/Section';
import { AgentsOfWidget } from './AgentsOfWidget';
import { TeamsOfWidget } from './TeamsOfWidget';
import type { Widget } from './widget';

export interface GeneralFormProps {
  widget: Widget;
  leaving: Leaving;
  onSaved(): void;
}

const first: Record<string, FieldSchema> = {
  name: {
    type: 'string',
    title: 'Name',
    description: 'For your team, in lists and mails.',
    maxLength: longestName,
  },
  isConversationEnabled: {
    type: 'boolean',
    title: 'Takes chats',
    description: 'Off: pages that carry it show nothing.',
  },
};
const mails: Record<string, FieldSchema> = {
  destinationEmail: {
    type: 'string',
    format: 'email',
    title: 'Mails go to',
    description: 'Messages that visitors leave while nobody is there, and transcripts. Left empty, nowhere.',
  },
  idleMinutes: {
    type: 'integer',
    duration: 'minutes',
    minimum: 1,
    title: 'A chat closes by itself after',
    description: 'Without a word from either side.',
  },
};
const sites: Record<string, FieldSchema> = {
  allowedOrigins: {
    type: 'array',
    title: 'Sites that may use it',
    description: 'Left empty, any. A star stands for every host below: https://*.shop.example.',
    itemTitle: 'site',
    items: { type: 'string', format: 'url', maxLength: 300, placeholder: 'https://shop.example' },
  },
};

export function GeneralForm({ widget, leaving, onSaved }: GeneralFormProps) {
  const { general, people, teams } = widget;
  return (
    <DraftForm draft={general} leaving={leaving} onSaved={onSaved}>
      {({ agents, teams: chosen }) => (
        <>
          <Fields source={general} schemas={first} />
          <Section title="Who answers" lead="Visitors see the name and the picture that stand here.">
            <Loaded resource={people}>
              {(all) => (
                <Loaded resource={teams}>
                  {(known) => (
                    <>
                      {known.length > 0 && (
                        <div class="widgets-teams">
                          <h3>Teams</h3>
                          <p class="quiet">
                            Whoever is in a team answers, from when they join it until they leave. Visitors
                            see the name of their account; for another name or a picture, put them on by
                            themselves.
                          </p>
                          <TeamsOfWidget
                            teams={known}
                            people={all}
                            chosen={chosen}
                            onSet={(team, isOn) => widget.setTeam(team, isOn)}
                          />
                          <h3>Agents</h3>
                        </div>
                      )}
                      <AgentsOfWidget
                        source={general}
                        agents={agents}
                        teams={known.filter(({ id }) => chosen.includes(id))}
                        people={all}
                        onSet={(person, isOn) => widget.setAgent(person, isOn)}
                      />
                    </>
                  )}
                </Loaded>
              )}
            </Loaded>
          </Section>
          <Section title="Mails and time">
            <Fields source={general} schemas={mails} />
          </Section>
          <Section title="Where it may be">
            <Fields source={general} schemas={sites} />
          </Section>
        </>
      )}
    </DraftForm>
  );
}
