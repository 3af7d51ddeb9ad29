import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';

export interface Preferences {
  /** Whether single keys act as shortcuts. Who dictates by voice has to be able to switch them off (WCAG 2.1.4). */
  hasShortcuts: ReadonlySignal<boolean>;
  setShortcuts(isOn: boolean): void;
}

const key = 'chat-widget-console:shortcuts';

export const PreferencesModel = createModel((storage: KeyValueStorage): Preferences => {
  const hasShortcuts = signal(storage.get(key) !== 'off');
  return {
    hasShortcuts,
    setShortcuts(isOn) {
      hasShortcuts.value = isOn;
      storage.set(key, isOn ? 'on' : 'off');
    },
  };
});
