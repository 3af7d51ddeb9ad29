import { Fields } from '../../kit/fields/Fields';
import type { Leaving } from '../../kit/frame/leaving';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { OneVisitor } from './OneVisitor';
import type { Privacy } from './privacy';
import { retentionFields } from './retention-fields';
import './privacy.css';

export interface PrivacyPageProps {
  privacy: Privacy;
  toasting: Toasting;
  leaving: Leaving;
}

export function PrivacyPage({ privacy, toasting, leaving }: PrivacyPageProps) {
  return (
    <Page title="Privacy" lead="What is kept of visitors, and for how long." toasting={toasting}>
      <Section title="One visitor" lead="To answer somebody who asks what you keep, or who wants it gone.">
        <OneVisitor privacy={privacy} toasting={toasting} />
      </Section>
      <Section
        title="How long things are kept"
        lead="What is older than that goes within the hour after you save."
      >
        <DraftForm draft={privacy.settings} leaving={leaving} onSaved={() => toasting.say('Saved.')}>
          {() => <Fields source={privacy.settings} schemas={retentionFields} />}
        </DraftForm>
      </Section>
    </Page>
  );
}
