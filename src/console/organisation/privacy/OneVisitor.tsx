import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import type { VisitorCase, VisitorData } from '../../../operations/console/privacy';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/format/dates';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import type { Toasting } from '../../kit/toasts/toasting';
import { referenceOf, type Privacy } from './privacy';
import { privacyTexts } from './texts';

export interface OneVisitorProps {
  privacy: Privacy;
  toasting: Toasting;
}

const longest = 254;

export function OneVisitor({ privacy, toasting }: OneVisitorProps) {
  const texts = privacyTexts();
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
            title={texts.visitor}
            description={texts.visitorHelp}
            schema={{ maxLength: longest }}
            {...fieldAt(form, 'visitor')}
            onChange={(next) => {
              form.setAt('visitor', next);
              privacy.forgetFound();
            }}
          />
          <SubmitButton form={form}>{texts.find}</SubmitButton>
        </div>
      </FormView>
      {found && <FoundVisitor data={found} onErase={() => setErasing(true)} />}
      {isErasing && found && (
        <ConfirmDialog
          title={texts.reallyErase}
          takes={[texts.erases(texts.chatsAndMessages(found.cases.length)), texts.runningEnd]}
          name={visitor.trim()}
          action={texts.eraseVisitor}
          onConfirm={async () => {
            const { cases } = await privacy.erase(referenceOf(visitor));
            form.change({ visitor: '' });
            toasting.say(texts.erased(cases));
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

function FoundVisitor({ data, onErase }: { data: VisitorData; onErase(): void }) {
  const texts = privacyTexts();
  if (data.cases.length === 0) return <Empty title={texts.noData} />;
  return (
    <div class="privacy-found">
      <p role="status">{texts.chatsAndMessages(data.cases.length)}.</p>
      <ul>
        {data.cases.map(({ id, createdAt, entries, visitor }) => (
          <li key={id}>
            <a href={`#/logs/${id}`}>{formatDateTime(createdAt)}</a>{' '}
            <span class="quiet" dir="auto">
              {describeVisitor(visitor)} · {texts.entries(entries.length)}
            </span>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={() => download(data)}>
          {texts.download}
        </button>
        <button type="button" class="button button-danger" onClick={onErase}>
          {texts.eraseMore}
        </button>
      </div>
    </div>
  );
}

function describeVisitor({ name, email, identity }: VisitorCase['visitor']): string {
  const texts = privacyTexts();
  const say = identity === 'verified' ? texts.verified : texts.notVerified;
  const address = typeof email === 'string' ? say(email) : '';
  return [name, address].filter((part) => typeof part === 'string' && part !== '').join(', ');
}

function download(data: VisitorData) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'visitor.json';
  link.click();
  URL.revokeObjectURL(url);
}
