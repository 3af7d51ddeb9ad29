import type { Composer } from '../conversation/composer';
import type { OpenCase } from '../conversation/open-case';
import { LeftDraft } from './LeftDraft';
import { endedTexts } from './texts';

export interface LeftWritingProps {
  openCase: Pick<OpenCase, 'composer' | 'notes' | 'toasting'>;
  caseId: string;
}

/** What was written in a chat that can’t be opened any more: the answer and the note that were begun, and what was not sent. */
export function LeftWriting({ openCase: { composer, notes, toasting }, caseId }: LeftWritingProps) {
  return [composer, notes].map((one, at) => [
    ...one.unsent.value.map(({ messageId, text }) => (
      <LeftDraft key={messageId} text={text} onDiscard={() => one.remove(messageId)} />
    )),
    <BegunDraft key={at} composer={one} {...{ toasting, caseId }} />,
  ]);
}

export interface BegunDraftProps extends Pick<OpenCase, 'toasting'> {
  composer: Composer;
  caseId: string;
}

/** What was begun in the open case, if anything. */
export function BegunDraft({ composer: { draft, write, put }, toasting, caseId }: BegunDraftProps) {
  const text = draft.value.trim();
  function discard() {
    const begun = draft.peek();
    write('');
    toasting.say(endedTexts().discarded, () => put(caseId, begun));
  }
  return text ? <LeftDraft text={text} onDiscard={discard} /> : null;
}
