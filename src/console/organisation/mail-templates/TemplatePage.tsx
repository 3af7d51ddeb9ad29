import { useState } from 'preact/hooks';
import type { MailKind } from '../../../contract/mails/mail-template';
import type { Leaving } from '../../kit/frame/leaving';
import { MutationFault } from '../../kit/forms/MutationFault';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { MailPreviewPane } from './MailPreviewPane';
import type { Template } from './template';
import { TemplateFields } from './TemplateFields';
import { mails } from './words';
import './mail-templates.css';

export interface TemplatePageProps {
  kind: MailKind;
  template: Template;
  /** E-mail of the agent who is signed in. */
  me: string;
  leaving: Leaving;
  toasting: Toasting;
}

/** What one kind of mail says, beside how it looks. */
export function TemplatePage({ kind, template, me, leaving, toasting }: TemplatePageProps) {
  const [isResetting, setResetting] = useState(false);
  const { draft, testing } = template;
  const isLoaded = draft.value.value !== undefined;
  async function test() {
    if (await testing.run(template.test)) toasting.say(`Test mail sent to ${me}.`);
  }
  return (
    <Page
      title={mails[kind].title}
      lead={`Recipient: ${mails[kind].to.toLowerCase()}.`}
      above={{ href: '#/connections/mail', title: 'Mail' }}
      toasting={toasting}
      isWide
      actions={
        isLoaded && (
          <>
            {!template.isDefault.value && (
              <button type="button" class="button" onClick={() => setResetting(true)}>
                Reset to default…
              </button>
            )}
            <button
              type="button"
              class="button"
              disabled={draft.isChanged.value || testing.state.value.kind === 'running'}
              onClick={() => void test()}
            >
              Send me a test mail
            </button>
          </>
        )
      }
    >
      <MutationFault mutation={testing} />
      <div class="page-halves">
        <Section title="Template">
          <DraftForm draft={draft} leaving={leaving} onSaved={() => toasting.say('Saved.')}>
            {() => <TemplateFields kind={kind} template={template} />}
          </DraftForm>
        </Section>
        {template.preview.value && (
          <Section title="Preview" lead="With sample values.">
            <MailPreviewPane preview={template.preview.value} />
          </Section>
        )}
      </div>
      {isResetting && (
        <ConfirmDialog
          title="Reset to the default?"
          takes={['The mail uses the default subject and text again.', 'Your text is lost.']}
          action="Reset"
          onConfirm={async () => {
            await template.reset();
            toasting.say('Reset to the default.');
          }}
          onClose={() => setResetting(false)}
        />
      )}
    </Page>
  );
}
