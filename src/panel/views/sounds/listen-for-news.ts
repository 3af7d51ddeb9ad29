import { newsTexts } from '../../i18n/news-texts';
import { textsOf } from '../../i18n/texts-of';
import { ring } from './ring';
import { watchForNews } from '../../models/watch-for-news';
import type { PanelContext } from '../panel-context';

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
