import type { FormField } from './form-field';

/**
 * Kinds of text that browsers help to type. No `type="email"`: for its own check of addresses, which the form does without, Chromium
 * makes a whole script context: https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/html/forms/email_input_type.cc
 */
const inputs = {
  name: { autocomplete: 'name' },
  email: { autocomplete: 'email', inputmode: 'email', autocapitalize: 'none', spellcheck: false, dir: 'ltr' },
  phone: { autocomplete: 'tel', type: 'tel', dir: 'ltr' },
  text: { autocomplete: 'on' },
} as const;

type Inputs = typeof inputs;

/** By the kind of the field; others are `text`. */
export const textInputs: Pick<Inputs, 'email' | 'text'> &
  Partial<Record<FormField['kind'], Inputs[keyof Inputs]>> = inputs;
