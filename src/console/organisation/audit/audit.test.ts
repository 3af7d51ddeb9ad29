import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../operations/console/audit';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { loadAdministrationLanguage, loadLanguage } from '../../app/languages/languages';
import { speak } from '../../kit/texts/room-texts';
import { AuditModel } from './audit';
import { describeChanges } from './describe-changes';
import { describeEntry } from './describe-entry';

test('days are asked for from their beginning to their end, and pages by where the one before ended', async () => {
  const client = createFakeCalls({
    'GET /audit': ({ query }) =>
      query?.before === undefined ? { entries: [entry(9)], before: 9 } : { entries: [entry(8)] },
  });
  const audit = new AuditModel(client);
  audit.change({ start: '2026-03-29', end: '2026-03-29', actor: ' maya ' });
  await new Promise((resolve) => setImmediate(resolve));
  await audit.list.loadMore();
  const { query } = JSON.parse(client.calls[1]?.replace('GET /audit ', '') ?? '') as {
    query: Record<string, unknown>;
  };
  const from = new Date(2026, 2, 29).getTime();
  expect(query).toEqual({ from, until: new Date(2026, 2, 30).getTime(), actor: 'maya', before: 9 });
  expect(audit.list.items.value.map(({ id }) => id)).toEqual([9, 8]);
});

test('what is exported is what the filter lets through', () => {
  const audit = new AuditModel(createFakeCalls({ 'GET /audit': () => ({ entries: [] }) }));
  const seen: string[] = [];
  const stop = effect(() => void seen.push(audit.exports.value.ndjson));
  audit.change({ actor: 'maya' });
  stop();
  expect(seen).toEqual([
    'GET /audit/export {"query":{"format":"ndjson"}}',
    'GET /audit/export {"query":{"actor":"maya","format":"ndjson"}}',
  ]);
});

test('an entry is a sentence', () => {
  expect(describeEntry(entry(1))).toBe('maya@shop.example changed the widget w1');
  expect(describeEntry({ ...entry(1), actorKind: 'service', actor: '' })).toBe(
    'The service changed the widget w1',
  );
  expect(
    describeEntry({ ...entry(1), actorKind: 'key', actor: 'CRM', action: 'removed', subject: 'agent' }),
  ).toBe('The key CRM removed the agent w1');
});

test.each<[Partial<AuditEntry>, string]>([
  [{ subject: 'widget', subjectName: 'Bulb shop' }, 'changed the widget Bulb shop'],
  [
    { subject: 'endpoint', subjectName: 'https://a.example/b', isBot: true },
    'changed the bot https://a.example/b',
  ],
  [
    { subject: 'endpoint', subjectName: 'https://a.example/b', isBot: false },
    'changed the webhook https://a.example/b',
  ],
  [{ subject: 'organisation', subjectId: '1' }, 'changed the organisation'],
  [{ subject: 'delivery', action: 'redelivered' }, 'sent a delivery again'],
  [{ subject: 'visitor', action: 'erased', subjectId: '1 cases' }, 'erased the data of a visitor (1 chat)'],
  [
    { subject: 'visitor', action: 'exported', subjectId: '3 cases' },
    'exported the data of a visitor (3 chats)',
  ],
])('%o reads “%s”', (part, event) => {
  expect(describeEntry({ ...entry(1), ...part })).toBe(`maya@shop.example ${event}`);
});

test('values are said as their screens say them', () => {
  const changes = [
    { path: 'purpose', after: '"caseEvents"' },
    { path: 'widgetId', after: '"w1"' },
    { path: 'createdAt', after: String(Date.UTC(2026, 10, 23, 12)) },
  ];
  const described = describeChanges({ subject: 'endpoint', changes }, new Map([['w1', 'Bulb shop']]));
  expect(described.map(({ title, after }) => `${title}: ${after}`)).toEqual([
    'Purpose: “Chat events”',
    'Widget: “Bulb shop”',
    expect.stringMatching(/^Created: 23 Nov 2026, /),
  ]);
});

const changed = [
  { path: 'draft.look.position', before: '"br"', after: '"bl"' },
  { path: 'settings.translations.0.text', before: '"Los"', after: '"Auf"' },
  { path: 'calling.mailAfterSeconds', before: '60', after: '90' },
  { path: 'and 3 more' },
];

test.each([
  [
    'en-GB',
    ['Draft › Colours and position › Position', 'Bottom right', 'Bottom left'],
    [
      'Settings › Custom wording › Text 1 › Wording',
      'Alerts for waiting chats › E-mail after (seconds)',
      'And 3 more',
    ],
  ],
  [
    'de',
    ['Entwurf › Farben und Position › Position', 'Unten rechts', 'Unten links'],
    [
      'Einstellungen › Eigene Formulierungen › Text 1 › Formulierung',
      'Hinweise auf wartende Chats › E-Mail nach (Sekunden)',
      'Und 3 weitere',
    ],
  ],
  [
    'fr',
    ['Brouillon › Couleurs et position › Position', 'En bas à droite', 'En bas à gauche'],
    [
      'Réglages › Textes personnalisés › Texte 1 › Formulation',
      'Alertes pour les chats en attente › E-mail après (secondes)',
      'Et 3 de plus',
    ],
  ],
  [
    'es',
    ['Borrador › Colores y posición › Posición', 'Abajo a la derecha', 'Abajo a la izquierda'],
    [
      'Ajustes › Textos personalizados › Texto 1 › Redacción',
      'Avisos de chats en espera › Correo después de (segundos)',
      'Y 3 más',
    ],
  ],
])(
  'what changed in a widget is said in the words of its screens: %s',
  async (locale, [title, before, after], rest) => {
    await loadLanguage(locale);
    await loadAdministrationLanguage();
    try {
      const [first, ...others] = describeChanges({ subject: 'widget', changes: changed }, new Map());
      expect(first).toEqual({ title, before, after });
      expect(others.map((one) => one.title)).toEqual(rest);
    } finally {
      speak('en-GB', {});
    }
  },
);

function entry(id: number): AuditEntry {
  const who = { actorKind: 'agent', actor: 'maya@shop.example' } as const;
  return { id, at: 1, ...who, action: 'changed', subject: 'widget', subjectId: 'w1', changes: [] };
}
