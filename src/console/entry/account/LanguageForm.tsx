import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { SelectField } from '../../kit/fields/SelectField';
import { languageNames } from '../../kit/frame/language-choice';
import { useModel } from '../../kit/frame/use-model';
import { AccountForm } from './AccountForm';
import type { LanguagePreference } from './language-preference';
import { accountTexts } from './texts';

/** Which language the console speaks. Nothing changes before the button: the page is loaded again for it. */
export function LanguageForm({ language }: { language: LanguagePreference }) {
  const texts = accountTexts();
  const form = useModel(
    () =>
      new FormModel({
        first: { language: language.chosen() },
        send: async (wanted) => language.choose(wanted.language),
      }),
  );
  return (
    <AccountForm form={form} action={texts.apply}>
      <SelectField
        title={texts.language}
        options={['', ...Object.keys(languageNames)]}
        schema={{ enumTitles: { '': texts.browserLanguage, ...languageNames } }}
        {...fieldAt(form, 'language')}
      />
    </AccountForm>
  );
}
