import { RichText, type RichTextProps } from '../../../ui/RichText';
import { usePart } from '../../kit/frame/OnDemand';

const mayBeFile = /\/files\/[\w-]{43}\s*$/;

/** A message's text, or the file that it carries: what draws that is downloaded when it is first needed. */
export function MessageText(props: RichTextProps) {
  const { text, file } = props;
  const File = usePart(
    file !== 'none' && mayBeFile.test(text),
    async () => (await import('./FileText')).FileText,
  );
  return File ? <File {...props} /> : <RichText {...props} />;
}
