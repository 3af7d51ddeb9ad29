import type { DeliverySummary } from '../../../operations/console/deliveries';

export const deliveryTones: Record<DeliverySummary['state'], 'good' | 'bad' | 'quiet'> = {
  pending: 'quiet',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};
