import { longestName } from '../../contract/limits';
import { Fields } from '../fields/Fields';
import type { FieldSchema } from '../fields/field-schema';
import type { Leaving } from '../frame/leaving';
import { DraftForm } from '../page/DraftForm';
import { Loaded } from '../page/Loaded';
import { Section } from '../page/Section';
import { AgentsOfWidget } from './AgentsOfWidget';
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
  const { general, people } = widget;
  return (
    <DraftForm draft={general} leaving={leaving} onSaved={onSaved}>
      {({ agents }) => (
        <>
          <Fields source={general} schemas={first} />
          <Section title="Who answers" lead="Visitors see the name and the picture that stand here.">
            <Loaded resource={people}>
              {(all) => (
                <AgentsOfWidget
                  source={general}
                  agents={agents}
                  people={all}
                  onSet={(person, isOn) => widget.setAgent(person, isOn)}
                />
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
