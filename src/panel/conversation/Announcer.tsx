import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chat } from './chat';
import { usePanel } from '../frame/use-panel';

/** Reads out what agents say, each message once; what was there before is not read. */
export function Announcer({ chat }: { chat: Chat }) {
  const { language } = usePanel();
  const [said, setSaid] = useState('');
  const heardUpTo = useRef<number | undefined>(undefined);
  const isLoaded = chat.isLoaded.value;
  const entries = chat.transcript.entries.value;

  useEffect(() => {
    if (!isLoaded) return;
    const latest = entries[entries.length - 1]?.place ?? -1;
    const before = heardUpTo.current ?? latest;
    heardUpTo.current = Math.max(before, latest);
    const added: string[] = [];
    for (let at = entries.length - 1; at >= 0; at--) {
      const entry = entries[at];
      if (!entry || entry.place <= before) break;
      if (entry.kind === 'line') added.unshift(entry.joined ? language.joined(entry.joined) : entry.text);
      else if (!entry.isOwn) added.unshift(`${entry.author || language.agent}: ${withoutMarkup(entry.text)}`);
    }
    const text = added.filter(Boolean).join('\n');
    if (text) setSaid(text);
  }, [isLoaded, entries]);

  return (
    <div class="cw-unseen" role="status">
      {said}
    </div>
  );
}

function withoutMarkup(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, ' ');
}
