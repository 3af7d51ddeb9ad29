import type { PreviewState } from '../../../contract/organisation/preview';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import type { Leaving } from '../../kit/frame/leaving';
import { CopyText } from '../../kit/page/CopyText';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { SettingsDraft } from '../publishing/settings-draft';
import { SettingsForm } from '../publishing/SettingsForm';
import type { Preview } from '../preview/preview';
import { PreviewPane } from '../preview/PreviewPane';

export interface LookFormProps {
  setup: SettingsDraft;
  preview: Preview;
  leaving: Leaving;
  toasting: Toasting;
}

const colours: Record<string, FieldSchema> = {
  'look.accent': {
    type: 'string',
    format: 'color',
    title: 'Accent colour',
    description:
      'Of the launcher, buttons and the visitor’s own words. Text on it is black or white, what reads better.',
  },
  'look.scheme': {
    type: 'string',
    title: 'Light or dark',
    enum: ['auto', 'light', 'dark'],
    enumTitles: { auto: 'As the visitor’s device prefers', light: 'Always light', dark: 'Always dark' },
  },
  'look.radius': { type: 'integer', title: 'Rounding of corners', minimum: 0, maximum: 32, unit: 'pixels' },
  'look.position': {
    type: 'string',
    title: 'Corner of the page',
    enum: ['br', 'bl', 'tr', 'tl'],
    enumTitles: { br: 'Bottom right', bl: 'Bottom left', tr: 'Top right', tl: 'Top left' },
  },
};
const kind: FieldSchema = {
  type: 'string',
  title: 'What visitors click',
  enum: ['icon', 'text', 'image', 'none'],
  enumTitles: {
    icon: 'A round button',
    text: 'A button with words',
    image: 'A picture of yours',
    none: 'An element of your page',
  },
};
const ofKind: Record<WidgetSettings['look']['launcher']['kind'], Record<string, FieldSchema>> = {
  icon: {},
  text: {
    'look.launcher.onlineText': {
      type: 'string',
      title: 'Words while somebody is there',
      description: 'Left empty: “Chat with us”, in the visitor’s language.',
      maxLength: 60,
    },
    'look.launcher.offlineText': {
      type: 'string',
      title: 'Words while nobody is there',
      description: 'Left empty: “Leave a message”, in the visitor’s language.',
      maxLength: 60,
    },
  },
  image: {
    'look.launcher.imageUrl': {
      type: 'string',
      format: 'url',
      title: 'Address of the picture',
      description: 'By https, or a path of your own site.',
      placeholder: 'https://shop.example/chat.svg',
    },
  },
  none: {},
};
const always: Record<string, FieldSchema> = {
  'look.launcher.element': {
    type: 'string',
    title: 'Elements of your page that open the chat',
    description: 'A CSS selector. They work beside the launcher, too.',
    maxLength: 300,
    placeholder: '.open-chat',
  },
  'look.launcher.isShownOffline': {
    type: 'boolean',
    title: 'Shows while nobody is there',
    description: 'Visitors can leave a message then.',
  },
  'look.launcher.failedText': {
    type: 'string',
    title: 'Words where the chat could not be loaded',
    description: 'Left empty: “The chat could not be loaded. Try again.”, in the visitor’s language.',
    maxLength: 100,
  },
};
const words: Record<string, FieldSchema> = {
  'texts.title': {
    type: 'string',
    title: 'Title of the panel',
    description: 'Usually your company or team.',
    maxLength: 500,
  },
  'texts.presence': {
    type: 'string',
    title: 'Line below it',
    placeholder: 'We answer within minutes',
    maxLength: 500,
  },
  'texts.greeting': {
    type: 'string',
    format: 'longText',
    title: 'Above the first form',
    maxLength: 2_000,
  },
  'texts.offlineGreeting': {
    type: 'string',
    format: 'longText',
    title: 'Above the form while nobody is there',
    maxLength: 2_000,
  },
};

function styleSheetOf({ accent, radius }: WidgetSettings['look']): string {
  const lines = [
    `--cw-accent: ${accent};`,
    `--cw-radius: ${radius}px;`,
    '--cw-launcher-offset-x: 20px;',
    '--cw-launcher-offset-y: 20px;',
    '--cw-z-index: 2147483647;',
  ];
  return `chat-widget {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** How the widget looks, beside itself. */
export function LookForm({ setup, preview, leaving, toasting }: LookFormProps) {
  const { draft } = setup;
  /** Whoever changes the launcher wants to see it. */
  function showing(state: PreviewState) {
    return () => {
      if (preview.chosen.value.state !== state) preview.choose({ state });
    };
  }
  return (
    <div class="widgets-editor">
      <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
        {({ look }) => (
          <>
            <Section title="Colours and place">
              <Fields source={draft} schemas={colours} />
            </Section>
            <div onFocusIn={showing('launcher')}>
              <Section title="Launcher">
                <Fields
                  source={draft}
                  schemas={{ 'look.launcher.kind': kind, ...ofKind[look.launcher.kind], ...always }}
                />
              </Section>
            </div>
            <Section
              title="In your page’s own style sheet"
              lead="What your page says there wins over what is set here, such as room for a bar at the bottom."
            >
              <CopyText title="style sheet" text={styleSheetOf(look)} />
            </Section>
            <div onFocusIn={showing('form')}>
              <Section
                title="Words in the panel"
                lead="What is left empty is said in the visitor’s language."
              >
                <Fields source={draft} schemas={words} />
              </Section>
            </div>
          </>
        )}
      </SettingsForm>
      <PreviewPane preview={preview} />
    </div>
  );
}
