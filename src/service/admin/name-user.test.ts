import { expect, test } from 'vitest';
import { nameUser } from './name-user';

test('a user without a name is named by number', () => {
  expect(nameUser(() => ({ username: 'ada' }))).toBe('ada');
  const withoutName = nameUser(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(withoutName).toMatch(/^user /);
});
