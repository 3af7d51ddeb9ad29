import type { MailPart } from './mail-part';
import {
  onlyPlaceholderOf,
  paragraphsOf,
  placeholderPattern,
  type MailTemplate,
  type MailValues,
} from './mail-template';

/** What a mail says. Values are text alone: what looks like a placeholder in them stays as it is. */
export function fillTemplate(
  { subject, text }: MailTemplate,
  values: MailValues,
): { subject: string; parts: MailPart[] } {
  function fill(line: string): string {
    return line.replace(placeholderPattern, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'string' ? value : whole;
    });
  }
  const parts = paragraphsOf(text).flatMap((paragraph, at): MailPart[] => {
    const name = onlyPlaceholderOf(paragraph) ?? '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'object') return [...value];
    return [{ kind: at === 0 ? 'heading' : 'text', text: fill(paragraph) }];
  });
  return { subject: fill(subject), parts };
}
