import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { PrivacyModel } from './privacy';
import { PrivacyPage } from './PrivacyPage';

export function Screen({ client, browser, leaving }: ScreenProps) {
  const privacy = useModel(() => new PrivacyModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => void privacy.settings.load(), [privacy]);
  return <PrivacyPage privacy={privacy} toasting={toasting} leaving={leaving} />;
}
