import { RichText, type RichTextProps } from '../../ui/RichText';
import css from '../../ui/rich-text.css?inline';
import { usePanel } from '../frame/use-panel';

/** Links, lists and all that a message's markup may hold. */
export function StyledText(props: RichTextProps) {
  usePanel().addStyles(css);
  return <RichText {...props} />;
}
