import type { Environment } from '../session/environment';

/** Shows agents what the visitor types in a chat, where the settings say so: what does it comes with the first letter. */
export function createTypingPreview(environment: Environment, caseId: string): (text: string) => void {
  let loading: Promise<(text: string) => void> | undefined;
  return (text) => {
    if (!environment.settings.typingPreview) return;
    loading ??= import('./typing-preview').then(({ startTypingPreview }) =>
      startTypingPreview(environment, caseId),
    );
    loading.then((show) => show(text)).catch(() => undefined);
  };
}
