import { isIdentifier } from '../../domain/widgets/directory';
import { Failure } from '../../domain/failure';

/** The one spelling of a case's id, by which it is looked up and its limits count. Throws `notFound` for what names no case. */
export function parseCaseId(text: string): string {
  if (!isIdentifier(text)) throw new Failure('notFound');
  return text.toLowerCase();
}
