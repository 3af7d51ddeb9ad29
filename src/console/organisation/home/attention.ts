import type { Home } from '../../../operations/console/home';

/** Something that an administrator should look at. */
export interface Attention {
  text: string;
  action: string;
  href: string;
}

/** Returns what needs an administrator, the worst first. */
export function attentionOf({
  isMailConfigured,
  failedMails,
  failingEndpoints,
  drafts,
}: NonNullable<Home['organisation']>) {
  const all: Attention[] = failingEndpoints.map(({ id, purpose, url }) => ({
    text: `${purpose === 'bot' ? 'A bot' : 'A webhook'} fails: ${url}`,
    action: 'See deliveries',
    href: `#/connections/${purpose === 'bot' ? 'bots' : 'webhooks'}/${id}`,
  }));
  if (failedMails > 0)
    all.push({
      text:
        failedMails === 1 ? '1 mail was not sent this week' : `${failedMails} mails were not sent this week`,
      action: 'See mails',
      href: '#/connections/mail',
    });
  if (!isMailConfigured)
    all.push({
      text: 'There is no mail server: transcripts and offline messages wait to be mailed',
      action: 'See mails',
      href: '#/connections/mail',
    });
  for (const { id, name } of drafts)
    all.push({
      text: `${name} has unpublished changes`,
      action: 'Review changes',
      href: `#/widgets/${id}/look`,
    });
  return all;
}
