import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { useModel } from '../../kit/frame/use-model';
import { createWorkload } from './workload';
import { WorkloadPage } from './WorkloadPage';

export function Screen({ model, client, browser }: ScreenProps) {
  const workspace = model.workspace.value;
  const workload = useModel(() => createWorkload(client, browser.clock));
  const event = workspace?.heard.value;
  useEffect(() => void workload.load(), [workload]);
  useEffect(() => {
    if (event?.type === 'workload' || event?.type === 'hello') workload.refresh();
  }, [workload, event]);
  return <WorkloadPage workload={workload} now={workspace?.now} />;
}
