import { useRef } from 'preact/hooks';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import { longestSubject, type MailKind } from '../../../contract/mails/mail-template';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { Fields } from '../../kit/fields/Fields';
import type { Template } from './template';
import { mailTemplateTexts, type MailTemplateTexts } from './texts';

export interface TemplateFieldsProps {
  kind: MailKind;
  template: Template;
}

function schemasOf({ subject, text, textHelp }: MailTemplateTexts): Record<string, FieldSchema> {
  return {
    subject: { type: 'string', title: subject, maxLength: 2 * longestSubject },
    text: { type: 'string', format: 'longText', title: text, description: textHelp },
  };
}

/** Subject and text, and what may stand in them. */
export function TemplateFields({ kind, template }: TemplateFieldsProps) {
  const texts = mailTemplateTexts();
  const form = useRef<HTMLDivElement>(null);
  const { placeholders } = mailDefinitions[kind];

  /** Where the cursor is in the text. */
  function insert(name: string) {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
    template.draft.setAt('text', area.value);
    area.focus();
  }
  return (
    <div ref={form} class="mails-form">
      <Fields source={template.source} schemas={schemasOf(texts)} />
      <div class="mails-placeholders" role="group" aria-labelledby="mails-placeholders">
        <h3 id="mails-placeholders">{texts.placeholders}</h3>
        <ul>
          {Object.entries(placeholders).map(([name, { help, isRequired }]) => (
            <li key={name}>
              <button
                type="button"
                class="button"
                aria-label={texts.insert(`{{${name}}}`)}
                onClick={() => insert(name)}
              >
                <code>{`{{${name}}}`}</code>
              </button>
              <span class="quiet">
                {isRequired ? texts.required(texts.help[name] ?? help) : (texts.help[name] ?? help)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
