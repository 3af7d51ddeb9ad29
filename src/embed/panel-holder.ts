import type { Panel } from '../contract/object/panel';
import type { Report } from './report';

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
}

export interface PanelHolderOptions {
  /** Loads the panel's code; answers what mounts it, nothing when it is no longer wanted. */
  load(): Promise<(() => Panel) | undefined>;
  report: Report;
  onChange(): void;
}

export function createPanelHolder({ load, report, onChange }: PanelHolderOptions): PanelHolder {
  let panel: Panel | undefined;
  let loading: PanelLoading = 'idle';
  let asked: ((panel: Panel) => void)[] = [];
  let mounting: Promise<void> | undefined;

  function turn(next: PanelLoading) {
    if (next === loading) return;
    loading = next;
    onChange();
  }

  async function mount() {
    try {
      const mountLoaded = await load();
      if (!mountLoaded) return;
      const mounted = (panel = mountLoaded());
      turn('idle');
      for (const act of asked.splice(0)) act(mounted);
    } catch (error) {
      if (loading === 'loading') report.error('the chat could not be loaded.', error);
      turn(asked.splice(0).length > 0 ? 'failed' : 'idle');
    } finally {
      mounting = undefined;
    }
  }
  function prepare() {
    if (!panel) mounting ??= mount();
  }
  function ensure() {
    if (!panel) turn('loading');
    prepare();
  }

  return {
    _current: () => panel,
    _loading: () => loading,
    _ask(act) {
      if (panel) act(panel);
      else {
        asked.push(act);
        ensure();
      }
    },
    _prepare: prepare,
    _ensure: ensure,
    _forget() {
      asked = [];
    },
    _unmount() {
      panel?.destroy();
      panel = undefined;
      asked = [];
    },
  };
}
