import type { BasicBrowser } from '../browser/browser';
import type { WidgetSettings } from '../contract/settings';
import { parseStoredChat, storagePrefix, storedChatKey } from '../contract/stored-chat';
import type { Availability } from '../contract/visitor-chat';
import { watchAvailability, type AvailabilityWatch } from './availability';
import type { Callbacks } from './callbacks';
import type { LauncherState } from './launcher';
import { createPanelHolder, type MountedPanel } from './panel-holder';
import type { Report } from './report';
import { readVisitFacts, rememberEntry, type VisitFacts } from './visit-facts';
import type { VisitorDetails } from './visitor-details';

/** What a panel is mounted with. */
export interface PanelContext {
  settings: WidgetSettings;
  widgetId: string;
  availability(): Promise<Availability>;
  visitor(): VisitorDetails;
  facts(): VisitFacts;
  fire: Callbacks['fire'];
  onState(state: PanelState): void;
}

/** What stands on the page, as the panel tells it. */
export interface PanelState {
  isOpen: boolean;
  hasChat: boolean;
  unread: number;
}

export interface WidgetOptions {
  browser: BasicBrowser;
  requestAvailability(widgetId: string, signal: AbortSignal): Promise<Availability>;
  report: Report;
  callbacks: Callbacks;
  visitor: VisitorDetails;
  settings: WidgetSettings;
  widgetId: string;
  loadPanel(): Promise<(context: PanelContext) => MountedPanel>;
  /** Where the launcher is drawn. */
  stage: Stage;
}

export interface Stage {
  attach(): void;
  draw(state: LauncherState): void;
  /** Gives the launcher the focus that a closed panel left behind. */
  takeFocus(): void;
  remove(): void;
}

/** The widget on a page, whoever works it: its launcher or the methods of `ChatWidget`. */
export interface Widget {
  widgetId(): string;
  caseId(): string;
  isOnline(): Promise<boolean>;
  /** Answers `false`, for use in `onclick`. */
  open(): false;
  startChat(message: string): void;
  closeForm(): void;
  /** Gets ready for a visitor who is about to open the chat. */
  prepare(): void;
  showLauncher(isShown: boolean): void;
  switchTo(widgetId: string): void;
  setLocale(tag: string): void;
  allowSound(isAllowed: boolean): void;
  clearStored(): void;
  destroy(): void;
}

const cookiePrefix = 'chat-widget';
const closed: PanelState = { isOpen: false, hasChat: false, unread: 0 };

export function createWidget(options: WidgetOptions): Widget {
  const { browser, requestAvailability, report, callbacks, settings, stage, visitor } = options;
  const { page, storage, tabStorage } = browser;
  let { widgetId } = options;
  let watch: AvailabilityWatch | undefined;
  let state = closed;
  let isShown = true;
  let isDestroyed = false;
  const undos: (() => void)[] = [];

  const activated = new Promise<void>((resolve) => page.whenActivated(resolve));
  const storedChat = () => parseStoredChat(storage.get(storedChatKey(widgetId)));

  const panel = createPanelHolder({
    async load() {
      await activated;
      const mount = await options.loadPanel();
      return () => mount(createContext());
    },
    report,
    onChange: () => draw(),
  });

  const draw = () => {
    if (isDestroyed) return;
    const availability = watch?.latest();
    const loading = panel.loading();
    const isRestoring = loading === 'loading' && storedChat()?.view === 'open';
    const isUseful = state.hasChat || availability !== undefined;
    stage.draw({
      isVisible: isShown && isUseful && !state.isOpen && !isRestoring,
      isOnline: state.hasChat || availability?.online === true,
      unread: state.unread,
      loading,
    });
  };

  const ask = async (): Promise<Availability> => {
    await activated;
    if (!watch) throw new Error('There is no widget to ask for.');
    return watch.ask();
  };

  const createContext = (): PanelContext => {
    const mountedFor = widgetId;
    return {
      settings,
      widgetId,
      availability: ask,
      visitor: () => visitor,
      facts: () => readVisitFacts(browser, settings),
      fire: callbacks.fire,
      onState(next) {
        if (isDestroyed || mountedFor !== widgetId) return;
        const isClosing = state.isOpen && !next.isOpen;
        state = next;
        draw();
        if (isClosing) stage.takeFocus();
      },
    };
  };

  /** A chat that runs, here or in another tab, goes on by itself; in tabs that nobody sees, once they are seen. */
  const restore = () => {
    if (!isDestroyed && page.isVisible() && storedChat()) panel.ensure();
  };

  const watchWidget = () => {
    watch?.stop();
    watch = widgetId
      ? watchAvailability({ browser, requestAvailability, report, widgetId, onChange: draw })
      : undefined;
    watch?.refresh();
    restore();
  };

  const unmount = () => {
    panel.unmount();
    state = closed;
    draw();
  };

  void activated.then(() => {
    if (isDestroyed) return;
    rememberEntry(browser, settings);
    stage.attach();
    watchWidget();
    undos.push(
      page.onVisible(restore),
      browser.network.onOnline(restore),
      storage.onChange((key) => {
        if (key === storedChatKey(widgetId)) restore();
      }),
    );
  });

  return {
    widgetId: () => widgetId,
    caseId: () => panel.current()?.caseId() ?? storedChat()?.caseId ?? '',
    isOnline: () =>
      ask().then(
        ({ online }) => online,
        () => false,
      ),
    open() {
      if (!isDestroyed) panel.ask((mounted) => mounted.open());
      return false;
    },
    startChat(message) {
      if (!isDestroyed) panel.ask((mounted) => mounted.startChat(message));
    },
    closeForm() {
      panel.forget();
      panel.current()?.closeForm();
    },
    prepare() {
      watch?.refresh();
      options.loadPanel().catch(() => undefined);
    },
    showLauncher(next) {
      isShown = next;
      draw();
    },
    switchTo(next) {
      if (isDestroyed || next === widgetId) return;
      widgetId = next;
      unmount();
      void activated.then(watchWidget);
    },
    setLocale(tag) {
      const wasOpen = state.isOpen;
      settings.locale = tag;
      if (!panel.current()) return;
      unmount();
      if (wasOpen) panel.ask((mounted) => mounted.open());
      else restore();
    },
    allowSound(isAllowed) {
      settings.sounds = isAllowed;
    },
    clearStored() {
      unmount();
      for (const area of [storage, tabStorage]) {
        for (const key of area.keys(storagePrefix)) area.remove(key);
      }
      browser.forgetCookies(cookiePrefix);
    },
    destroy() {
      isDestroyed = true;
      watch?.stop();
      for (const undo of undos) undo();
      panel.unmount();
      stage.remove();
    },
  };
}
