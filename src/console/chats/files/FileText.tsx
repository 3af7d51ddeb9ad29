import { readFileMessage } from '../../../contract/chat/chat-file';
import { FileCard } from '../../../ui/files/FileCard';
import '../../../ui/files/file-card.css';
import { RichText, type RichTextProps } from '../../../ui/RichText';

/** A message that carries a file. Everything is loaded from this service, never from the address in the message. */
export function FileText(props: RichTextProps) {
  const { text, file: carried = readFileMessage(text) } = props;
  const file = carried === 'none' ? undefined : carried;
  return file ? <FileCard file={file} baseUrl="" /> : <RichText {...props} />;
}
