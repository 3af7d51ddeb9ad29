import { expect, test } from 'vitest';
import { describeBan } from './describe-ban';

test.each([
  ['visitor 0b1c', { way: 'Browser of the visitor', what: '' }],
  ['browser 192.0.2.1 Rude/1 (X11; Linux)', { way: 'Browser at an IP address', what: '192.0.2.1' }],
  ['address 2001:db8:1:2::/64', { way: 'IP address', what: '2001:db8:1:2::/64' }],
  ['network 192.0.2.0/24', { way: 'Network', what: '192.0.2.0/24' }],
  ['email ann@x.example', { way: 'E-mail', what: 'ann@x.example' }],
  ['email ann@x.example at 192.0.2.0/24', { way: 'E-mail', what: 'ann@x.example in 192.0.2.0/24' }],
  ['something new', { way: 'something new', what: '' }],
])('%s', (who, described) => {
  expect(describeBan(who)).toEqual(described);
});
