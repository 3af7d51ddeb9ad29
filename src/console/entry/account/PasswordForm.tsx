import { useState } from 'preact/hooks';
import { longestPassword, shortestOwnPassword } from '../../../contract/limits';
import type { OwnAccount } from '../../../contract/organisation/account';
import { TextField } from '../../kit/fields/TextField';
import { MutationFault } from '../../kit/page/MutationFault';
import type { Toasting } from '../../kit/page/toasting';
import { faultAt } from '../../kit/data/mutation';
import type { Account } from './account';

export interface PasswordFormProps {
  account: Account;
  own: OwnAccount;
  toasting: Toasting;
}

const schema = { format: 'password' } as const;
const rule = `${shortestOwnPassword} to ${longestPassword} characters; not your name, and none of those that are tried first.`;

export function PasswordForm({ account, own, toasting }: PasswordFormProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const mutation = account.changingPassword;
  const faults = {
    current: faultAt(mutation, 'currentPassword'),
    next: faultAt(mutation, 'password'),
  };

  async function submit(event: Event) {
    event.preventDefault();
    if (!(await mutation.run(() => account.changePassword(current, next)))) return;
    setCurrent('');
    setNext('');
    toasting.say('Your password is changed, and you are signed out everywhere else.');
  }

  return (
    <form class="fields" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="username" autocomplete="username" value={own.email} />
      <TextField
        id="current-password"
        title="Current password"
        schema={schema}
        autocomplete="current-password"
        value={current}
        fault={faults.current}
        onChange={setCurrent}
      />
      <TextField
        id="new-password"
        title="New password"
        description={rule}
        schema={schema}
        autocomplete="new-password"
        value={next}
        fault={faults.next}
        onChange={setNext}
      />
      {faults.current === undefined && faults.next === undefined && <MutationFault mutation={mutation} />}
      <div>
        <button type="submit" class="button button-strong" disabled={mutation.state.value.kind === 'running'}>
          Change password
        </button>
      </div>
    </form>
  );
}
