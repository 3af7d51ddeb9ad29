import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { formatSize } from '../../../contract/chat/chat-file';
import type { FileRules } from '../../../contract/chat/file-rules';
import { AttachButton } from '../../../ui/files/AttachButton';
import { FileTray } from '../../../ui/files/FileTray';
import '../../../ui/files/file-tray.css';
import { takeDropped } from '../../../ui/files/take-dropped';
import { takeEarlyFiles } from './early-files';
import { uploadsOf, type AgentFile, type AgentUploadsParts } from './agent-uploads';
import { fileTexts } from './texts';
import './agent-files.css';

export interface AgentFilesProps {
  parts: AgentUploadsParts;
  /** The chat has ended, and takes no more. */
  isOver?: boolean;
}

/** The paperclip beside the answer, and above it the files that are on their way. */
export function AgentFiles({ parts, isOver = false }: AgentFilesProps) {
  const uploads = useMemo(() => uploadsOf(parts), [parts.caseId]);
  const tray = useRef<HTMLUListElement>(null);
  const files = uploads.files.value;
  const texts = fileTexts();

  useLayoutEffect(() => {
    if (isOver) return undefined;
    const pane = tray.current?.closest<HTMLElement>('.conversation-pane');
    uploads.add(takeEarlyFiles());
    return pane ? takeDropped(pane, uploads.add) : undefined;
  }, [uploads, isOver]);

  function remove(key: string) {
    // With the last file its button goes, and there is none beside it to choose another.
    if (isOver && files.length === 1)
      tray.current?.parentElement?.querySelector<HTMLElement>('[tabindex]')?.focus();
    uploads.remove(key);
  }
  const last = files.at(-1);
  return (
    <>
      <FileTray
        list={tray}
        files={files.map((file) => ({
          ...file,
          words: wordsOf(file, parts.rules),
          isRefused: file.state !== 'sending' && file.state !== 'paused',
        }))}
        removeLabel={texts.remove}
        onRemove={remove}
      />
      <span class="cw-unseen" role="status">
        {last &&
          texts.state(last.name, last.state === 'sending' ? texts.sending : wordsOf(last, parts.rules))}
      </span>
      {!isOver && (
        <AttachButton
          label={texts.attach}
          accept={uploads.accept()}
          class="button button-icon answer-attach"
          onFiles={uploads.add}
        />
      )}
    </>
  );
}

function wordsOf({ state, received, size }: AgentFile, { largest, extensions }: FileRules): string {
  const texts = fileTexts();
  switch (state) {
    case 'sending':
      return `${formatSize(size)} · ${Math.floor((received / size) * 100)} %`;
    case 'paused':
      return texts.paused;
    case 'tooLarge':
      return texts.tooLarge(formatSize(largest));
    case 'wrongType':
      return texts.wrongType(extensions.join(', '));
    default:
      return texts[state];
  }
}
