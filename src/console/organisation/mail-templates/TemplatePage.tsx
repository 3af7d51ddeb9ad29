import { useState } from 'preact/hooks';
import type { MailKind } from '../../../contract/mails/mail-template';
import type { Leaving } from '../../kit/frame/leaving';
import { MutationFault } from '../../kit/forms/MutationFault';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import { MailPreviewPane } from './MailPreviewPane';
import type { Template } from './template';
import { TemplateFields } from './TemplateFields';
import { mailTemplateTexts } from './texts';
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
  const texts = mailTemplateTexts();
  const [isResetting, setResetting] = useState(false);
  const { draft, testing } = template;
  const isLoaded = draft.value.value !== undefined;
  async function test() {
    if (await testing.run(template.test)) toasting.say(texts.testSent(me));
  }
  return (
    <Page
      title={texts.mails[kind].title}
      lead={texts.recipientIs(texts.mails[kind].to)}
      above={{ href: '#/connections/mail', title: texts.mail }}
      toasting={toasting}
      isWide
      actions={
        isLoaded && (
          <>
            {!template.isDefault.value && (
              <button type="button" class="button" onClick={() => setResetting(true)}>
                {texts.resetMore}
              </button>
            )}
            <button
              type="button"
              class="button"
              disabled={draft.isChanged.value}
              aria-disabled={testing.state.value.kind === 'running'}
              onClick={() => void test()}
            >
              {texts.sendTest}
            </button>
          </>
        )
      }
    >
      <MutationFault mutation={testing} />
      <div class="page-halves">
        <Section title={texts.template} {...(template.isDefault.value && { lead: texts.defaultSpeaks })}>
          <DraftForm draft={draft} leaving={leaving} onSaved={() => toasting.say(texts.saved)}>
            {() => <TemplateFields kind={kind} template={template} />}
          </DraftForm>
        </Section>
        {template.preview.value && (
          <Section title={texts.preview} lead={texts.previewLead}>
            <MailPreviewPane preview={template.preview.value} />
          </Section>
        )}
      </div>
      {isResetting && (
        <ConfirmDialog
          title={texts.reallyReset}
          takes={[texts.usesDefault, texts.textIsLost]}
          action={texts.reset}
          onConfirm={async () => {
            await template.reset();
            toasting.say(texts.isReset);
          }}
          onClose={() => setResetting(false)}
        />
      )}
    </Page>
  );
}
