import { TextField, type TextFieldProps } from '../../kit/fields/TextField';

/** Takes a code of the second factor. */
export function CodeField(field: Pick<TextFieldProps, 'value' | 'fault' | 'onChange'>) {
  return (
    <TextField
      title="Code from your authenticator app, or a recovery code"
      schema={{}}
      autocomplete="one-time-code"
      isFocused
      {...field}
    />
  );
}
