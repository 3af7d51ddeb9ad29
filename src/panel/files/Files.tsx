import { useModel } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatSize } from '../../contract/chat/chat-file';
import { AttachButton } from '../../ui/files/AttachButton';
import { FileTray } from '../../ui/files/FileTray';
import trayCss from '../../ui/files/file-tray.css?inline';
import { takeDropped } from '../../ui/files/take-dropped';
import type { Chat } from '../conversation/chat';
import { usePanel } from '../frame/use-panel';
import css from './files.css?inline';
import { useTableTexts } from '../frame/use-table-texts';
import { fileTable } from '../i18n/files/file-table';
import type { FileTexts } from '../i18n/files/file-texts';
import { UploadsModel, type UploadedFile } from './uploads';

export function Files({ chat }: { chat: Chat }) {
  const texts = useTableTexts(fileTable);
  return texts ? <Uploads chat={chat} texts={texts} /> : null;
}

/** The paperclip of the composer, and above it the files that are on their way. */
function Uploads({ chat, texts }: { chat: Chat; texts: FileTexts }) {
  const { session, environment, language, addStyles } = usePanel();
  addStyles(trayCss + css);
  const status = session.status.peek();
  const caseId = status.kind === 'chat' ? status.caseId : '';
  const uploads = useModel(() => new UploadsModel({ environment, caseId, chat, closed: texts.tooMany }));
  const tray = useRef<HTMLUListElement>(null);
  const files = uploads.files.value;

  useLayoutEffect(() => {
    const panel = tray.current?.closest<HTMLElement>('.panel');
    return panel ? takeDropped(panel, uploads.add) : undefined;
  }, [uploads]);

  function wordsOf({ state, received, size }: UploadedFile): string {
    const { tag } = language;
    switch (state) {
      case 'sending':
        return `${formatSize(size)} · ${new Intl.NumberFormat(tag, { style: 'percent' }).format(received / size)}`;
      case 'paused':
        return language.connecting;
      case 'tooLarge':
        return texts.tooLarge.replace('#', new Intl.NumberFormat(tag).format(uploads.largest()));
      default:
        return texts[state];
    }
  }
  const last = files[files.length - 1];

  return (
    <>
      <FileTray
        list={tray}
        files={files.map((file) => ({
          ...file,
          words: wordsOf(file),
          isRefused: file.state !== 'sending' && file.state !== 'paused',
        }))}
        removeLabel={language.parts?.screenshot.remove ?? 'Remove'}
        onRemove={uploads.remove}
      />
      <span class="cw-unseen" role="status">
        {last && `${last.name}: ${last.state === 'sending' ? language.sending : wordsOf(last)}`}
      </span>
      <AttachButton label={texts.attach} accept={uploads.accept()} class="attach" onFiles={uploads.add} />
    </>
  );
}
