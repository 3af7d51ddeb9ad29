import { isValidPhoneNumber } from 'libphonenumber-js/min';
import type { PhoneNumbers } from '../domain/provisioning/users';

/** International numbers, and American ones as they are written at home. */
export const phoneNumbers: PhoneNumbers = {
  isValid: (text) => isValidPhoneNumber(text) || isValidPhoneNumber(text, 'US'),
};
