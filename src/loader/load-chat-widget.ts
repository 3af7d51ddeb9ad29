import type { ChatWidget } from '../contract/object/chat-widget';
import { createScriptLoader, type LoadOptions, type ScriptLoader } from './script-loader';

let loader: ScriptLoader | undefined;

/**
 * Puts the widget on the page and answers its object once that is ready; rejects when the script can't be loaded.
 * Everyone who asks meanwhile or afterwards gets the same object: a page has one widget. On a server it waits for ever.
 */
export function loadChatWidget(options: LoadOptions): Promise<ChatWidget> {
  if (typeof window === 'undefined') return new Promise(() => undefined);
  return (loader ??= createScriptLoader(window)).load(options);
}

/** Takes the widget off the page; `loadChatWidget` may bring it again. */
export function destroyChatWidget(): void {
  loader?.destroy();
}
