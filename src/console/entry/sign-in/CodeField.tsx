import { TextField, type TextFieldProps } from '../../kit/fields/TextField';
import { signInTexts } from './texts';

/** Takes a code of the second factor. */
export function CodeField(field: Pick<TextFieldProps, 'value' | 'fault' | 'onChange'>) {
  return (
    <TextField title={signInTexts().code} schema={{}} autocomplete="one-time-code" isFocused {...field} />
  );
}
