import { Fields } from '../../kit/fields/Fields';
import type { Leaving } from '../../kit/frame/leaving';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Loaded } from '../../kit/page/Loaded';
import { Section } from '../../kit/page/Section';
import { AgentsOfWidget } from './AgentsOfWidget';
import { mails, names, routing, sites } from './general-fields';
import { TeamsOfWidget } from './TeamsOfWidget';
import type { Widget } from './widget';

export interface GeneralFormProps {
  widget: Widget;
  leaving: Leaving;
  onSaved(): void;
}

export function GeneralForm({ widget, leaving, onSaved }: GeneralFormProps) {
  const { general, people, teams } = widget;
  return (
    <DraftForm draft={general} leaving={leaving} onSaved={onSaved}>
      {({ agents, teams: chosen }) => (
        <>
          <Fields source={general} schemas={names} />
          <Section title="Who answers" lead="Visitors see these names and pictures.">
            <Loaded resource={people}>
              {(all) => (
                <Loaded resource={teams}>
                  {(known) => (
                    <>
                      {known.length > 0 && (
                        <div class="widgets-teams">
                          <h3>Teams</h3>
                          <p class="quiet">
                            All members of these teams answer. Visitors see their account name. To show
                            another name or a picture, add the agent below.
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
          <Section title="Routing">
            <Fields source={general} schemas={routing} />
          </Section>
          <Section title="Mail and idle chats">
            <Fields source={general} schemas={mails} />
          </Section>
          <Section title="Allowed sites">
            <Fields source={general} schemas={sites} />
          </Section>
        </>
      )}
    </DraftForm>
  );
}
