import { expect, test } from 'vitest';
import { visitorName } from './visitor-name';

test.each([
  [{ visitorName: ' Ann ', visitorEmail: 'ann@x.example' }, 'Ann'],
  [{ visitorName: ' ', visitorEmail: 'ann@x.example' }, 'ann@x.example'],
  [{ visitorPhone: '+4930123' }, '+4930123'],
  [{}, 'Visitor 01ab'],
  // Words behind it would be drawn from right to left.
  [{ visitorName: 'Ann \u202egpj\u2066' }, 'Ann gpj'],
  [{ visitorName: '\u202e', visitorEmail: 'ann@x.example' }, 'ann@x.example'],
  [{ visitorName: '\u05e2\u05e0\u05ea\u200f!' }, '\u05e2\u05e0\u05ea\u200f!'],
  // Nothing of it would be seen.
  [{ visitorName: '\u200b\u3164\u2800\ufe0f', visitorEmail: 'ann@x.example' }, 'ann@x.example'],
  [
    { visitorName: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645' },
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  [{ visitorName: '\u2764\ufe0f' }, '\u2764\ufe0f'],
])('%j is called %s', (known, name) => {
  expect(visitorName({ id: '01ab2345', ...known })).toBe(name);
});
