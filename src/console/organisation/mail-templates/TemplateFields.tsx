import { useRef } from 'preact/hooks';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import { longestSubject, type MailKind } from '../../../contract/mails/mail-template';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { Fields } from '../../kit/fields/Fields';
import type { Template } from './template';

export interface TemplateFieldsProps {
  kind: MailKind;
  template: Template;
}

const schemas: Record<string, FieldSchema> = {
  subject: { type: 'string', title: 'Subject', maxLength: 2 * longestSubject },
  text: {
    type: 'string',
    format: 'longText',
    title: 'Text',
    description:
      'An empty line starts a new paragraph. The first paragraph is the heading. Markup is shown as text.',
  },
};

/** Subject and text, and what may stand in them. */
export function TemplateFields({ kind, template }: TemplateFieldsProps) {
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
      <Fields source={template.source} schemas={schemas} />
      <div class="mails-placeholders" role="group" aria-labelledby="mails-placeholders">
        <h3 id="mails-placeholders">Placeholders</h3>
        <ul>
          {Object.entries(placeholders).map(([name, { help, isRequired }]) => (
            <li key={name}>
              <button
                type="button"
                class="button"
                aria-label={`Insert {{${name}}} into the text`}
                onClick={() => insert(name)}
              >
                <code>{`{{${name}}}`}</code>
              </button>
              <span class="quiet">
                {help}
                {isRequired && '; required'}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
