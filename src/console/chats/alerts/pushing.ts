import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { NewPushSubscription } from '../../../operations/console/push';
import { outcomeOf } from '../../kit/data/outcome';
import { spokenLocale } from '../../kit/texts/room-texts';

/** One change after the other, since a late one would leave the browser as nobody chose it. */
let before: Promise<unknown> = Promise.resolve();

const languages: NewPushSubscription['language'][] = ['de', 'fr', 'es'];

/** Has the service send push notifications to this browser, or none any more. A browser without them stays without. */
export function createPushing(
  client: Pick<ConsoleClient, 'call'>,
  { loadPush }: Pick<ConsoleBrowser, 'loadPush'>,
) {
  async function set(isOn: boolean): Promise<void> {
    const push = await loadPush();
    if (!isOn) {
      await push.unsubscribe();
      return client.call('DELETE /push');
    }
    const { publicKey } = await client.call('GET /push');
    const subscription = await push.subscribe(publicKey);
    const language = languages.find((one) => spokenLocale().startsWith(one)) ?? 'en';
    if (subscription) await client.call('PUT /push', { body: { ...subscription, language } });
  }
  return (isOn: boolean): void => {
    before = before.then(() => outcomeOf(() => set(isOn)));
  };
}
