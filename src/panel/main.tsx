import { effect } from '@preact/signals';
import { render } from 'preact';
import { createPageBrowser } from '../browser/page-browser';
import { createVisitorChatClient } from '../client/visitor-chat-client';
import { uiStyles } from '../ui/ui-styles';
import { english } from './i18n/en';
import type { Language } from './i18n/language';
import { chooseLanguage, loadLanguage } from './i18n/load-language';
import { createTimeFormat } from './i18n/time-format';
import type { MountPanel } from './link';
import { SessionModel } from './models/session';
import { adoptStyles, panelStyles } from './theme/style-sheets';
import { Panel } from './views/Panel';
import { PanelProvider } from './views/panel-context';

export const mount: MountPanel = (link) => {
  const { root, settings } = link;
  const browser = createPageBrowser(window, link.browser);
  const client = createVisitorChatClient(link.service);
  const session = new SessionModel({ ...link, browser, client });
  const container = root.ownerDocument.createElement('div');
  container.className = 'cw-root';
  root.append(container);
  const unstyle = adoptStyles(root, uiStyles + panelStyles(settings.look));
  let isDestroyed = false;

  function draw(language: Language) {
    if (isDestroyed) return;
    const time = createTimeFormat(language.tag);
    const context = { session, settings, language, time, now: browser.clock.now };
    render(
      <PanelProvider value={context}>
        <Panel />
      </PanelProvider>,
      container,
    );
  }

  const tags = [settings.locale, link.facts().locale, ...browser.page.languages()].filter(Boolean);
  const tag = chooseLanguage(tags);
  // The one that is built in is drawn in this very turn.
  if (/^en\b/.test(tag)) draw({ ...english, tag });
  else void loadLanguage([tag]).then(draw);

  const untell = effect(() => {
    const isOpen = session.view.value === 'open';
    const hasChat = session.status.value.name === 'chat';
    link.onState({ isOpen, hasChat, unread: session.unread.value });
  });

  return {
    open: session.open,
    minimize: session.minimize,
    closeForm: session.closeForm,
    startChat: session.startChat,
    caseId: session.caseId,
    destroy() {
      isDestroyed = true;
      untell();
      session.stop();
      render(null, container);
      container.remove();
      unstyle();
    },
  };
};
