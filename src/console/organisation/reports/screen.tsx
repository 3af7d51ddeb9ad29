import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { ReportsModel } from './reports';
import { ReportsPage } from './ReportsPage';

export function Screen({ client, browser }: ScreenProps) {
  const reports = useModel(() => new ReportsModel({ client, clock: browser.clock }));
  useEffect(() => reports.load(), [reports]);
  return <ReportsPage reports={reports} now={browser.clock.now()} />;
}
