import type { PanelContextValue } from '../frame/use-panel';
import { createDownload } from '../session/download';
import type { MessageAlerts } from './message-alerts';

/** Makes an agent's message noticed where the visitor looks elsewhere: what does so comes when that happens first. */
export function createAlerts(panel: () => PanelContextValue | undefined, window: Window): MessageAlerts {
  const download = createDownload(
    () => import('./main'),
    (file) => file.startMessageAlerts,
  );
  let alerts: MessageAlerts | undefined;
  let isStopped = false;

  async function begin(context: PanelContextValue) {
    const startMessageAlerts = await download.ready();
    if (isStopped) return;
    alerts ??= startMessageAlerts(context, window);
    alerts.notice();
  }
  return {
    notice() {
      const context = panel();
      if (!context) return;
      const isOnPage = context.environment.browser.page.isVisible() && window.document.hasFocus();
      if (!isOnPage || context.session.view.peek() !== 'open') begin(context).catch(() => undefined);
    },
    stop() {
      isStopped = true;
      alerts?.stop();
    },
  };
}
