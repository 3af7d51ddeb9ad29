import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { Leaving } from '../../kit/frame/leaving';
import { Section } from '../../kit/page/Section';
import { SettingsForm } from '../publishing/SettingsForm';
import type { Toasting } from '../../kit/page/toasting';
import type { SettingsDraft } from '../publishing/settings-draft';

export interface BehaviourFormProps {
  setup: SettingsDraft;
  leaving: Leaving;
  toasting: Toasting;
}

interface Group {
  title: string;
  lead?: string;
  fields: Record<string, FieldSchema>;
}

const groups: Group[] = [
  {
    title: 'In a chat',
    fields: {
      'screenshot.isOn': {
        type: 'boolean',
        title: 'Visitors may send a picture of their screen',
        description: 'They choose what is in it, and see it before it goes.',
      },
      'screenshot.isRequired': {
        type: 'boolean',
        title: 'The first form asks for one',
        description: 'A chat begins with a picture then. Most visitors would rather not.',
      },
      'callMe.isOn': {
        type: 'boolean',
        title: 'Visitors may ask to be called',
        description: 'They leave a number; agents see it in the chat.',
      },
      'transcriptEmail.isOn': {
        type: 'boolean',
        title: 'After a chat, visitors may have it sent to them',
        description: 'To the address that they gave, and to no other.',
      },
      sounds: {
        type: 'boolean',
        title: 'A sound tells of a new answer',
        description: 'Visitors can switch it off.',
      },
      titleFlash: {
        type: 'boolean',
        title: 'The title of the browser’s tab flashes while an answer is unread',
      },
    },
  },
  {
    title: 'Privacy of visitors',
    fields: {
      'consent.isRequired': {
        type: 'boolean',
        title: 'Keep nothing before the visitor has agreed',
        description:
          'Your page says so by ChatWidget.setConsent(‘granted’). Until then nobody is invited and nothing stays in the browser.',
      },
      typingPreview: {
        type: 'boolean',
        title: 'Agents see what a visitor types before it is sent',
        description: 'It is kept nowhere. Tell visitors so in your privacy notice.',
      },
      keepQueryStrings: {
        type: 'boolean',
        title: 'Send addresses of pages with all that stands behind the question mark',
        description: 'Agents see it, and it stays in the log. Such parts may hold names or sign-in codes.',
      },
    },
  },
  {
    title: 'For whoever builds the page',
    lead: 'You need these only where your page’s own code talks to the widget.',
    fields: {
      variables: {
        type: 'array',
        title: 'Values of the page that go with a chat',
        description: 'Names of globals, or paths like cart.total. They are read when the chat starts.',
        itemTitle: 'value',
        items: { type: 'string', maxLength: 100, placeholder: 'cart.total' },
        maxItems: 30,
      },
      aliases: {
        type: 'array',
        title: 'Further names of the widget’s object',
        description: 'For pages that call another vendor’s, like SupportChat.',
        itemTitle: 'name',
        items: { type: 'string', maxLength: 50, placeholder: 'SupportChat' },
        maxItems: 30,
      },
    },
  },
];

/** What needs no editor of its own, by what it is about. */
export function BehaviourForm({ setup, leaving, toasting }: BehaviourFormProps) {
  return (
    <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
      {() =>
        groups.map(({ title, lead, fields }) => (
          <Section key={title} title={title} lead={lead}>
            <Fields source={setup.draft} schemas={fields} />
          </Section>
        ))
      }
    </SettingsForm>
  );
}
