import { readFileMessage } from '../../contract/chat/chat-file';
import { FileCard } from '../../ui/files/FileCard';
import fileCss from '../../ui/files/file-card.css?inline';
import { RichText, type RichTextProps } from '../../ui/RichText';
import css from '../../ui/rich-text.css?inline';
import { usePanel } from '../frame/use-panel';

/** Links, lists and all that a message's markup may hold; or the file that it carries. */
export function StyledText(props: RichTextProps) {
  const { environment, addStyles } = usePanel();
  addStyles(css + fileCss);
  const file = readFileMessage(props.text);
  return file ? <FileCard file={file} baseUrl={environment.service.baseUrl} /> : <RichText {...props} />;
}
