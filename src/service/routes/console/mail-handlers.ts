import type { mailOperations } from '../../../operations/console/mail';
import type { MailboxState } from '../../domain/cases/correspondence/mailboxes';
import type { DeliveryLog } from '../../domain/outbox/delivery-log';
import type { MailTemplates } from '../../domain/outbox/mail-templates';
import type { Handlers } from '../../http/serve';

export interface MailPorts {
  mailTemplates: MailTemplates;
  deliveryLog: Pick<DeliveryLog, 'waitingMails'>;
  isMailConfigured: boolean;
  mailbox?: { state(): MailboxState } | undefined;
}

/** The mails of the administrator's organisation, and their texts. */
export function mailHandlers(ports: MailPorts): Handlers<typeof mailOperations> {
  const { mailTemplates, deliveryLog, isMailConfigured, mailbox } = ports;
  return {
    readMailState: async ({ agent }) => ({
      isConfigured: isMailConfigured,
      waiting: await deliveryLog.waitingMails(agent.orgId),
      ...(mailbox ? { mailbox: mailbox.state() } : {}),
    }),
    listMailTemplates: async ({ agent }) => ({ templates: await mailTemplates.list(agent.orgId) }),
    changeMailTemplate: ({ agent, params, body }) => mailTemplates.write(agent.orgId, params.kind, body),
    resetMailTemplate: ({ agent, params, query }) =>
      mailTemplates.reset(agent.orgId, params.kind, query.revision),
    sendExampleMail: ({ agent, params }) => mailTemplates.sendExample(agent, params.kind),
  };
}
