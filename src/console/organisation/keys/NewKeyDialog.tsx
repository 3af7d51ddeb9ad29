import { useState } from 'preact/hooks';
import { keyScopes, type KeyScope } from '../../../contract/administration';
import type { KeySummary } from '../../../operations/console/keys';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/page/FormDialog';
import { faultAt } from '../../kit/data/mutation';
import { keyKinds, scopeTitles } from './key-kinds';
import type { Keys } from './keys';

const kinds = Object.keys(keyKinds) as KeySummary['kind'][];
const titles = Object.fromEntries(kinds.map((kind) => [kind, keyKinds[kind].title]));
const longestName = 100;

export function NewKeyDialog({ keys, onClose }: { keys: Keys; onClose(): void }) {
  const [kind, setKind] = useState<KeySummary['kind']>('token');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>(scopesOf('token'));
  const [days, setDays] = useState<number>();
  const all = scopesOf(kind);
  const isKept = scopes.length < all.length;
  function choose(next: KeySummary['kind']) {
    setKind(next);
    setScopes(scopesOf(next));
    if (next === 'visitor') setDays(undefined);
  }
  function submit() {
    const kept = isKept ? { scopes: scopes as KeyScope[] } : {};
    return keys.create({ kind, name, ...kept, ...(days === undefined ? {} : { days }) });
  }
  return (
    <FormDialog
      title="New key"
      action="Create key"
      mutation={keys.creating}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        id="key-kind"
        title="Kind"
        description={keyKinds[kind].opens}
        options={kinds}
        schema={{ enumTitles: titles }}
        value={kind}
        onChange={(next) => choose(next as KeySummary['kind'])}
      />
      <TextField
        id="key-name"
        title="What it is for"
        description="For you and the audit log alone."
        schema={{ maxLength: longestName }}
        value={name}
        fault={faultAt(keys.creating, 'name')}
        onChange={setName}
      />
      {all.length > 0 && (
        <ChoicesField
          id="key-scopes"
          title="What it may"
          options={all}
          titles={scopeTitles}
          value={scopes}
          fault={faultAt(keys.creating, 'scopes')}
          onChange={setScopes}
        />
      )}
      {kind !== 'visitor' && (
        <NumberField
          id="key-days"
          title="Ends after"
          description="Left empty it opens until you revoke it."
          schema={{ type: 'integer', minimum: 1, unit: 'days' }}
          value={days}
          fault={faultAt(keys.creating, 'days')}
          onChange={setDays}
        />
      )}
    </FormDialog>
  );
}

function scopesOf(kind: KeySummary['kind']): readonly string[] {
  return kind === 'provisioning' || kind === 'token' ? keyScopes[kind] : [];
}
