import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { longestMessage } from '../../../contract/limits';
import type { NewTransfer, TransferTargets } from '../../../operations/console/transfers';
import { ResourceModel } from '../../kit/data/resource';
import { Dialog } from '../../kit/frame/Dialog';
import { useModel } from '../../kit/frame/use-model';
import { Loaded } from '../../kit/page/Loaded';
import { holdTransfer, type TransferringParts } from './transferring';
import type { OpenCase } from '../conversation/open-case';
import { transferTexts } from './texts';
import './transfer.css';

export interface TransferDialogProps extends TransferringParts {
  openCase: TransferringParts['openCase'] & Pick<OpenCase, 'listed'>;
  onClose(): void;
}

interface Target {
  to: NewTransfer['to'];
  name: string;
  /** How it is listed, where that is not its name. */
  label?: string;
  isOnline: boolean;
}

/** Asks to whom a chat goes. */
export function TransferDialog(props: TransferDialogProps) {
  const { openCase, onClose } = props;
  const texts = transferTexts();
  const targets = useModel(
    () =>
      new ResourceModel((signal) =>
        openCase.ask(({ call }, path) => call('GET /cases/{id}/transfer', { path, signal })),
      ),
  );
  // Somebody may transfer it behind the dialog.
  const [asked] = useState(openCase.listed.peek());
  const [chosen, setChosen] = useState<Target>();
  const [note, setNote] = useState('');
  /** What stays as a draft where the dialog goes by itself, with the session or the chat, or by Escape or a click beside it. */
  const unsaved = useRef('');
  const choices = useRef<HTMLDivElement>(null);
  const isReady = targets.state.value.kind === 'ready';

  useLayoutEffect(() => {
    void targets.load();
    return () => asked && openCase.notes.put(asked.summary.id, unsaved.current.trim());
  }, []);
  useLayoutEffect(() => {
    if (isReady) choices.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [isReady]);

  function write(text: string) {
    unsaved.current = text;
    setNote(text);
  }
  function close() {
    unsaved.current = '';
    onClose();
  }
  function submit(event: Event) {
    event.preventDefault();
    if (!chosen || !asked) return;
    const { id: caseId, waitingSince } = asked.summary;
    holdTransfer(props, {
      caseId,
      visitor: asked.name,
      to: chosen.to,
      name: chosen.name,
      ...(note.trim() && { note: note.trim() }),
      ...(waitingSince !== undefined && { waitingSince }),
    });
    close();
  }
  return (
    <Dialog title={texts.title(asked?.name ?? '')} onClose={onClose}>
      <form class="transfer" onSubmit={submit}>
        <div class="transfer-targets" ref={choices}>
          <Loaded resource={targets}>
            {(all) => <Choices targets={all} chosen={chosen} onChoose={setChosen} />}
          </Loaded>
        </div>
        <label class="transfer-note">
          {texts.note}
          <textarea
            rows={2}
            maxLength={longestMessage}
            dir="auto"
            value={note}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </label>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            {texts.cancel}
          </button>
          <button type="submit" class="button button-strong" disabled={!chosen}>
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

function Choices({ targets: { agents, everyone, teams, widgets }, chosen, onChoose }: ChoicesProps) {
  const texts = transferTexts();
  const colleagues = agents.map(({ email, ...one }): Target => ({ ...one, to: { kind: 'agent', email } }));
  const all: Target = {
    ...everyone,
    label: texts.everyone(everyone.name),
    to: { kind: 'widget', widgetId: everyone.widgetId },
  };
  const groups: [title: string, targets: Target[]][] = [
    [texts.colleagues, colleagues.length > 0 ? [...colleagues, all] : []],
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
          <span dir="auto">{target.label ?? target.name}</span>
          {target.isOnline ? <i class="transfer-online" /> : <span class="quiet">{texts.notOnline}</span>}
        </label>
      ))}
    </fieldset>
  ));
}

function isSame(chosen: Target | undefined, { to }: Target): boolean {
  return chosen !== undefined && JSON.stringify(chosen.to) === JSON.stringify(to);
}
