import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { ownTimeZone } from '../../kit/format/period';
import { useModel } from '../../kit/frame/use-model';
import { DismissalModel } from './checklist';
import { HomeModel } from './home';
import { HomePage } from './HomePage';
import './home.css';

/** Today at a glance, and for administrators the steps of the set-up. */
export function Screen({ model, client, browser }: ScreenProps) {
  const { session, waitingCount } = model;
  const state = session.state.value;
  const isOnline = state.kind === 'signedIn' && state.agent.status === 'online';
  const waiting = waitingCount.value;
  const home = useModel(
    () => new HomeModel({ client, clock: browser.clock, timeZone: ownTimeZone(), baseUrl: browser.origin }),
  );
  const dismissal = useModel(() => new DismissalModel(browser.storage, session.email.peek()));
  useEffect(() => void home.today.load(), [home, isOnline, waiting]);
  return (
    <HomePage
      home={home}
      dismissal={dismissal}
      isOnline={isOnline}
      isChangingStatus={session.isChangingStatus.value}
      onGoOnline={() => void session.setStatus('online')}
    />
  );
}
