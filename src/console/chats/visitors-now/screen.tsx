import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { useModel } from '../../kit/frame/use-model';
import { ToastingModel } from '../../kit/toasts/toasting';
import { VisitorsNowModel } from './visitors-now';
import { VisitorsNowPage } from './VisitorsNowPage';

export function Screen({ model, client, browser, leaving }: ScreenProps) {
  const workspace = model.workspace.value;
  const visitors = useModel(() => new VisitorsNowModel(client, browser.clock));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  const event = workspace?.heard.value;
  useEffect(() => void visitors.resource.load(), [visitors]);
  useEffect(() => {
    if (event?.type === 'visitors' || event?.type === 'hello') visitors.resource.refresh();
  }, [visitors, event]);
  return <VisitorsNowPage visitors={visitors} leaving={leaving} toasting={toasting} now={workspace?.now} />;
}
