import type { NewPushSubscription } from '../../../../operations/console/push';

/** What a push notification says, beside the name of the widget: nothing of the visitor and of what they wrote. */
export const pushTitles: Readonly<Record<NewPushSubscription['language'], string>> = {
  en: 'A visitor is waiting',
  de: 'Ein Besucher wartet',
  fr: 'Un visiteur attend',
  es: 'Un visitante espera',
};
