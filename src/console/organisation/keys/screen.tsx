import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { KeysModel } from './keys';
import { KeysPage } from './KeysPage';

export function Screen({ client, browser, leaving }: ScreenProps) {
  const keys = useModel(() => new KeysModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => void keys.list.load(), [keys]);
  return <KeysPage keys={keys} leaving={leaving} toasting={toasting} now={browser.clock.now()} />;
}
