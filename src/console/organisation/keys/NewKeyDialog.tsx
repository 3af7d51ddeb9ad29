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
import type { Keys } from './keys';
import { keyTexts } from './texts';

type Kind = KeySummary['kind'];

interface KeyForm {
  kind: Kind;
  name: string;
  scopes: KeyScope[];
  days: number | undefined;
}

const kinds: Kind[] = ['visitor', 'provisioning', 'token', 'identity'];
const longestName = 100;

export function NewKeyDialog({ keys, onClose }: { keys: Keys; onClose(): void }) {
  const form = useModel(() => new FormModel<KeyForm>({ first: firstOf('token'), send }));
  const texts = keyTexts();
  const titles = Object.fromEntries(kinds.map((kind) => [kind, texts.kinds[kind].title]));
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
    <FormDialog title={texts.newKey} action={texts.create} form={form} onClose={onClose}>
      <SelectField
        title={texts.kind}
        description={texts.kinds[kind].opens}
        options={kinds}
        schema={{ enumTitles: titles }}
        {...fieldAt(form, 'kind')}
        onChange={(next) => form.change({ ...firstOf(next as Kind), name: form.value.value.name })}
      />
      <TextField
        title={texts.purpose}
        description={texts.purposeHint}
        schema={{ maxLength: longestName }}
        {...fieldAt(form, 'name')}
      />
      {all.length > 0 && (
        <ChoicesField
          title={texts.permissions}
          options={all}
          titles={texts.scopes}
          {...fieldAt(form, 'scopes')}
        />
      )}
      {kind !== 'visitor' && (
        <NumberField
          title={texts.expiresAfter}
          description={texts.expiresHint}
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
