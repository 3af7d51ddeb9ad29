import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import { defaultLabels, type FieldKind } from '../../../contract/settings/form-fields';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { Draft } from '../../kit/data/draft';
import { inserted, moved, removed } from '../../kit/data/list-edits';
import { publishingTexts } from '../publishing/texts';
import { formsTexts } from './texts';

export type FormName = keyof WidgetSettings['forms'];

export interface FormEditor {
  fields: Record<FormName, ReadonlySignal<readonly FieldSettings[]>>;
  /** Those of which the form takes one more: of the service's own, one each. */
  kindsLeft: Record<FormName, ReadonlySignal<FieldKind[]>>;
  /** At the end. */
  add(form: FormName, kind: FieldKind): void;
  insert(form: FormName, at: number, field: FieldSettings): void;
  remove(form: FormName, at: number): void;
  /** To the place where that one is. */
  move(form: FormName, from: number, to: number): void;
}

/** The fields of the forms, which are a part of the settings. */
export const FormEditorModel = createModel((draft: Draft<WidgetSettings>): FormEditor => {
  function fieldsOf(form: FormName) {
    return computed(() => draft.value.value?.forms[form].fields ?? []);
  }
  const fields = { prechat: fieldsOf('prechat'), offline: fieldsOf('offline') };
  function kindsLeftOf(form: FormName) {
    return computed(() =>
      (Object.keys(publishingTexts().fieldKinds) as FieldKind[]).filter(
        (kind) => !(kind in defaultLabels) || fields[form].value.every((field) => field.kind !== kind),
      ),
    );
  }
  function edit(form: FormName, next: (fields: readonly FieldSettings[]) => FieldSettings[]) {
    draft.setAt(`forms.${form}.fields`, next(fields[form].value));
  }
  return {
    fields,
    kindsLeft: { prechat: kindsLeftOf('prechat'), offline: kindsLeftOf('offline') },
    add: (form, kind) => edit(form, (before) => [...before, newField(kind)]),
    insert: (form, at, field) => edit(form, (before) => inserted(before, at, field)),
    remove: (form, at) => edit(form, (before) => removed(before, at)),
    move: (form, from, to) => edit(form, (before) => moved(before, from, to)),
  };
});

export function describeField({ kind, isRequired, options }: FieldSettings): string {
  const texts = formsTexts();
  return [
    publishingTexts().fieldKinds[kind],
    kind === 'choice' && texts.optionCount(options.length),
    isRequired && texts.required,
  ]
    .filter(Boolean)
    .join(', ');
}

function newField(kind: FieldKind): FieldSettings {
  const label = kind in defaultLabels ? '' : publishingTexts().fieldKinds[kind];
  return {
    kind,
    label,
    isRequired: false,
    options: kind === 'choice' ? ['', ''] : [],
    value: '',
    translations: [],
  };
}
