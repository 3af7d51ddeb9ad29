import { dictionary } from '@zxcvbn-ts/language-common';
import type { CommonPasswords } from '../domain/agents/account/passwords';

let common: Set<string> | undefined;

/** Some fifty thousand that were found most often among stolen ones. */
export const commonPasswords: CommonPasswords = {
  has(password) {
    common ??= new Set(dictionary['passwords-common'].map(String));
    return common.has(password.toLowerCase());
  },
};
