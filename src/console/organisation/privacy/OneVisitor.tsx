import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import type { FoundVisitor, VisitorData } from '../../../operations/console/privacy';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { MutationModel } from '../../kit/data/mutation';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/format/dates';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Refusal } from '../../kit/frame/Refusal';
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
      {found && (
        <FoundChats
          found={found}
          onDownload={async () => download(await privacy.export(referenceOf(visitor)))}
          onErase={() => setErasing(true)}
        />
      )}
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

interface FoundChatsProps {
  found: FoundVisitor;
  onDownload(): Promise<void>;
  onErase(): void;
}

function FoundChats({ found: { cases }, onDownload, onErase }: FoundChatsProps) {
  const { state, run } = useModel(() => new MutationModel());
  const texts = privacyTexts();
  if (cases.length === 0) return <Empty title={texts.noData} />;
  return (
    <div class="privacy-found">
      <p role="status">{texts.chatsAndMessages(cases.length)}.</p>
      <ul>
        {cases.map(({ id, createdAt, entries, ...visitor }) => (
          <li key={id}>
            <a href={`#/logs/${id}`}>{formatDateTime(createdAt)}</a>{' '}
            <span class="quiet" dir="auto">
              {describeVisitor(visitor)} · {texts.entries(entries)}
            </span>
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button"
          aria-disabled={state.value.kind === 'running'}
          onClick={() => void run(onDownload)}
        >
          {texts.download}
        </button>
        <button type="button" class="button button-danger" onClick={onErase}>
          {texts.eraseMore}
        </button>
      </div>
      <Refusal message={state.value.kind === 'refused' ? state.value.message : undefined} />
    </div>
  );
}

type FoundCase = FoundVisitor['cases'][number];

function describeVisitor({
  name,
  email,
  isVerified,
}: Pick<FoundCase, 'name' | 'email' | 'isVerified'>): string {
  const texts = privacyTexts();
  const say = isVerified ? texts.verified : texts.notVerified;
  return [name, email && say(email)].filter(Boolean).join(', ');
}

function download(data: VisitorData) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'visitor.json';
  link.click();
  URL.revokeObjectURL(url);
}
