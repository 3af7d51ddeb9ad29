import { useState } from 'preact/hooks';
import type { VisitorData } from '../../../contract/organisation/privacy';
import { TextField } from '../../kit/fields/TextField';
import { formatDateTime } from '../../kit/frame/dates';
import { MutationFault } from '../../kit/page/MutationFault';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import type { Toasting } from '../../kit/page/toasting';
import { referenceOf, type Privacy } from './privacy';

export interface OneVisitorProps {
  privacy: Privacy;
  toasting: Toasting;
}

const longest = 254;

export function OneVisitor({ privacy, toasting }: OneVisitorProps) {
  const [visitor, setVisitor] = useState('');
  const [isErasing, setErasing] = useState(false);
  const found = privacy.found.value;
  function submit(event: Event) {
    event.preventDefault();
    void privacy.exporting.run(() => privacy.find(referenceOf(visitor)));
  }
  return (
    <>
      <form class="filters privacy-visitor" onSubmit={submit}>
        <TextField
          id="privacy-visitor"
          title="E-mail of the visitor, or id of a chat"
          schema={{ maxLength: longest }}
          value={visitor}
          onChange={(next) => {
            setVisitor(next);
            privacy.forgetFound();
          }}
        />
        <button type="submit" class="button" disabled={!visitor.trim()}>
          Find
        </button>
      </form>
      <MutationFault mutation={privacy.exporting} />
      {found && <FoundVisitor data={found} onErase={() => setErasing(true)} />}
      {isErasing && found && (
        <ConfirmDialog
          title="Erase this visitor?"
          takes={[
            `${describeCases(found)} with every message, picture and rating, mails about them that wait, and bans of this visitor.`,
            'Chats under way end. It can’t be undone.',
          ]}
          name={visitor.trim()}
          action="Erase visitor"
          mutation={privacy.erasing}
          onConfirm={async () => {
            const { cases } = await privacy.erase(referenceOf(visitor));
            setVisitor('');
            toasting.say(`Erased: ${cases === 1 ? '1 chat' : `${cases} chats`}.`);
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

function FoundVisitor({ data, onErase }: { data: VisitorData; onErase(): void }) {
  if (data.cases.length === 0) return <Empty title="Nothing is kept of this visitor" />;
  return (
    <div class="privacy-found">
      <p role="status">{describeCases(data)}.</p>
      <ul>
        {data.cases.map(({ id, createdAt, entries, visitor }) => (
          <li key={id}>
            <a href={`#/logs/${id}`}>{formatDateTime(createdAt)}</a>{' '}
            <span class="quiet" dir="auto">
              {[visitor['name'], visitor['email']].filter((one) => typeof one === 'string').join(', ')} ·{' '}
              {entries.length} entries
            </span>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={() => download(data)}>
          Download all of it
        </button>
        <button type="button" class="button button-danger" onClick={onErase}>
          Erase…
        </button>
      </div>
    </div>
  );
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
