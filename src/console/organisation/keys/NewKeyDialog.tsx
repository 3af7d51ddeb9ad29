import { useModel } from '../../kit/frame/use-model';
import { keyScopes } from '../../../contract/key-scopes';
import type { KeyScope } from '../../../contract/key-scopes';
import type { KeySummary } from '../../../operations/console/keys';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import { keyKinds, scopeTitles } from './key-kinds';
import type { Keys } from './keys';

type Kind = KeySummary['kind'];

interface KeyForm {
  kind: Kind;
  name: string;
  scopes: KeyScope[];
  days: number | undefined;
}

const kinds = Object.keys(keyKinds) as Kind[];
const titles = Object.fromEntries(kinds.map((kind) => [kind, keyKinds[kind].title]));
const longestName = 100;

export function NewKeyDialog({ keys, onClose }: { keys: Keys; onClose(): void }) {
  const form = useModel(() => new FormModel<KeyForm>({ first: firstOf('token'), send }));
  const { kind } = form.value.value;
  const all = scopesOf(kind);
  function send({ scopes, days, ...wanted }: KeyForm) {
    const isLimited = scopes.length < scopesOf(wanted.kind).length;
    return keys.create({
      ...wanted,
      ...(isLimited && { scopes }),
      ...(days !== undefined && { days }),
    });
  }
  return (
    <FormDialog title="New key" action="Create key" form={form} onClose={onClose}>
      <SelectField
        title="Kind"
        description={keyKinds[kind].opens}
        options={kinds}
        schema={{ enumTitles: titles }}
        {...fieldAt(form, 'kind')}
        onChange={(next) => form.change({ ...firstOf(next as Kind), name: form.value.value.name })}
      />
      <TextField
        title="Purpose"
        description="Only your team sees this."
        schema={{ maxLength: longestName }}
        {...fieldAt(form, 'name')}
      />
      {all.length > 0 && (
        <ChoicesField title="Permissions" options={all} titles={scopeTitles} {...fieldAt(form, 'scopes')} />
      )}
      {kind !== 'visitor' && (
        <NumberField
          title="Expires after"
          description="If empty, it is valid until you revoke it."
          schema={{ type: 'integer', minimum: 1, unit: 'days' }}
          {...fieldAt(form, 'days')}
        />
      )}
    </FormDialog>
  );
}

function firstOf(kind: Kind): KeyForm {
  return { kind, name: '', scopes: scopesOf(kind), days: undefined };
}

function scopesOf(kind: Kind): KeyScope[] {
  return kind === 'provisioning' || kind === 'token' ? [...keyScopes[kind]] : [];
}
