import { useState } from 'preact/hooks';
import type { BanBy } from '../../../operations/console/bans';
import { longestBanReason } from '../../../contract/limits';
import { Dialog } from '../../kit/frame/Dialog';
import type { BanDialogProps, Banning } from './banning';
import { visitorTexts } from './texts';
import './ban.css';

const terms = [
  [1, 'day'],
  [7, 'week'],
  [30, 'month'],
  [365, 'year'],
  [0, 'forever'],
] as const;

/** Whom to keep out, by what they are known, for how long and why. */
export function BanDialog({ banning, name, email, ipAddress }: BanDialogProps) {
  const caseId = banning.subject.value;
  if (caseId === undefined) return null;
  const texts = visitorTexts();
  const ways: [BanBy, string][] = [
    ['visitor', texts.thisBrowser],
    ...(email ? [['email', texts.theEmail(email)] as [BanBy, string]] : []),
    ...(ipAddress
      ? ([
          ['address', texts.theAddress(ipAddress)],
          ['network', texts.theNetwork],
        ] as [BanBy, string][])
      : []),
  ];
  return <BanForm key={caseId} banning={banning} name={name} ways={ways} />;
}

function BanForm({ banning, name, ways }: { banning: Banning; name: string; ways: [BanBy, string][] }) {
  const texts = visitorTexts();
  const [by, setBy] = useState<BanBy[]>(['visitor']);
  const [days, setDays] = useState(30);
  const [reason, setReason] = useState('');

  function submit(event: Event) {
    event.preventDefault();
    const until = days === 0 ? {} : { days };
    void banning.confirm({ name, by, ...until, ...(reason.trim() ? { reason: reason.trim() } : {}) });
  }

  return (
    <Dialog title={texts.reallyBan(name)} onClose={banning.cancel}>
      <form class="ban" onSubmit={submit}>
        <p>{texts.banMeans}</p>
        <fieldset>
          <legend>{texts.recognisedBy}</legend>
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
          {texts.howLong}
          <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {terms.map(([value, term]) => (
              <option key={value} value={value}>
                {texts.terms[term]}
              </option>
            ))}
          </select>
        </label>
        <label class="ban-field">
          {texts.reason}
          <input
            value={reason}
            maxLength={longestBanReason}
            autocomplete="off"
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={banning.cancel}>
            {texts.cancel}
          </button>
          <button type="submit" class="button button-strong" disabled={by.length === 0}>
            {texts.ban}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
