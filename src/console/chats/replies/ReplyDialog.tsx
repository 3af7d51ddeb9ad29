import { useRef } from 'preact/hooks';
import { longestReply, longestReplyWord } from '../../../contract/limits';
import { fillReply, replyPlaceholders } from '../../../contract/replies/fill-reply';
import { readReplyWord, replyTextFault, replyWordFault } from '../../../contract/replies/reply-faults';
import type { CannedReply } from '../../../operations/console/canned-replies';
import type { Fault } from '../../kit/data/faults';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import { useModel } from '../../kit/frame/use-model';
import type { Replies, WrittenReply } from './replies';

export interface ReplyDialogProps {
  replies: Replies;
  /** The one to change; absent: a new one. */
  reply: CannedReply | undefined;
  isAdministrator: boolean;
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

export function ReplyDialog({ replies, reply, isAdministrator, onSaved, onClose }: ReplyDialogProps) {
  const form = useModel(
    () =>
      new FormModel<WrittenReply>({
        first: reply ?? blank,
        required: () => ['word', 'text'],
        check: faultsOf,
        send: (written) => (reply ? replies.change(reply, written) : replies.create(written)),
      }),
  );
  const { text, word } = form.value.value;
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
      title={reply ? `Edit /${reply.word}` : 'New canned reply'}
      action={reply ? 'Save' : 'Create reply'}
      form={form}
      onSent={() => {
        onSaved(readReplyWord(word));
        onClose();
      }}
      onClose={onClose}
    >
      {isAdministrator && !reply && (
        <SegmentsField
          title="Who can use it"
          options={['own', 'shared']}
          titles={{ own: 'Only you', shared: 'All agents' }}
          value={form.value.value.isShared ? 'shared' : 'own'}
          onChange={(next) => form.change({ isShared: next === 'shared' })}
        />
      )}
      <TextField
        title="Word"
        description="Typed after a slash to find the reply, for example /hi."
        schema={{ maxLength: longestReplyWord + 1 }}
        isFocused
        {...fieldAt(form, 'word')}
      />
      <div ref={area}>
        <TextField
          title="Text"
          schema={{ format: 'longText', maxLength: longestReply }}
          {...fieldAt(form, 'text')}
        />
      </div>
      <div class="replies-placeholders" role="group" aria-labelledby="replies-placeholders">
        <span id="replies-placeholders">Insert</span>
        {Object.entries(replyPlaceholders).map(([name, help]) => (
          <button key={name} type="button" class="button" onClick={() => insert(name)}>
            {help}
          </button>
        ))}
      </div>
      {text.includes('{{') && !replyTextFault(text) && (
        <dl class="replies-said">
          <dt>In a chat with Ann</dt>
          <dd dir="auto">{fillReply(text, example)}</dd>
          <dt>If the visitor’s name and e-mail are unknown</dt>
          <dd dir="auto">{fillReply(text, { ...example, 'visitor.name': '', 'visitor.email': '' })}</dd>
          <dt>To say something else instead</dt>
          <dd>
            <code>{'{{visitor.name|there}}'}</code>
          </dd>
        </dl>
      )}
    </FormDialog>
  );
}

function faultsOf({ word, text }: WrittenReply): Fault[] {
  return [
    { path: 'word', message: replyWordFault(readReplyWord(word)) },
    { path: 'text', message: replyTextFault(text) },
  ].flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]));
}
