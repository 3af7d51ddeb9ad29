import type { Clock } from '../browser/browser';
import type { WidgetSettings } from '../contract/settings';
import { createHostElement } from './host-element';
import { createLauncher, type LauncherState } from './launcher';
import { launcherStyle } from './launcher-style';
import { adoptStyle } from './style-sheet';

/** Where the widget stands on the page: the host element and the launcher in it. */
export interface Stage {
  root: ShadowRoot;
  attach(): void;
  draw(state: LauncherState): void;
  /** Gives the launcher the focus that a closed panel left behind. */
  takeFocus(): void;
  remove(): void;
}

export interface StageOptions {
  document: Document;
  clock: Clock;
  look: WidgetSettings['look'];
  onIntent(): void;
  onOpen(): void;
}

export function createStage({ document, clock, look, onIntent, onOpen }: StageOptions): Stage {
  const host = createHostElement(document, clock);
  const { root } = host;
  adoptStyle(root, document, launcherStyle(look));
  const launcher = createLauncher({ root, document, onIntent, onOpen });
  return {
    root,
    attach: host.attach,
    draw: launcher.draw,
    takeFocus() {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost || root.activeElement) launcher.focus();
    },
    remove: host.remove,
  };
}
