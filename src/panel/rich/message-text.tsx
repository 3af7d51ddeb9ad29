import type { ComponentType } from 'preact';
import type { RichTextProps } from '../../ui/RichText';
import { createDownload } from '../session/download';

/** What reads markup and finds links: it comes with the first message that may hold any. */
const richText = createDownload(
  () => import('./StyledText'),
  (file) => file.StyledText,
);
const mayBeRich = /[<&@]|:\/\/|www\./i;

/** What messages are drawn with: their bare text, until more of it can be read. */
export function messageText(): ComponentType<RichTextProps> {
  return richText.part.value ?? BareText;
}

function BareText({ text }: RichTextProps) {
  if (mayBeRich.test(text)) richText.start();
  return <span>{text.trim()}</span>;
}
