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
  { isMailConfigured, failedMails, failingEndpoints, drafts, setUp }: NonNullable<Home['organisation']>,
  isOtherVersion: boolean,
) {
  const texts = homeTexts();
  const all: Attention[] = failingEndpoints.map(({ id, purpose, url }) => ({
    text: purpose === 'bot' ? texts.botFails(url) : texts.webhookFails(url),
    action: texts.seeDeliveries,
    href: `#/connections/${purpose === 'bot' ? 'bots' : 'webhooks'}/${id}`,
  }));
  if (failedMails > 0)
    all.push({
      text: texts.notSent(failedMails),
      action: texts.seeMails,
      href: '#/connections/mail',
    });
  if (!isMailConfigured)
    all.push({
      text: texts.noMailServer,
      action: texts.seeMails,
      href: '#/connections/mail',
    });
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
