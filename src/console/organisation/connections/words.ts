import type { DeliverySummary } from '../../../operations/console/deliveries';
import type { EndpointSummary } from '../../../operations/console/endpoints';

export const purposes: Record<EndpointSummary['purpose'], { title: string; description: string }> = {
  agentStatus: {
    title: 'Agent status',
    description: 'Sent when an agent of the organisation goes online or pauses.',
  },
  caseEvents: {
    title: 'Case events',
    description: 'Sent when a chat of one widget is answered or ends.',
  },
  bot: { title: 'Bot', description: 'Answers the visitors of one widget.' },
};

export const deliveryStates: Record<
  DeliverySummary['state'],
  { title: string; tone: 'good' | 'bad' | 'quiet' }
> = {
  pending: { title: 'Waiting', tone: 'quiet' },
  done: { title: 'Delivered', tone: 'good' },
  failed: { title: 'Failed', tone: 'bad' },
  cancelled: { title: 'Cancelled', tone: 'quiet' },
};

const parts = { webhooks: 'Webhooks', bots: 'Bots', mail: 'Mail' };

export function tabsAt(current: keyof typeof parts) {
  return Object.entries(parts).map(([part, title]) => ({
    title,
    href: `#/connections/${part}`,
    isCurrent: part === current,
  }));
}
