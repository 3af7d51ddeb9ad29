import { expect, test } from 'vitest';
import { readConfig } from './config';
import { findStrangeSettings } from './strange-settings';

test.each([
  ['PROT', 'PORT'],
  ['PORTS', 'PORT'],
  ['DATA_DRI', 'DATA_DIR'],
  ['DATABSE_UR', 'DATABASE_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
])('%s is named, and that %s may be meant', (name, meant) => {
  expect(readConfig({ [name]: '1' }).strangeSettings).toEqual([{ name, meant }]);
});

test('what others keep in the environment is left alone', () => {
  const names = ['HOME', 'PATH', 'HOSTNAME', 'PWD', 'SHELL', 'npm_config_port', 'DATA', 'PGPORT'];
  expect(findStrangeSettings(names, ['PORT', 'HOST', 'DATA_DIR'])).toEqual([]);
});
