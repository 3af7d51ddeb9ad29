import { ring } from '../../browser/ring';
import type { PanelContext } from '../frame/use-panel';
import { alertTexts } from '../i18n/alert-texts';
import { alertOnMessages } from '../sounds/message-alerts';

export { SoundSwitch } from '../sounds/SoundSwitch';
export { Announcer } from './Announcer';
export { ChatModel } from './chat';
export { ChatScreen } from './ChatScreen';
export { sayFarewell } from './farewell';
export { sendStart } from '../sending/send-start';

/** Sounds and the page's title, for as long as the panel is there. Answers its undo. */
export function startMessageAlerts(
  { session, environment, settings, language }: PanelContext,
  window: Window,
): () => void {
  return alertOnMessages({
    session,
    browser: environment.browser,
    tab: window.document,
    ring: () => ring(window),
    maySound: () => session.isSoundAllowed.value,
    mayFlash: settings.titleFlash,
    newMessage: (language.parts?.alerts ?? alertTexts).newMessage,
  });
}
