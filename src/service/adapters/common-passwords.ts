import { dictionary } from '@zxcvbn-ts/language-common';
import type { CommonPasswords } from '../domain/agents/account/passwords';

const common = new Set(dictionary['passwords-common'].map(String));

/** Some fifty thousand that were found most often among stolen ones. */
export const commonPasswords: CommonPasswords = { has: (password) => common.has(password.toLowerCase()) };
