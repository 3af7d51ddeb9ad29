import { useEffect, useState } from 'preact/hooks';
import { ToastingModel } from '../../kit/page/toasting';
import type { ScreenProps } from '../../app/screen';
import { BansModel } from './bans';
import { BansPage } from './BansPage';

export function Screen({ client, browser }: ScreenProps) {
  const [bans] = useState(() => new BansModel(client));
  const [toasting] = useState(() => new ToastingModel(browser.clock));
  useEffect(() => void bans.list.load(), [bans]);
  return <BansPage bans={bans} toasting={toasting} now={browser.clock.now()} />;
}
