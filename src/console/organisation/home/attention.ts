import type { Home } from '../../../operations/console/home';
import { homeTexts } from './texts';

/** Something that an administrator should look at. */
export interface Attention {
  text: string;
  action: string;
  href: string;
}

/** Returns what needs an administrator, the worst first. */
export function attentionOf(
  {
    isMailConfigured,
    failedMails,
    delayedMails,
    mailboxFault,
    failingEndpoints,
    drafts,
    setUp,
  }: NonNullable<Home['organisation']>,
  isOtherVersion: boolean,
) {
  const texts = homeTexts();
  const all: Attention[] = failingEndpoints.map(({ id, purpose, url }) => ({
    text: purpose === 'bot' ? texts.botFails(url) : texts.webhookFails(url),
    action: texts.seeDeliveries,
    href: `#/connections/${purpose === 'bot' ? 'bots' : 'webhooks'}/${id}`,
  }));
  const ofMails = [
    ...(mailboxFault === undefined ? [] : [texts.mailboxFails(mailboxFault)]),
    ...(failedMails > 0 ? [texts.notSent(failedMails)] : []),
    ...(isMailConfigured && delayedMails > 0 ? [texts.delayed(delayedMails)] : []),
    ...(isMailConfigured ? [] : [texts.noMailServer]),
  ];
  for (const text of ofMails) all.push({ text, action: texts.seeMails, href: '#/connections/mail' });
  if (isOtherVersion && setUp.widgetId !== undefined)
    all.push({
      text: texts.otherVersion(setUp.site ?? ''),
      action: texts.getCode,
      href: `#/widgets/${setUp.widgetId}/install`,
    });
  for (const { id, name } of drafts)
    all.push({
      text: texts.unpublished(name),
      action: texts.review,
      href: `#/widgets/${id}/look`,
    });
  return all;
}
