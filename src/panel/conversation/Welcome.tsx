import { Face } from '../frame/Face';
import { OnlineAgents } from '../online/on-demand';
import { usePanel } from '../frame/use-panel';
import type { TranscriptEntry } from '../transcript/transcript-entry';

const mostFaces = 3;

/** Where the conversation begins: the faces of those who spoke, the team's name and how soon it answers. */
export function Welcome({ entries }: { entries: readonly TranscriptEntry[] }) {
  const { settings, language } = usePanel();
  const { title, presence } = settings.texts;
  const faces = new Map<string, string | undefined>();
  for (const entry of entries)
    if (entry.kind === 'message' && entry.author && faces.size < mostFaces)
      faces.set(entry.author, entry.avatarUrl ?? faces.get(entry.author));
  const isUnanswered = faces.size === 0;
  if (isUnanswered) faces.set(title, undefined);
  return (
    <div class="welcome">
      {isUnanswered && settings.onlineAgents ? (
        <OnlineAgents />
      ) : (
        <span>
          {[...faces].map(([name, url]) => (
            <Face key={name} name={name} url={url} />
          ))}
        </span>
      )}
      <p class="title" dir="auto">
        {title || language.title}
      </p>
      <p class="small soft" dir="auto">
        {presence || language.presence}
      </p>
    </div>
  );
}
