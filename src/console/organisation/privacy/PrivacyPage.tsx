import type { Leaving } from '../../kit/frame/leaving';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { OneVisitor } from './OneVisitor';
import type { Privacy } from './privacy';
import { RetentionForm } from './RetentionForm';
import './privacy.css';

export interface PrivacyPageProps {
  privacy: Privacy;
  toasting: Toasting;
  leaving: Leaving;
}

export function PrivacyPage({ privacy, toasting, leaving }: PrivacyPageProps) {
  return (
    <Page title="Privacy" lead="Which visitor data is kept, and for how long." toasting={toasting}>
      <Section title="One visitor" lead="Export or erase what you keep about one person.">
        <OneVisitor privacy={privacy} toasting={toasting} />
      </Section>
      <Section title="Retention" lead="Older data is deleted within an hour of saving.">
        <RetentionForm privacy={privacy} leaving={leaving} toasting={toasting} />
      </Section>
    </Page>
  );
}
