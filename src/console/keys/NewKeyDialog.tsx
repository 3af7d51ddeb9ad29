import { useState } from 'preact/hooks';
import type { KeySummary } from '../../contract/administration';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { FormDialog } from '../page/FormDialog';
import { faultAt } from '../resource/act';
import { keyKinds } from './key-kinds';
import type { Keys } from './keys';

const kinds = Object.keys(keyKinds) as KeySummary['kind'][];
const titles = Object.fromEntries(kinds.map((kind) => [kind, keyKinds[kind].title]));
const longestName = 100;

export function NewKeyDialog({ keys, onClose }: { keys: Keys; onClose(): void }) {
  const [kind, setKind] = useState<KeySummary['kind']>('token');
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="New key"
      action="Create key"
      act={keys.creating}
      onSubmit={() => keys.create(kind, name)}
      onClose={onClose}
    >
      <SelectField
        id="key-kind"
        title="Kind"
        description={keyKinds[kind].opens}
        options={kinds}
        schema={{ enumTitles: titles }}
        value={kind}
        onChange={(next) => setKind(next as KeySummary['kind'])}
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
    </FormDialog>
  );
}
