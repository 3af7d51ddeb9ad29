import { Badge } from '../../kit/page/Badge';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { Filled } from '../../kit/texts/Filled';
import { TemplateTable } from '../mail-templates/TemplateTable';
import type { Deliveries } from './deliveries';
import { DeliveryTable } from './DeliveryTable';
import { MailboxState } from './MailboxState';
import type { ConnectionsPageProps } from './WebhooksPage';
import { tabsAt } from './tabs';
import { connectionTexts } from './texts';
import './connections.css';

export interface MailPageProps extends ConnectionsPageProps {
  deliveries: Deliveries;
}

export function MailPage({ connections, toasting, now, deliveries }: MailPageProps) {
  const texts = connectionTexts();
  return (
    <Page title={texts.parts.mail} lead={texts.mailLead} tabs={tabsAt('mail')} toasting={toasting}>
      <Loaded resource={connections.mail}>
        {({ isConfigured, waiting, mailbox }) => (
          <>
            <p>
              {isConfigured ? (
                <Badge tone="good">{texts.mailConfigured}</Badge>
              ) : (
                <Badge tone="bad">{texts.noMailServer}</Badge>
              )}{' '}
              {texts.pendingMails(waiting)}
            </p>
            {!isConfigured && (
              <p>
                <Filled
                  text={texts.startWith}
                  parts={{ server: <code>SMTP_URL</code>, from: <code>MAIL_FROM</code> }}
                />
              </p>
            )}
            {isConfigured && <MailboxState mailbox={mailbox} now={now} />}
          </>
        )}
      </Loaded>
      <Section title={texts.templates} lead={texts.templatesLead}>
        <Loaded resource={connections.templates}>
          {(templates) => <TemplateTable templates={templates} />}
        </Loaded>
      </Section>
      <Section title={texts.mails}>
        <DeliveryTable deliveries={deliveries} now={now} />
      </Section>
    </Page>
  );
}
