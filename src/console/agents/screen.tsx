import { useEffect, useState } from 'preact/hooks';
import { ToastingModel } from '../page/toasting';
import type { ScreenProps } from '../screen';
import { AgentsModel } from './agents';
import { AgentsPage } from './AgentsPage';
import './agents.css';

export function Screen({ model: { session }, client, browser }: ScreenProps) {
  const [agents] = useState(
    () => new AgentsModel({ client, pageUrl: browser.page.url, onExpired: session.expire }),
  );
  const [toasting] = useState(() => new ToastingModel(browser.clock));
  useEffect(() => {
    void agents.list.load();
    void agents.security.load();
  }, [agents]);
  return (
    <AgentsPage agents={agents} me={session.email.value} toasting={toasting} now={browser.clock.now()} />
  );
}
