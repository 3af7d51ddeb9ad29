import { useEffect, useState } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { AuditModel } from './audit';
import { AuditPage } from './AuditPage';

export function Screen({ model, client, browser }: ScreenProps) {
  const [audit] = useState(() => new AuditModel(client, model.session.expire));
  useEffect(() => void audit.list.load(), [audit]);
  return <AuditPage audit={audit} now={browser.clock.now()} />;
}
