import { expect, test } from 'vitest';
import { parseSettings } from '../../contract/settings/parse-settings';
import type { PartialSettings } from '../../contract/settings/settings';
import { createFakeVisit } from '../session/fake-visit';
import { createCallForm } from './call-form';

const optional = { forms: { offline: { fields: [{ kind: 'email' }] } } } as const;

test.each<[string, boolean, PartialSettings, string[]]>([
  ['the address without which the service starts no chat', true, {}, ['phone', 'email']],
  ['the address without which it takes no message', false, {}, ['phone', 'email']],
  ['a number alone where nobody is there, and no address is demanded', false, optional, ['phone']],
])('a call asks for %s', async (_, isOnline, settings, keys) => {
  const visit = createFakeVisit(settings);
  visit.server.online = isOnline;
  visit.session.startCall();
  await visit.pass(0);
  const call = createCallForm(visit.session, parseSettings(settings).settings.forms);
  expect(call.fields.value.map(({ key }) => key)).toEqual(keys);
});
