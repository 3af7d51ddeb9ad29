import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { storagePrefix } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';

export interface Mute {
  isOn: ReadonlySignal<boolean>;
  toggle(): void;
}

const key = `${storagePrefix}muted`;

/** Whether the visitor has switched the sounds off: kept for the pages to come. */
export const MuteModel = createModel<Mute, [Pick<Environment, 'browser'>]>(({ browser }) => {
  const { storage } = browser;
  const isOn = signal(isMuted(storage));
  return {
    isOn,
    toggle() {
      isOn.value = !isOn.value;
      if (isOn.value) storage.set(key, '1');
      else storage.remove(key);
    },
  };
});

export function isMuted(storage: Pick<Environment['browser']['storage'], 'get'>): boolean {
  return storage.get(key) !== null;
}
