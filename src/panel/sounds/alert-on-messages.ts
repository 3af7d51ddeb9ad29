import { newsTexts } from '../i18n/alert-texts';
import { textsOf } from '../i18n/texts-of';
import { ring } from '../../browser/ring';
import { watchForNews } from './message-alerts';
import type { PanelContext } from '../frame/use-panel';

/** Sounds and the page's title, for as long as the panel is there. Answers its undo. */
export function listenForNews(
  { session, surroundings, settings, language }: PanelContext,
  window: Window,
): () => void {
  return watchForNews({
    session,
    browser: surroundings.browser,
    tab: window.document,
    ring: () => ring(window),
    maySound: () => session.isSoundAllowed.value,
    mayFlash: settings.titleFlash,
    newMessage: textsOf(newsTexts, language.tag).newMessage,
  });
}
