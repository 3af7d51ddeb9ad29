import type { WidgetSettings } from '../settings/settings';

/** What the preview of a widget can show: what visitors meet, one after the other. */
export const previewStates = ['launcher', 'form', 'chat', 'survey', 'offline', 'invitation'] as const;
export type PreviewState = (typeof previewStates)[number];

/** Posted by the console to the document of the preview, whenever what it shows has changed. */
export interface PreviewOrder {
  settings: WidgetSettings;
  state: PreviewState;
  /** What the visitor's device prefers. */
  scheme: 'light' | 'dark';
  /** Tag of the language that the page is in. */
  language: string;
  sample: PreviewSample;
}

/** What is said in the preview, in the language of the console. */
export interface PreviewSample {
  /** Of the page itself, for screen readers. */
  page: string;
  /** The visitor's. */
  question: string;
  answers: readonly string[];
  /** That the agent has ended the chat. */
  ended: string;
  invitation: string;
}
