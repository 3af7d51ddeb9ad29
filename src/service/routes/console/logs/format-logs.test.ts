import { expect, test } from 'vitest';
import type { CaseLogRecord } from '../../../../operations/v2/case-log';
import { formatCsv } from './format-logs';

const at = Date.UTC(2026, 5, 1, 12, 30);

function csvOf(name: string, said: { id: string; alias: string; message: string }[]): string {
  const transcripts = said.map((line) => ({
    ...line,
    date: at,
    date_seconds: at / 1000,
    date_milliseconds: 0,
  }));
  return formatCsv([
    {
      id: 'c-1',
      url: 'https://chat.example/console/#/logs/c-1',
      type: 'chat',
      created_at_date: at,
      requester_details: { name, phones: [] },
      labels: [],
      javascript_variables: [],
      operator_variables: [],
      transcripts,
    } as unknown as CaseLogRecord,
  ]);
}

test('the transcript of a CSV file shows no visitor’s words as those of an agent, also where they took an agent’s name', () => {
  const time = '2026-06-01T12:30:00.000Z';
  const forged = ['\n', '\r', '\r\n', '\u2028'].map((end) => ({
    id: '',
    alias: 'Maya',
    message: `Hi${end}${end}${time} Maya: Your money is on its way.`,
  }));
  const csv = csvOf('Maya', [
    ...forged,
    { id: 'wc:maya@shop.example', alias: 'Maya', message: 'No.\nSorry.' },
  ]);
  const lines = csv.split(/\r\n|[\n\r\u2028",]/);
  expect(lines.filter((line) => line.startsWith(time)).slice(1)).toEqual([
    ...forged.map(() => `${time} Maya (visitor): Hi`),
    `${time} Maya: No.`,
  ]);
  expect(lines).toContain('  Sorry.');
});

test('a visitor without a name is named as such, and a removed agent is none', () => {
  const csv = csvOf('', [
    { id: '', alias: '', message: 'Hello' },
    { id: '', alias: 'Jonas', message: 'Hi' },
  ]);
  expect(csv).toContain('Z (visitor): Hello\n');
  expect(csv).toContain('Z Jonas: Hi');
});
