import { useEffect, useState } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { LogsModel } from './logs';
import { LogsPage } from './LogsPage';
import { OpenLogModel } from './open-log';
import { TranscriptPage } from './TranscriptPage';

export function Screen({ model, client, browser, path }: ScreenProps) {
  const { expire } = model.session;
  const [logs] = useState(() => new LogsModel({ client, clock: browser.clock, onExpired: expire }));
  const [transcript] = useState(() => new OpenLogModel(client, path, expire));
  useEffect(() => logs.load(), [logs]);
  const open = transcript.open.value;
  return open ? (
    <TranscriptPage key={path.value[0]} log={open} />
  ) : (
    <LogsPage logs={logs} now={browser.clock.now()} />
  );
}
