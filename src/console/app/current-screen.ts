import { action, computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Address } from '../../browser/browser';
import type { Role } from '../entry/sign-in/session';
import { fieldIn, partsIn } from '../kit/frame/hash';
import {
  restOf,
  screenAt,
  screensFor,
  type ScreenEntry,
  type ScreenGroup,
  type ScreenModule,
  type ScreenTable,
} from './screen';

export type CurrentScreenState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | ({ kind: 'ready' } & DrawnScreen)
  /** Its file did not come. */
  | { kind: 'failed' };

export interface DrawnScreen {
  screen: ScreenModule['Screen'];
  /** The parts of the address after its own; they stay once another screen's address is open. */
  path: ReadonlySignal<readonly string[]>;
}

export interface ScreenLink {
  title: string;
  href: string;
  icon: string;
  group: ScreenGroup;
  isMostUsed: boolean;
  isCurrent: boolean;
}

/** Of the session. */
export interface Who {
  role: ReadonlySignal<Role | undefined>;
  hasExpired: ReadonlySignal<boolean>;
}

export interface CurrentScreen {
  state: ReadonlySignal<CurrentScreenState>;
  /** What lies over it while an expired session is renewed, so that nothing in it is lost; `failed`: its file did not come. */
  cover: ReadonlySignal<DrawnScreen | 'failed' | undefined>;
  /** The field that the address names: it gets the focus once it is drawn. */
  field: ReadonlySignal<string | undefined>;
  /** Its own part of the address. */
  name: ReadonlySignal<string>;
  title: ReadonlySignal<string>;
  /** The screens that this person may go to; those who are not signed in follow links of other kinds. */
  links: ReadonlySignal<ScreenLink[]>;
}

/** Which screen is shown: it follows the address and who is signed in, and is downloaded when first shown. */
export const CurrentScreenModel = createModel(
  (
    { first, loadAdministration }: ScreenTable,
    { role, hasExpired }: Who,
    address: Address,
  ): CurrentScreen => {
    const parts = signal(partsIn(address.hash()));
    const field = signal(fieldIn(address.hash()));
    const state = signal<CurrentScreenState>({ kind: 'none' });
    const cover = signal<DrawnScreen | 'failed' | undefined>(undefined);
    const administration = signal<readonly ScreenEntry[] | undefined>(undefined);
    const screens = computed(() => [...first, ...(administration.value ?? [])]);
    /** It may be a screen of the part of the table that is still on its way. */
    const isOpen = computed(() => {
      const [who, more, [name = '']] = [role.value, administration.value, parts.value];
      const isMissing = who === 'administrator' && more === undefined;
      return isMissing && name !== '' && first.every(({ path }) => path !== name);
    });
    const wanted = computed(() => {
      const [all, who, place, isLate] = [screens.value, role.value, parts.value, isOpen.value];
      return who && !isLate ? screenAt(all, who, place) : undefined;
    });
    const entry = signal<ScreenEntry | undefined>(undefined);
    function pathOf(screen: ScreenEntry) {
      let path: readonly string[] = [];
      // The models of a screen hear of an address before its view is gone, and would ask for what that is not.
      return computed(() => (wanted.value === screen ? (path = restOf(screen, parts.value)) : path));
    }

    const arrive = action((asked: ScreenEntry, next: CurrentScreenState) => {
      if (entry.value === asked) state.value = next;
    });
    const arriveAbove = action((asked: ScreenEntry, next: DrawnScreen | 'failed') => {
      if (wanted.value === asked && entry.value !== asked) cover.value = next;
    });
    async function load(asked: ScreenEntry) {
      try {
        const { Screen } = await asked.load();
        arrive(asked, { kind: 'ready', screen: Screen, path: pathOf(asked) });
      } catch {
        arrive(asked, { kind: 'failed' });
      }
    }
    effect(() => {
      const asked = wanted.value;
      const isRenewed = hasExpired.value;
      if (isRenewed && asked?.role === 'guest' && entry.peek()) {
        asked.load().then(
          ({ Screen }) => arriveAbove(asked, { screen: Screen, path: pathOf(asked) }),
          () => arriveAbove(asked, 'failed'),
        );
        return;
      }
      cover.value = undefined;
      if (asked === entry.peek() && state.peek().kind !== 'failed') return;
      entry.value = asked;
      state.value = { kind: asked ? 'loading' : 'none' };
      if (asked) void load(asked);
    });
    effect(() => {
      // Also once a screen of it is wanted: it may have been lost before.
      void isOpen.value;
      if (role.value !== 'administrator' || administration.peek()) return;
      loadAdministration().then(
        (more) => (administration.value = more),
        () => isOpen.peek() && (state.value = { kind: 'failed' }),
      );
    });
    const arriveAt = action((hash: string) => {
      parts.value = partsIn(hash);
      field.value = fieldIn(hash);
    });
    effect(() => address.onChange(() => arriveAt(address.hash())));

    return {
      state: computed(() => {
        const [isLate, now] = [isOpen.value, state.value];
        return isLate && now.kind === 'none' ? { kind: 'loading' } : now;
      }),
      cover,
      field,
      name: computed(() => entry.value?.path ?? ''),
      title: computed(() => entry.value?.title() ?? ''),
      links: computed(() =>
        (role.value === undefined || role.value === 'guest' ? [] : screensFor(screens.value, role.value)).map(
          (screen) => ({
            title: screen.title(),
            href: `#/${screen.path}`,
            icon: screen.icon,
            group: screen.group,
            isMostUsed: screen.isMostUsed === true,
            isCurrent: screen === entry.value,
          }),
        ),
      ),
    };
  },
);
