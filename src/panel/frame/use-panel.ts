import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PanelSettings } from '../../contract/settings/settings';
import type { ChatTexts } from '../i18n/language';
import type { PartTexts } from '../i18n/part-texts';
import type { TimeFormat } from '../i18n/time-format';
import type { VisitorSession } from '../session/visitor-session';
import type { Environment } from '../session/environment';

export interface PanelContextValue {
  session: VisitorSession;
  /** For models. */
  environment: Environment;
  settings: PanelSettings;
  language: ChatTexts;
  time: TimeFormat;
  /** Epoch milliseconds. */
  now(): number;
  /** Adds the style sheet of a part that is loaded on demand; once, however often. */
  addStyles(css: string): void;
}

export const PanelContext = createContext<PanelContextValue | undefined>(undefined);

export function usePanel(): PanelContextValue {
  return useContext(PanelContext) as PanelContextValue;
}

/** Texts of a part on demand, in the language of the panel. */
export function useTexts<Part extends keyof PartTexts>(
  part: Part,
  english: PartTexts[Part],
): PartTexts[Part] {
  return usePanel().language.parts?.[part] ?? english;
}
