/** What languages a text goes from and to, as tags. */
export interface LanguagePair {
  from: string;
  to: string;
}

/** `download`: once its data is here, which begins with a click. */
export type TranslatorPresence = 'ready' | 'download' | 'missing';

export interface OpenTranslator {
  translate(text: string): Promise<string>;
  close(): void;
}

/** Translates on the device: what is translated is sent nowhere. */
export interface DeviceTranslator {
  /** Never throws. */
  presence(pair: LanguagePair): Promise<TranslatorPresence>;
  /** `onProgress`: what share of its data is here, 0–1. Rejects where it can't be had. */
  open(pair: LanguagePair, onProgress: (share: number) => void): Promise<OpenTranslator>;
  /** The tag of the language that a text is most probably in; `undefined` where nobody knows. */
  detect(text: string): Promise<string | undefined>;
}

/** The two objects of https://webmachinelearning.github.io/translation-api/, which not every browser has. */
interface WithTranslators {
  Translator?: {
    availability(pair: BrowserPair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
    create(options: BrowserPair & { monitor(monitor: EventTarget): void }): Promise<BrowserTranslator>;
  };
  LanguageDetector?: {
    availability(): Promise<string>;
    create(): Promise<{
      detect(text: string): Promise<{ detectedLanguage?: string; confidence?: number }[]>;
    }>;
  };
}

interface BrowserPair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BrowserTranslator {
  translate(text: string): Promise<string>;
  destroy(): void;
}

/** Below that a short text is as good as unknown. */
const leastConfidence = 0.7;

export function createDeviceTranslator(window: object): DeviceTranslator {
  const { Translator, LanguageDetector } = window as WithTranslators;
  let detector: ReturnType<NonNullable<WithTranslators['LanguageDetector']>['create']> | undefined;
  return {
    async presence(pair) {
      try {
        const presence = await Translator?.availability(ofBrowser(pair));
        if (presence === 'available') return 'ready';
        return presence === undefined || presence === 'unavailable' ? 'missing' : 'download';
      } catch {
        return 'missing';
      }
    },
    async open(pair, onProgress) {
      if (!Translator) throw new Error('This browser does not translate.');
      const translator = await Translator.create({
        ...ofBrowser(pair),
        monitor: (monitor) =>
          monitor.addEventListener('downloadprogress', (event) =>
            onProgress((event as ProgressEvent).loaded),
          ),
      });
      return { translate: (text) => translator.translate(text), close: () => translator.destroy() };
    },
    async detect(text) {
      try {
        // Its data is not downloaded for that alone.
        if ((await LanguageDetector?.availability()) !== 'available') return undefined;
        detector ??= LanguageDetector?.create();
        const [best] = (await (await detector)?.detect(text)) ?? [];
        return (best?.confidence ?? 0) >= leastConfidence ? best?.detectedLanguage : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function ofBrowser({ from, to }: LanguagePair): BrowserPair {
  return { sourceLanguage: from, targetLanguage: to };
}
