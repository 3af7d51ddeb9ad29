import type { Leaving } from '../../kit/frame/leaving';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import { OneVisitor } from './OneVisitor';
import type { Privacy } from './privacy';
import { RetentionForm } from './RetentionForm';
import { privacyTexts } from './texts';
import './privacy.css';

export interface PrivacyPageProps {
  privacy: Privacy;
  toasting: Toasting;
  leaving: Leaving;
}

export function PrivacyPage({ privacy, toasting, leaving }: PrivacyPageProps) {
  const texts = privacyTexts();
  return (
    <Page title={texts.title} lead={texts.lead} toasting={toasting}>
      <Section title={texts.oneVisitor} lead={texts.oneVisitorLead}>
        <OneVisitor privacy={privacy} toasting={toasting} />
      </Section>
      <Section title={texts.retention} lead={texts.retentionLead}>
        <RetentionForm privacy={privacy} leaving={leaving} toasting={toasting} />
      </Section>
    </Page>
  );
}
