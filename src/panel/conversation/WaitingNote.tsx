import { usePanel } from '../frame/use-panel';

/** Nobody has come yet: says so, with what the service says about it. */
export function WaitingNote({ text }: { text: string }) {
  const { language } = usePanel();
  return (
    <div class="waiting hint small">
      <span class="pulse" />
      <p key={text} dir="auto">
        {text || language.waitingText}
      </p>
    </div>
  );
}
