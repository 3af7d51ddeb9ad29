import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { LogsModel } from './logs';
import { LogsPage } from './LogsPage';
import { OpenLogModel } from './open-log';
import { TranscriptPage } from './TranscriptPage';

export function Screen({ client, browser, path }: ScreenProps) {
  const logs = useModel(() => new LogsModel({ client, clock: browser.clock }));
  const transcript = useModel(() => new OpenLogModel(client, path));
  useEffect(() => logs.load(), [logs]);
  const open = transcript.open.value;
  return open ? (
    <TranscriptPage key={path.value[0]} log={open} />
  ) : (
    <LogsPage logs={logs} now={browser.clock.now()} />
  );
}
