import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { BansModel } from './bans';
import { BansPage } from './BansPage';

export function Screen({ client, browser }: ScreenProps) {
  const bans = useModel(() => new BansModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => void bans.list.load(), [bans]);
  return <BansPage bans={bans} toasting={toasting} now={browser.clock.now()} />;
}
