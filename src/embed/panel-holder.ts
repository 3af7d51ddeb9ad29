import type { Panel } from '../contract/object/panel';
import type { Report } from './report';

export type PanelLoading = 'idle' | 'loading' | 'failed';

export interface PanelHolder {
  current(): Panel | undefined;
  loading(): PanelLoading;
  /** Does it on the panel: now, or as soon as the panel is loaded and mounted. Nothing asked is lost meanwhile. */
  ask(act: (panel: Panel) => void): void;
  /** Mounts the panel ahead of being asked, and unseen. */
  prepare(): void;
  /** Mounts the panel without being asked by the visitor: a failure stays quiet. */
  ensure(): void;
  /** Drops what was asked and not done yet. */
  forget(): void;
  unmount(): void;
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
    current: () => panel,
    loading: () => loading,
    ask(act) {
      if (panel) act(panel);
      else {
        asked.push(act);
        ensure();
      }
    },
    prepare,
    ensure,
    forget() {
      asked = [];
    },
    unmount() {
      panel?.destroy();
      panel = undefined;
      asked = [];
    },
  };
}
