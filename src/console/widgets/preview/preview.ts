import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { PreviewOrder, PreviewState } from '../../../contract/organisation/preview';
import { spokenLocale } from '../../kit/texts/room-texts';
import type { SettingsDraft } from '../publishing/settings-draft';
import { previewTexts } from './texts';

export type PreviewDevice = 'desktop' | 'phone';

export interface PreviewChoice {
  state: PreviewState;
  device: PreviewDevice;
  scheme: PreviewOrder['scheme'];
  /** What is edited, or what pages have. */
  source: 'draft' | 'published';
  /** Language to show it in; empty: as the settings say. */
  locale: string;
}

/** The console's own, where a preview begins. */
export interface ScreenLike {
  isDark: boolean;
  isNarrow: boolean;
}

export interface Preview {
  chosen: ReadonlySignal<PreviewChoice>;
  choose(changes: Partial<PreviewChoice>): void;
  /** What the frame has to show; `undefined` until the settings are loaded. */
  order: ReadonlySignal<PreviewOrder | undefined>;
  /** What is to be said about a state that visitors would not meet. */
  note: ReadonlySignal<string>;
}

/** The widget as visitors would meet it, over the settings as they are edited. */
export const PreviewModel = createModel(
  ({ draft, published }: Pick<SettingsDraft, 'draft' | 'published'>, screen: ScreenLike): Preview => {
    const chosen = signal<PreviewChoice>({
      state: 'form',
      device: screen.isNarrow ? 'phone' : 'desktop',
      scheme: screen.isDark ? 'dark' : 'light',
      source: 'draft',
      locale: '',
    });
    const settings = computed(() => (chosen.value.source === 'draft' ? draft.value.value : published.value));
    return {
      chosen,
      choose: action((changes: Partial<PreviewChoice>) => {
        chosen.value = { ...chosen.value, ...changes };
      }),
      order: computed(() => {
        const { state, scheme, locale } = chosen.value;
        const wanted = settings.value;
        return (
          wanted && {
            settings: { ...wanted, locale: locale || wanted.locale },
            state,
            scheme,
            language: spokenLocale(),
            sample: previewTexts().sample,
          }
        );
      }),
      note: computed(() => {
        const { state, scheme } = chosen.value;
        const texts = previewTexts();
        const { look, survey, proactive } = settings.value ?? {};
        if (state === 'survey' && survey?.isOn === false) return texts.surveyIsOff;
        if (state === 'invitation' && proactive?.isOn === false) return texts.invitationsAreOff;
        if (state === 'launcher' && look?.launcher.kind === 'none') return texts.noLauncher;
        if (look && look.scheme !== 'auto' && look.scheme !== scheme)
          return texts.alwaysInScheme[look.scheme];
        return '';
      }),
    };
  },
);
