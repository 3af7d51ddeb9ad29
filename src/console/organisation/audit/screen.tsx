import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { AuditModel } from './audit';
import { AuditPage } from './AuditPage';

export function Screen({ client, browser }: ScreenProps) {
  const audit = useModel(() => new AuditModel(client));
  useEffect(() => {
    void audit.list.load();
    void audit.widgets.load();
  }, [audit]);
  return <AuditPage audit={audit} now={browser.clock.now()} />;
}
