import { Badge } from '../../kit/page/Badge';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { TemplateTable } from '../mail-templates/TemplateTable';
import type { Deliveries } from './deliveries';
import { DeliveryTable } from './DeliveryTable';
import type { ConnectionsPageProps } from './WebhooksPage';
import { tabsAt } from './words';
import './connections.css';

export interface MailPageProps extends ConnectionsPageProps {
  deliveries: Deliveries;
}

export function MailPage({ connections, toasting, now, deliveries }: MailPageProps) {
  return (
    <Page
      title="Mail"
      lead="Transcripts for visitors, offline messages for you, links for agents."
      tabs={tabsAt('mail')}
      toasting={toasting}
    >
      <Loaded resource={connections.mail}>
        {({ isConfigured, waiting }) => (
          <>
            <p>
              {isConfigured ? (
                <Badge tone="good">Mail server configured</Badge>
              ) : (
                <Badge tone="bad">No mail server</Badge>
              )}{' '}
              {waiting === 1 ? '1 pending mail' : `${waiting} pending mails`} to be sent.
            </p>
            {!isConfigured && (
              <p>
                Start the service with <code>SMTP_URL</code> and <code>MAIL_FROM</code>. Pending mails are
                sent then.
              </p>
            )}
          </>
        )}
      </Loaded>
      <Section title="Templates" lead="Customise the subject and text of each mail.">
        <Loaded resource={connections.templates}>
          {(templates) => <TemplateTable templates={templates} />}
        </Loaded>
      </Section>
      <Section title="Mails">
        <DeliveryTable deliveries={deliveries} now={now} />
      </Section>
    </Page>
  );
}
