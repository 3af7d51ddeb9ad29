import { useRef } from 'preact/hooks';
import { longestReply, longestReplyWord } from '../../../contract/limits';
import { fillReply, listPlaceholders, replyPlaceholders } from '../../../contract/replies/fill-reply';
import {
  readReplyWord,
  replyTextFault,
  replyWordFault,
  type ReplyFault,
} from '../../../contract/replies/reply-faults';
import type { CannedReply } from '../../../operations/console/canned-replies';
import type { Fault } from '../../kit/data/faults';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Leaving } from '../../kit/frame/leaving';
import { useModel } from '../../kit/frame/use-model';
import type { ReplyWriting, WrittenReply } from './reply-writing';
import { replyTexts } from './texts';

export interface ReplyDialogProps {
  writing: ReplyWriting;
  /** The one to change; absent: a new one. */
  reply: CannedReply | undefined;
  isAdministrator: boolean;
  leaving: Leaving;
  onSaved(word: string): void;
  onClose(): void;
}

const blank: WrittenReply = { word: '', text: '', isShared: false };
const example = {
  'visitor.name': 'Ann',
  'visitor.email': 'ann@example.com',
  'agent.name': 'Maya',
  'widget.name': 'Tarn Lamps',
};

export function ReplyDialog(props: ReplyDialogProps) {
  const { writing, reply, isAdministrator, leaving, onSaved, onClose } = props;
  const form = useModel(
    () =>
      new FormModel<WrittenReply>({
        first: reply ?? blank,
        required: () => ['word', 'text'],
        check: faultsOf,
        send: (written) => (reply ? writing.change(reply, written) : writing.create(written)),
      }),
  );
  const { text, word } = form.value.value;
  const texts = replyTexts();
  const area = useRef<HTMLDivElement>(null);

  /** Where the cursor is in the text. */
  function insert(name: string) {
    const field = area.current?.querySelector('textarea');
    if (!field) return;
    field.setRangeText(`{{${name}}}`, field.selectionStart, field.selectionEnd, 'end');
    form.setAt('text', field.value);
    field.focus();
  }
  return (
    <FormDialog
      title={reply ? texts.editReply(reply.word) : texts.newTitle}
      action={reply ? texts.save : texts.create}
      form={form}
      leaving={leaving}
      onSent={() => {
        onSaved(readReplyWord(word));
        onClose();
      }}
      onClose={onClose}
    >
      {isAdministrator && !reply && (
        <SegmentsField
          title={texts.who}
          options={['own', 'shared']}
          titles={{ own: texts.onlyYou, shared: texts.allAgents }}
          value={form.value.value.isShared ? 'shared' : 'own'}
          onChange={(next) => form.change({ isShared: next === 'shared' })}
        />
      )}
      <TextField
        title={texts.word}
        description={texts.wordHint}
        schema={{ maxLength: longestReplyWord + 1 }}
        isFocused
        {...fieldAt(form, 'word')}
      />
      <div ref={area}>
        <TextField
          title={texts.text}
          schema={{ format: 'longText', maxLength: longestReply }}
          {...fieldAt(form, 'text')}
        />
      </div>
      <div class="replies-placeholders" role="group" aria-labelledby="replies-placeholders">
        <span id="replies-placeholders">{texts.insert}</span>
        {replyPlaceholders.map((name) => (
          <button key={name} type="button" class="button" onClick={() => insert(name)}>
            {texts.placeholders[name]}
          </button>
        ))}
      </div>
      {text.includes('{{') && !replyTextFault(text) && (
        <dl class="replies-said">
          <dt>{texts.preview}</dt>
          <dd dir="auto">{fillReply(text, example)}</dd>
          <dt>{texts.previewUnknown}</dt>
          <dd dir="auto">{fillReply(text, { ...example, 'visitor.name': '', 'visitor.email': '' })}</dd>
          <dt>{texts.otherwise}</dt>
          <dd>
            <code>{texts.otherwiseExample}</code>
          </dd>
        </dl>
      )}
    </FormDialog>
  );
}

function faultsOf({ word, text }: WrittenReply): Fault[] {
  const found: [path: string, fault: ReplyFault | undefined][] = [
    ['word', replyWordFault(readReplyWord(word))],
    ['text', replyTextFault(text)],
  ];
  return found.flatMap(([path, fault]) => (fault ? [{ path, message: messageOf(fault) }] : []));
}

function messageOf(fault: ReplyFault): string {
  const texts = replyTexts().faults;
  switch (fault.kind) {
    case 'tooLong':
      return texts.tooLong(fault.most);
    case 'unknownPlaceholder':
      return texts.unknownPlaceholder(fault.name, listPlaceholders());
    default:
      return texts[fault.kind];
  }
}
