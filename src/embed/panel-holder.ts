import type { BasicBrowser } from '../browser/browser';
import type { Panel } from '../contract/object/panel';
import type { Report } from './report';

/** Milliseconds of loading before it is shown: a launcher that dims for a moment at each click looks broken. */
const shownAfter = 150;

export type PanelLoading = 'idle' | 'loading' | 'failed';

export interface PanelHolder {
  _current(): Panel | undefined;
  _loading(): PanelLoading;
  /** Does it on the panel: now, or as soon as the panel is loaded and mounted. Nothing asked is lost meanwhile. */
  _ask(act: (panel: Panel) => void): void;
  /** Mounts the panel ahead of being asked, and unseen. */
  _prepare(): void;
  /** Mounts the panel without being asked by the visitor: a failure stays quiet. */
  _ensure(): void;
  /** Drops what was asked and not done yet. */
  _forget(): void;
  _unmount(): void;
  /** Unmounts the panel, and mounts none from now on. */
  _end(): void;
}

export interface PanelHolderOptions {
  /** Loads the panel's code; answers what mounts it. */
  _load(): Promise<() => Panel>;
  browser: Pick<BasicBrowser, 'clock'>;
  _report: Report;
  _onChange(): void;
}

export function createPanelHolder(options: PanelHolderOptions): PanelHolder {
  let panel: Panel | undefined;
  let loading: PanelLoading = 'idle';
  let asked: ((panel: Panel) => void)[] = [];
  let mounting: Promise<void> | undefined;
  let cancelShowing: (() => void) | undefined;
  let isEnded = false;

  function turn(next: PanelLoading) {
    if (next === loading) return;
    loading = next;
    options._onChange();
  }

  async function mount() {
    try {
      const mountLoaded = await options._load();
      if (isEnded) return;
      const mounted = (panel = mountLoaded());
      turn('idle');
      for (const act of asked.splice(0)) act(mounted);
    } catch (error) {
      const isAsked = asked.splice(0).length > 0;
      if (isAsked || loading === 'loading') options._report.error('the chat could not be loaded.', error);
      turn(isAsked ? 'failed' : 'idle');
    } finally {
      mounting = undefined;
      cancelShowing?.();
    }
  }
  function prepare() {
    if (!panel && !isEnded) mounting ??= mount();
  }

  function showLoading() {
    if (mounting) turn('loading');
  }

  function unmount() {
    panel?.destroy();
    panel = undefined;
    asked = [];
  }

  return {
    _current: () => panel,
    _loading: () => loading,
    _ask(act) {
      if (panel) act(panel);
      else {
        asked.push(act);
        prepare();
        cancelShowing?.();
        cancelShowing = options.browser.clock.after(shownAfter, showLoading);
      }
    },
    _prepare: prepare,
    _ensure() {
      prepare();
      showLoading();
    },
    _forget() {
      asked = [];
    },
    _unmount: unmount,
    _end() {
      isEnded = true;
      unmount();
    },
  };
}
