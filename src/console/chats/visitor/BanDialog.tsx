import { useState } from 'preact/hooks';
import type { BanBy } from '../../../operations/console/bans';
import { longestBanReason } from '../../../contract/limits';
import { Refusal } from '../../kit/frame/Refusal';
import { Dialog } from '../../kit/frame/Dialog';
import type { BanDialogProps, Banning } from './banning';
import './ban.css';

const terms: [days: number, title: string][] = [
  [1, 'A day'],
  [7, 'A week'],
  [30, '30 days'],
  [365, 'A year'],
  [0, 'Permanently'],
];

/** Whom to keep out, by what they are known, for how long and why. */
export function BanDialog({ banning, name, email, ipAddress }: BanDialogProps) {
  const caseId = banning.subject.value;
  if (caseId === undefined) return null;
  const ways: [BanBy, string][] = [
    ['visitor', 'This browser'],
    ...(email ? [['email', `The e-mail ${email}`] as [BanBy, string]] : []),
    ...(ipAddress
      ? ([
          ['address', `The address ${ipAddress}`],
          ['network', 'The whole network of that IP address'],
        ] as [BanBy, string][])
      : []),
  ];
  return <BanForm key={caseId} banning={banning} name={name} ways={ways} />;
}

function BanForm({ banning, name, ways }: { banning: Banning; name: string; ways: [BanBy, string][] }) {
  const [by, setBy] = useState<BanBy[]>(['visitor']);
  const [days, setDays] = useState(30);
  const [reason, setReason] = useState('');
  const state = banning.state.value;

  function submit(event: Event) {
    event.preventDefault();
    const until = days === 0 ? {} : { days };
    void banning.confirm({ by, ...until, ...(reason.trim() ? { reason: reason.trim() } : {}) });
  }

  return (
    <Dialog title={`Ban ${name}?`} onClose={banning.cancel}>
      <form class="ban" onSubmit={submit}>
        <p>Their open chats end and they can’t start another one. They see that chat is not available.</p>
        <fieldset>
          <legend>Known by</legend>
          {ways.map(([way, title]) => (
            <label key={way}>
              <input
                type="checkbox"
                checked={by.includes(way)}
                onChange={({ currentTarget: { checked } }) =>
                  setBy(checked ? [...by, way] : by.filter((one) => one !== way))
                }
              />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <label class="ban-field">
          For how long
          <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {terms.map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class="ban-field">
          Reason, for your colleagues
          <input
            value={reason}
            maxLength={longestBanReason}
            autocomplete="off"
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <Refusal message={state.kind === 'refused' ? state.message : undefined} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={banning.cancel}>
            Cancel
          </button>
          <button
            type="submit"
            class="button button-strong"
            disabled={by.length === 0 || state.kind === 'running'}
          >
            Ban
          </button>
        </div>
      </form>
    </Dialog>
  );
}
