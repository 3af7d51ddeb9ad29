/**
 * Kinds of text that browsers help to type. No `type="email"`: for its own check of addresses, which the form does without, Chromium
 * makes a whole script context: https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/html/forms/email_input_type.cc
 */
export const textInputs = {
  name: { autocomplete: 'name' },
  email: { autocomplete: 'email', inputmode: 'email', autocapitalize: 'none', spellcheck: false },
  phone: { autocomplete: 'tel', type: 'tel' },
  text: { autocomplete: 'on' },
} as const;
