import type { Invitation, InvitationOutcome } from '../contract/invitation';
import type { PanelState } from '../contract/panel-state';
import type { VisitorDetails } from '../contract/visitor-details';
import type { Callbacks } from './object/callbacks';
import type { Report } from './report';

/** What a panel is mounted with. */
export interface PanelContext {
  settings: object;
  widgetId: string;
  /** As the service said it. */
  availability(): Promise<unknown>;
  visitor(): VisitorDetails;
  warn: Report['warn'];
  fire: Callbacks['fire'];
  /** The visitor chose another widget in the form. */
  switchWidget(id: string): void;
  onInvitation(outcome: InvitationOutcome): void;
  onState(state: PanelState): void;
}

/** What is asked of a mounted panel. */
export interface MountedPanel {
  open(): void;
  closeForm(): void;
  startChat(message: string): void;
  invite(invitation: Invitation): void;
  startCall(): void;
  sendText(text: string, to: 'agent' | 'visitor'): boolean;
  allowSound(isAllowed: boolean): void;
  caseId(): string;
  destroy(): void;
}

export type PanelLoading = 'idle' | 'loading' | 'failed';

export interface PanelHolder {
  current(): MountedPanel | undefined;
  loading(): PanelLoading;
  /** Does it on the panel: now, or as soon as the panel is loaded and mounted. Nothing asked is lost meanwhile. */
  ask(act: (panel: MountedPanel) => void): void;
  /** Mounts the panel without being asked by the visitor: a failure stays quiet. */
  ensure(): void;
  /** Drops what was asked and not done yet. */
  forget(): void;
  unmount(): void;
}

export interface PanelHolderOptions {
  /** Loads the panel's code; answers what mounts it, nothing when it is no longer wanted. */
  load(): Promise<(() => MountedPanel) | undefined>;
  report: Report;
  onChange(): void;
}

export function createPanelHolder({ load, report, onChange }: PanelHolderOptions): PanelHolder {
  let panel: MountedPanel | undefined;
  let loading: PanelLoading = 'idle';
  let asked: ((panel: MountedPanel) => void)[] = [];

  function turn(next: PanelLoading) {
    loading = next;
    onChange();
  }

  async function mount() {
    if (loading === 'loading') return;
    turn('loading');
    try {
      const mountLoaded = await load();
      if (!mountLoaded) return;
      const mounted = (panel = mountLoaded());
      turn('idle');
      for (const act of asked.splice(0)) act(mounted);
    } catch (error) {
      report.error('the chat could not be loaded.', error);
      turn(asked.splice(0).length > 0 ? 'failed' : 'idle');
    }
  }

  return {
    current: () => panel,
    loading: () => loading,
    ask(act) {
      if (panel) {
        act(panel);
        return;
      }
      asked.push(act);
      void mount();
    },
    ensure() {
      if (!panel) void mount();
    },
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
