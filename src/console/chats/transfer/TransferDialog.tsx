import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { longestMessage } from '../../../contract/limits';
import type { NewTransfer, TransferTargets } from '../../../operations/console/transfers';
import { ResourceModel } from '../../kit/data/resource';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import type { Transferring } from './transferring';
import { transferTexts } from './texts';
import './transfer.css';

export interface TransferDialogProps {
  transferring: Transferring;
  name: string;
}

interface Target {
  to: NewTransfer['to'];
  name: string;
  isOnline: boolean;
}

/** Asks to whom a chat goes, and says where it went if the agent can't see it any more. */
export function TransferDialog({ transferring, name }: TransferDialogProps) {
  const texts = transferTexts();
  const gone = transferring.gone.value;
  if (gone) {
    return (
      <Dialog title={texts.transferred} onClose={transferring.finish}>
        <p>{texts.gone(gone.visitor, gone.to)}</p>
        <div class="dialog-actions">
          <button type="button" class="button button-strong" onClick={transferring.finish}>
            {texts.done}
          </button>
        </div>
      </Dialog>
    );
  }
  const caseId = transferring.subject.value;
  return caseId === undefined ? null : <TransferForm key={caseId} transferring={transferring} name={name} />;
}

function TransferForm({ transferring, name }: TransferDialogProps) {
  const texts = transferTexts();
  const targets = useModel(() => new ResourceModel(transferring.readTargets));
  const [chosen, setChosen] = useState<Target>();
  const [note, setNote] = useState('');
  const choices = useRef<HTMLDivElement>(null);
  const { state: list } = targets;
  const state = transferring.state.value;
  const isReady = list.value.kind === 'ready';

  useLayoutEffect(() => void targets.load(), []);
  useLayoutEffect(() => {
    if (isReady) choices.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [isReady]);

  async function submit(event: Event) {
    event.preventDefault();
    if (!chosen) return;
    await transferring.confirm({ to: chosen.to, note: note.trim() });
    // Who was there may have left.
    if (transferring.state.value.kind === 'refused') void targets.load();
  }
  return (
    <Dialog title={texts.title(name)} onClose={transferring.cancel}>
      <form class="transfer" onSubmit={(event) => void submit(event)}>
        <div class="transfer-targets" ref={choices}>
          {list.value.kind === 'loading' && <p class="quiet">{texts.loading}</p>}
          {list.value.kind === 'failed' && <Refusal message={list.value.message} />}
          {list.value.kind === 'ready' && (
            <Choices targets={list.value.value} chosen={chosen} onChoose={setChosen} />
          )}
        </div>
        <label class="transfer-note">
          {texts.note}
          <textarea
            rows={2}
            maxLength={longestMessage}
            dir="auto"
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        </label>
        <Refusal message={state.kind === 'refused' ? state.message : undefined} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={transferring.cancel}>
            {texts.cancel}
          </button>
          <button type="submit" class="button button-strong" disabled={!chosen || state.kind === 'running'}>
            {texts.transfer}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoicesProps {
  targets: TransferTargets;
  chosen: Target | undefined;
  onChoose(target: Target): void;
}

function Choices({ targets: { agents, teams, widgets }, chosen, onChoose }: ChoicesProps) {
  const texts = transferTexts();
  const groups: [title: string, targets: Target[]][] = [
    [texts.colleagues, agents.map(({ email, ...one }) => ({ ...one, to: { kind: 'agent', email } }))],
    [texts.teams, teams.map(({ teamId, ...one }) => ({ ...one, to: { kind: 'team', teamId } }))],
    [texts.widgets, widgets.map(({ widgetId, ...one }) => ({ ...one, to: { kind: 'widget', widgetId } }))],
  ];
  const filled = groups.filter(([, targets]) => targets.length > 0);
  if (filled.length === 0) return <p class="quiet">{texts.nobody}</p>;
  return filled.map(([title, targets]) => (
    <fieldset key={title}>
      <legend>{title}</legend>
      {targets.map((target) => (
        <label key={JSON.stringify(target.to)}>
          <input
            type="radio"
            name="transfer-to"
            disabled={!target.isOnline}
            checked={isSame(chosen, target)}
            onChange={() => onChoose(target)}
          />
          <span dir="auto">{target.name}</span>
          {target.isOnline ? <i class="transfer-online" /> : <span class="quiet">{texts.notOnline}</span>}
        </label>
      ))}
    </fieldset>
  ));
}

function isSame(chosen: Target | undefined, { to }: Target): boolean {
  return chosen !== undefined && JSON.stringify(chosen.to) === JSON.stringify(to);
}
