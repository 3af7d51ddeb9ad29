import { isPicture, type FileMessage } from '../../contract/chat/chat-file';
import { Drawing } from '../Drawing';

const sheet = 'M11 3H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 17h8a1.5 1.5 0 0 0 1.5-1.5v-8L11 3v4.5h4.5';

export interface FileCardProps {
  file: Pick<FileMessage, 'id' | 'name' | 'size'>;
  /** Of the service: nothing is loaded from any other, no matter what a message says. */
  baseUrl: string;
}

/** A file in a conversation: a picture in a place of fixed size, anything else as a card with name and size. */
export function FileCard({ file: { id, name, size }, baseUrl }: FileCardProps) {
  const url = `${baseUrl}/files/${id}`;
  return (
    <a
      class={isPicture(name) ? 'cw-file cw-picture' : 'cw-file'}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {isPicture(name) && (
        <img src={url} alt={`${name} ${size}`} width={240} height={180} loading="lazy" onError={showAsCard} />
      )}
      <span class="cw-file-icon">
        <Drawing path={sheet} />
      </span>
      <span class="cw-file-name" dir="auto">
        {/* Without the space, name and size are read out as one word. */}
        {`${name} `}
      </span>
      <span class="cw-file-size">{size}</span>
    </a>
  );
}

/** The page may forbid pictures of others, or the file is gone. By hand: it is the same for as long as the message is drawn. */
function showAsCard({ currentTarget }: Event) {
  (currentTarget as Element).parentElement?.classList.remove('cw-picture');
}
