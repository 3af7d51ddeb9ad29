import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';
import {
  createDeviceTranslator,
  type DeviceTranslator,
  type OpenTranslator,
} from '../../../browser/console/device-translator';
import type { CaseEntry } from '../../../operations/console/cases';
import { whenModelEnds } from '../../kit/data/when-model-ends';
import {
  DraftTranslationModel,
  type DraftTranslation,
  type DraftTranslationParts,
} from './draft-translation';
import { languageOf } from './language-of';

/** `none`: there is nothing to translate, or the browser can't. `share`: of the language's data that is here, 0–1. */
export type TranslatingState =
  | { kind: 'none' }
  | { kind: 'off' }
  | { kind: 'opening'; share: number }
  | { kind: 'on' }
  | { kind: 'failed' };

export interface Translating {
  state: ReadonlySignal<TranslatingState>;
  /** What the visitor writes in. */
  visitorLanguage: ReadonlySignal<string>;
  /** By the visitor's words: what they mean in the agent's language. */
  translations: ReadonlySignal<ReadonlyMap<string, string>>;
  /** The agent has just clicked, which a download needs. */
  toggle(): void;
  draft: DraftTranslation;
}

/** What is translated of the open case. */
export interface TranslatedCase extends Pick<DraftTranslationParts, 'draft' | 'write'> {
  entries: ReadonlySignal<readonly CaseEntry[]>;
  /** Keeps whether chats are translated as they are opened. */
  storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;
}

export interface TranslatingParts extends TranslatedCase {
  /** That of the browser, if absent. */
  device?: DeviceTranslator;
  /** Tag of the language that the visitor's browser asks for. */
  visitorLocale: string | undefined;
  /** Tag of the language that the agent reads. */
  agentLocale: string;
}

const key = 'chat-widget-console:translates';
/** So many of the visitor's last texts say which language they write in. */
const mostDetected = 5;

/** Translates what the visitor of the open case writes, on the agent's device, and the agent's answers back. */
export const TranslatingModel = createModel((parts: TranslatingParts): Translating => {
  const { device = createDeviceTranslator(globalThis), storage, entries, draft, write } = parts;
  const { visitorLocale, agentLocale } = parts;
  const to = languageOf(agentLocale) ?? 'en';
  const state = signal<TranslatingState>({ kind: 'none' });
  const visitorLanguage = signal(languageOf(visitorLocale ?? '') ?? to);
  const translations = signal<ReadonlyMap<string, string>>(new Map());
  const refused = new Set<string>();
  const texts = computed(() =>
    entries.value.filter(({ kind, file }) => kind === 'visitor' && !file).map(({ text }) => text),
  );
  let translator: OpenTranslator | undefined;
  let isWorking = false;
  let hasEnded = false;

  async function findLanguage() {
    const said = texts.peek().slice(-mostDetected).join('\n');
    const detected = languageOf((await device.detect(said)) ?? '');
    const from = detected ?? visitorLanguage.peek();
    const presence = from === to ? 'missing' : await device.presence({ from, to });
    if (hasEnded || state.peek().kind !== 'none' || presence === 'missing') return;
    visitorLanguage.value = from;
    state.value = { kind: 'off' };
    if (presence === 'ready' && storage.get(key) === 'on') void turnOn();
  }

  async function turnOn() {
    state.value = { kind: 'opening', share: 0 };
    try {
      const opened = await device.open({ from: visitorLanguage.peek(), to }, (share) => {
        if (state.peek().kind === 'opening') state.value = { kind: 'opening', share };
      });
      if (hasEnded || state.peek().kind !== 'opening') return opened.close();
      translator = opened;
      state.value = { kind: 'on' };
      void work();
    } catch {
      if (!hasEnded) state.value = { kind: 'failed' };
    }
  }
  function turnOff() {
    translator?.close();
    translator = undefined;
    translations.value = new Map();
    state.value = { kind: 'off' };
  }

  /** The latest first: that is what is about to be answered. */
  function nextText() {
    const known = translations.peek();
    const left = texts.peek().filter((text) => !known.has(text) && !refused.has(text));
    return left.at(-1);
  }
  async function translateNext(): Promise<void> {
    const [used, text] = [translator, nextText()];
    if (!used || text === undefined) return;
    try {
      const translation = await used.translate(text);
      if (used === translator) translations.value = new Map(translations.peek()).set(text, translation);
    } catch {
      if (used === translator) refused.add(text);
    }
    return translateNext();
  }
  async function work() {
    if (isWorking) return;
    isWorking = true;
    await translateNext();
    isWorking = false;
  }

  effect(() => {
    if (texts.value.length === 0) return;
    if (state.value.kind === 'none') void findLanguage();
    else if (state.value.kind === 'on') void work();
  });
  whenModelEnds(() => {
    hasEnded = true;
    translator?.close();
    translator = undefined;
  });

  return {
    state,
    visitorLanguage,
    translations,
    toggle() {
      if (state.peek().kind === 'on' || state.peek().kind === 'opening') {
        storage.remove(key);
        turnOff();
      } else {
        storage.set(key, 'on');
        void turnOn();
      }
    },
    draft: new DraftTranslationModel({
      draft,
      write,
      open: (onProgress) => device.open({ from: to, to: visitorLanguage.peek() }, onProgress),
    }),
  };
});
