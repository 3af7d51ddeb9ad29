import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { Browser, FormBrowser } from '../browser/browser';
import { createPageCookies } from '../browser/cookies';
import { createUuid } from '../browser/uuid';
import { guardFocus } from '../browser/focus-guard';
import { dropSecondClicks } from '../ui/second-clicks';
import { keepFocus } from '../ui/keep-focus';
import { keepEvents } from '../browser/keep-events';
import type { Panel } from '../contract/object/panel';
import type { PanelSettings } from '../contract/settings/settings';
import { withDefaults } from '../contract/settings/settings-difference';
import { parseAvailability } from '../contract/chat/visitor-chat';
import uiCss from '../ui/ui.css?inline';
import { english } from './i18n/en';
import type { ChatTexts, FirstTexts } from './i18n/language';
import { chooseLanguage, loadLanguage } from './i18n/load-language';
import { createTimeFormat } from './i18n/time-format';
import type { LoadMount, PanelLink } from './link';
import type { Environment, Visit } from './session/environment';
import { VisitorSessionModel } from './session/visitor-session-model';
import { isBanRemembered } from './session/ban';
import { adoptStyles, panelStyles } from './theme/style-sheets';
import { conversation } from './conversation/on-demand';
import { farewells } from './sending/on-demand';
import { createAlerts } from './sounds/on-demand';
import { PanelRoot } from './frame/PanelRoot';
import type { PanelContextValue } from './frame/use-panel';

/** Put in by the build: `defaultSettings()` without all that reads settings. */
declare const __DEFAULT_SETTINGS__: PanelSettings;

export const loadMount: LoadMount = async (areChecked) => {
  const read = areChecked
    ? (written: object) => withDefaults(written, __DEFAULT_SETTINGS__)
    : (await import('./session/read-panel-settings')).readPanelSettings;
  // Read here, where few calls are on the stack: see `readCookie`.
  const wasBanned = isBanRemembered(window);
  return (link) => mount({ ...link, settings: read(link.settings, link.warn), wasBanned });
};

function mount(link: PanelLink & Pick<Environment, 'wasBanned'>): Panel {
  const { root, settings } = link;
  const browser: FormBrowser = {
    ...link.browser,
    cookies: createPageCookies(window, link.browser.keeping),
    userAgent: () => window.navigator.userAgent,
    uuid: () => createUuid(window.crypto),
  };
  let complete: Browser | undefined;
  function availability() {
    const answer = link.availability();
    return answer instanceof Promise ? answer.then(parseAvailability) : parseAvailability(answer);
  }
  /** For what comes with the file of the conversation, which reads it. */
  function visit() {
    return conversation.part.peek()?.readVisit(browser, settings) as Visit;
  }
  const environment: Environment = {
    ...link,
    availability,
    /** What only a chat asks of the page comes with the file of the conversation. */
    get browser() {
      complete ??= conversation.part.peek()?.createPageBrowser(window, browser);
      return complete ?? (browser as Browser);
    },
    visit,
    alert: () => alerts.notice(),
  };
  const session = new VisitorSessionModel(environment, conversation, conversation, farewells);
  const container = root.ownerDocument.createElement('div');
  container.className = 'root';
  keepEvents(container);
  const unstyle = new Map<string, () => void>();
  function addStyles(css: string) {
    if (!unstyle.has(css)) unstyle.set(css, adoptStyles(root, css));
  }
  const unguard = guardFocus(window, root.host, keepFocus(root, container));
  const undrop = dropSecondClicks(root);

  const texts = signal<FirstTexts | undefined>(undefined);
  let tag: string;
  function setLocale(locale: string) {
    // The service hears of it when a chat starts: mails to the visitor are in that language.
    settings.locale = locale;
    tag = chooseLanguage([locale, ...browser.page.languages()].filter(Boolean));
    const chosen = tag;
    if (/^en\b/.test(tag) && !settings.translations[0]) {
      texts.value = { ...english, tag };
      return;
    }
    void loadLanguage(tag, settings.translations).then((loaded) => {
      if (tag === chosen) texts.value = loaded;
    });
  }
  setLocale(settings.locale);
  const context = computed<PanelContextValue | undefined>(() => {
    const first = texts.value;
    // In English, what is said in a chat comes with the file of the conversation.
    const language = { ...conversation.part.value?.conversationTexts, ...first } as ChatTexts;
    const time = createTimeFormat(language.tag);
    return first && { session, environment, settings, language, time, now: browser.clock.now, addStyles };
  });
  const alerts = createAlerts(() => context.peek(), window);
  // In a task of its own: with mounting and opening it would be a long one. All that has to be laid out comes with it.
  const drawing = setTimeout(() => {
    root.append(container);
    addStyles(uiCss + panelStyles(settings));
    render(<PanelRoot context={context} />, container);
  });

  const unreport = effect(() => {
    const isInviting = session.invitation.value !== undefined;
    const isOpen = session.view.value === 'open';
    const hasChat = session.caseId() !== '';
    link.onState({ isOpen, hasChat, isInviting, unread: session.unread.value });
  });

  return {
    ...session,
    setLocale,
    destroy() {
      unguard();
      undrop();
      unreport();
      alerts.stop();
      session.stop();
      clearTimeout(drawing);
      render(null, container);
      container.remove();
      for (const undo of unstyle.values()) undo();
    },
  };
}
