import { usePanel } from '../frame/use-panel';

/** Nobody has come yet: says so, with what the service says about it. */
export function WaitingNote({ text }: { text: string }) {
  const { language } = usePanel();
  const shown = text || language.waitingText;
  return (
    <div class="waiting hint small">
      <span class="pulse" aria-hidden="true" />
      <p key={shown} dir="auto">
        {shown}
      </p>
    </div>
  );
}
