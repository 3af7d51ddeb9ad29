import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import type { VisitorCase, VisitorData } from '../../../operations/console/privacy';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/frame/dates';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import type { Toasting } from '../../kit/page/toasting';
import { referenceOf, type Privacy } from './privacy';

export interface OneVisitorProps {
  privacy: Privacy;
  toasting: Toasting;
}

const longest = 254;

export function OneVisitor({ privacy, toasting }: OneVisitorProps) {
  const form = useModel(
    () =>
      new FormModel({
        first: { visitor: '' },
        required: () => ['visitor'],
        send: ({ visitor }) => privacy.find(referenceOf(visitor)),
      }),
  );
  const { visitor } = form.value.value;
  const [isErasing, setErasing] = useState(false);
  const found = privacy.found.value;
  return (
    <>
      <FormView form={form}>
        <div class="filters privacy-visitor">
          <TextField
            title="Visitor’s e-mail or chat ID"
            description="An e-mail finds all chats that name it. A chat ID finds the chats of the same browser, and of the same verified e-mail."
            schema={{ maxLength: longest }}
            {...fieldAt(form, 'visitor')}
            onChange={(next) => {
              form.setAt('visitor', next);
              privacy.forgetFound();
            }}
          />
          <SubmitButton form={form}>Find</SubmitButton>
        </div>
      </FormView>
      {found && <FoundVisitor data={found} onErase={() => setErasing(true)} />}
      {isErasing && found && (
        <ConfirmDialog
          title="Erase this visitor?"
          takes={[
            `${describeCases(found)} with all messages, pictures and ratings, pending mails about them, and bans of this visitor.`,
            'Running chats end. This can’t be undone.',
          ]}
          name={visitor.trim()}
          action="Erase visitor"
          onConfirm={async () => {
            const { cases } = await privacy.erase(referenceOf(visitor));
            form.change({ visitor: '' });
            toasting.say(`Erased: ${cases === 1 ? '1 chat' : `${cases} chats`}.`);
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

function FoundVisitor({ data, onErase }: { data: VisitorData; onErase(): void }) {
  if (data.cases.length === 0) return <Empty title="No data about this visitor" />;
  return (
    <div class="privacy-found">
      <p role="status">{describeCases(data)}.</p>
      <ul>
        {data.cases.map(({ id, createdAt, entries, visitor }) => (
          <li key={id}>
            <a href={`#/logs/${id}`}>{formatDateTime(createdAt)}</a>{' '}
            <span class="quiet" dir="auto">
              {describeVisitor(visitor)} · {entries.length} entries
            </span>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={() => download(data)}>
          Download everything
        </button>
        <button type="button" class="button button-danger" onClick={onErase}>
          Erase…
        </button>
      </div>
    </div>
  );
}

function describeVisitor({ name, email, identity }: VisitorCase['visitor']): string {
  const isVerified = identity === 'verified';
  const address = typeof email === 'string' ? `${email} (${isVerified ? 'verified' : 'not verified'})` : '';
  return [name, address].filter((part) => typeof part === 'string' && part !== '').join(', ');
}

function describeCases({ cases }: VisitorData): string {
  return cases.length === 1 ? '1 chat or message' : `${cases.length} chats and messages`;
}

function download(data: VisitorData) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'visitor.json';
  link.click();
  URL.revokeObjectURL(url);
}
