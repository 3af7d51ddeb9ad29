import { Fields } from '../../kit/fields/Fields';
import type { Leaving } from '../../kit/frame/leaving';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Loaded } from '../../kit/page/Loaded';
import { Section } from '../../kit/page/Section';
import { TryRouting } from '../routing/TryRouting';
import { AgentsOfWidget } from './AgentsOfWidget';
import { callingFields, mailFields, nameFields, routingFields, siteFields } from './general-fields';
import { TeamsOfWidget } from './TeamsOfWidget';
import { settingsTexts } from './texts';
import { withoutAccount, type Widget } from './widget';

export interface GeneralFormProps {
  widget: Widget;
  leaving: Leaving;
  onSaved(): void;
}

export function GeneralForm({ widget, leaving, onSaved }: GeneralFormProps) {
  const { general, people, teams, others } = widget;
  const { general: texts } = settingsTexts();
  return (
    <DraftForm draft={general} leaving={leaving} onSaved={onSaved}>
      {({ agents, teams: chosen, routing }) => (
        <>
          <Fields source={general} schemas={nameFields()} />
          <Section title={texts.whoAnswers} lead={texts.whoAnswersLead}>
            <Loaded resource={people}>
              {(all) => (
                <Loaded resource={teams}>
                  {(known) => (
                    <>
                      {known.length > 0 && (
                        <div class="widgets-teams">
                          <h3>{texts.teams}</h3>
                          <p class="quiet">{texts.teamsLead}</p>
                          <TeamsOfWidget
                            source={general}
                            teams={known}
                            people={all}
                            chosen={chosen}
                            onSet={(team, isOn) => widget.setTeam(team, isOn)}
                          />
                          <h3>{texts.agents}</h3>
                        </div>
                      )}
                      <AgentsOfWidget
                        source={general}
                        agents={agents}
                        teams={known.filter(({ id }) => chosen.includes(id))}
                        people={all}
                        withoutAccount={withoutAccount(general.saved.value?.agents, all)}
                        onSet={(person, isOn) => widget.setAgent(person, isOn)}
                      />
                    </>
                  )}
                </Loaded>
              )}
            </Loaded>
          </Section>
          <Section title={texts.routing}>
            <Fields source={general} schemas={routingFields()} />
            <TryRouting routing={routing} read={widget.tryRouting} />
          </Section>
          <Section title={texts.calling.title} lead={texts.calling.lead}>
            <Loaded resource={others}>
              {(names) => <Fields source={general} schemas={callingFields(names)} />}
            </Loaded>
          </Section>
          <Section title={texts.mailAndIdle}>
            <Fields source={general} schemas={mailFields()} />
          </Section>
          <Section title={texts.sites.title}>
            <Fields source={general} schemas={siteFields()} />
          </Section>
        </>
      )}
    </DraftForm>
  );
}
