import type { PanelContext } from '../frame/use-panel';
import { createDownload } from '../session/download';
import type { MessageAlerts } from './message-alerts';

/** Makes an agent's message noticed where the visitor looks elsewhere: what does so comes when that happens first. */
export function createAlerts(panel: PanelContext, window: Window): MessageAlerts {
  const { session, environment } = panel;
  const download = createDownload(() => import('./main').then((file) => file.startMessageAlerts));
  let alerts: MessageAlerts | undefined;
  let isStopped = false;

  async function begin() {
    const startMessageAlerts = await download.ready();
    if (isStopped) return;
    alerts ??= startMessageAlerts(panel, window);
    alerts.notice();
  }
  return {
    notice() {
      const isOnPage = environment.browser.page.isVisible() && window.document.hasFocus();
      if (!isOnPage || session.view.peek() !== 'open') begin().catch(() => undefined);
    },
    stop() {
      isStopped = true;
      alerts?.stop();
    },
  };
}
