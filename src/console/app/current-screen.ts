import { action, computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Address } from '../../browser/browser';
import type { Role } from '../sign-in/session';
import { screenAt, screensFor, type ScreenEntry, type ScreenModule } from '../screen';

export type CurrentScreenState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'ready'; screen: ScreenModule['Screen'] }
  /** Its file did not come. */
  | { kind: 'failed' };

export interface ScreenLink {
  title: string;
  href: string;
  isCurrent: boolean;
}

export interface CurrentScreen {
  state: ReadonlySignal<CurrentScreenState>;
  /** The screens that this person may go to. */
  links: ReadonlySignal<ScreenLink[]>;
}

/** Which screen is shown: it follows the address and who is signed in, and is downloaded when first shown. */
export const CurrentScreenModel = createModel(
  (
    screens: readonly ScreenEntry[],
    role: ReadonlySignal<Role | undefined>,
    address: Address,
  ): CurrentScreen => {
    const hash = signal(address.hash());
    const state = signal<CurrentScreenState>({ kind: 'none' });
    const entry = computed(() => role.value && screenAt(screens, role.value, hash.value));

    const arrive = action((asked: ScreenEntry, next: CurrentScreenState) => {
      if (entry.value === asked) state.value = next;
    });
    async function load(asked: ScreenEntry) {
      try {
        const { Screen } = await asked.load();
        arrive(asked, { kind: 'ready', screen: Screen });
      } catch {
        arrive(asked, { kind: 'failed' });
      }
    }
    effect(() => {
      const asked = entry.value;
      state.value = { kind: asked ? 'loading' : 'none' };
      if (asked) void load(asked);
    });
    effect(() => address.onChange(() => (hash.value = address.hash())));

    return {
      state,
      links: computed(() =>
        (role.value ? screensFor(screens, role.value) : []).map((screen) => ({
          title: screen.title,
          href: `#/${screen.path}`,
          isCurrent: screen === entry.value,
        })),
      ),
    };
  },
);
