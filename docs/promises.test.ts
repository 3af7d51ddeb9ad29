import { expect, test } from 'vitest';
import { setupTexts } from '../src/console/entry/setup/texts';
import { connectionTexts } from '../src/console/organisation/connections/texts';
import { settingsTexts } from '../src/console/widgets/settings/texts';
import { mailDefinitions } from '../src/contract/mails/mail-definitions';
import { tryTimes } from '../src/service/delivery/schedule';
import { readPage } from './read-page';

const units = { s: 1_000, min: 60_000, h: 3_600_000 };

test('the page and the console say for how long webhooks are retried', () => {
  const [, listed = ''] =
    /\*\*Attempts\*\* follow after (.*?), each/.exec(readPage('webhooks-and-bots.md')) ?? [];
  const times = [...listed.matchAll(/(\d+) (s|min|h)\b/g)].map(
    ([, count, unit]) => Number(count) * units[unit as keyof typeof units],
  );
  expect(times).toEqual(tryTimes);
  expect(tryTimes.at(-1)).toBe(24 * units.h);
  expect(connectionTexts().deliveriesLead).toContain('retried for a day');
});

test('hints about the name of a widget say that visitors read it', () => {
  expect(mailDefinitions.transcript.defaults.subject).toContain('{{widget}}');
  const { general, newHint } = settingsTexts();
  for (const hint of [general.name.description, newHint, setupTexts().widgetHelp])
    expect(hint).toMatch(/visitors/i);
});
