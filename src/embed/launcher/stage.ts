import { createHostElement } from './host-element';
import { createLauncher, type LauncherState } from './launcher';
import { launcherStyle } from './launcher-style';
import type { Look } from './look';
import { watchOwnElements } from './own-elements';
import type { Report } from '../report';
import { adoptStyle } from './style-sheet';

/** Where the widget is on the page: the host element and the launcher in it. */
export interface Stage {
  _root: ShadowRoot;
  _attach(): void;
  _draw(state: LauncherState): void;
  /** Gives the launcher the focus that a closed panel left behind. */
  _takeFocus(): void;
  _remove(): void;
}

export interface StageOptions {
  document: Document;
  look: Look;
  /** Of the page's content security policy. */
  nonce: string | undefined;
  _report: Report;
  _onIntent(): void;
  _onOpen(): void;
}

export function createStage(options: StageOptions): Stage {
  const { document, look, _report: report } = options;
  const host = createHostElement(document);
  const { _root: root } = host;
  const launcher = createLauncher({ ...options, root });
  const ownElements = watchOwnElements(document, look.launcher.element ?? '', options._onOpen, report);
  return {
    _root: root,
    _attach() {
      adoptStyle(root, launcherStyle(look), options.nonce);
      host._attach();
    },
    _draw(state) {
      launcher._draw(state);
      host._settle();
    },
    _takeFocus() {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body || root.activeElement)
        (ownElements._opener() ?? launcher).focus();
    },
    _remove() {
      ownElements._stop();
      host._remove();
    },
  };
}
