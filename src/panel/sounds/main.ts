import { ring } from '../../browser/ring';
import type { PanelContextValue } from '../frame/use-panel';
import { alertTexts } from '../i18n/alert-texts';
import { createMessageAlerts, type MessageAlerts } from './message-alerts';

/** Sounds and the page's title, for as long as the panel is there. */
export function startMessageAlerts(panel: PanelContextValue, window: Window): MessageAlerts {
  const { session, environment, settings, language } = panel;
  return createMessageAlerts({
    browser: environment.browser,
    tab: window.document,
    ring: () => ring(window),
    maySound: () => session.isSoundAllowed.value,
    mayFlash: settings.titleFlash,
    newMessage: (language.parts?.alerts ?? alertTexts).newMessage,
  });
}
