import { scalar } from '../read';

/** Reads the tag of a language, or an empty text. */
export const languageTag = scalar<string>(
  '',
  (value) => /^[\w-]{0,35}$/.test(value),
  'must be a language tag like en or pt-BR',
);
