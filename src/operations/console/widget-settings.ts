import { Type, type Static } from 'typebox';
import type { WidgetSettings } from '../../contract/settings/settings';
import { fixture, operationsOf } from '../operation';
import { openObject, perhaps, revisionNumber } from '../parts';
import { ActorKind, AuditChange } from './audit';

/** A widget's settings: their draft, what pages have, and what was published before. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

/** A hundred rules with twenty long messages each, in bytes. */
const longestSettings = 4 * 1024 * 1024;

const settings = openObject<WidgetSettings>();
const revision = Type.Integer({ description: 'Grows with each change of the settings and of their draft.' });

/** What pages have. */
export const WidgetSettingsState = Type.Object({ settings, revision }, { title: 'WidgetSettingsState' });
export type WidgetSettingsState = Static<typeof WidgetSettingsState>;

const knownRevision = {
  revision: perhaps(
    Type.Integer({
      ...revisionNumber,
      description: 'As it was read: refused with 409 if the settings or their draft have changed since.',
    }),
  ),
};
export const KnownRevision = Type.Object(knownRevision, { title: 'KnownRevision' });
export type KnownRevision = Static<typeof KnownRevision>;

export const WidgetSettingsChange = Type.Object(
  {
    settings: perhaps(
      Type.Unknown({ description: 'The whole settings. Members left out get their defaults.' }),
    ),
    ...knownRevision,
  },
  { title: 'WidgetSettingsChange' },
);
export type WidgetSettingsChange = Static<typeof WidgetSettingsChange>;

/** A published version that becomes the draft. */
export const RestoredVersion = Type.Object(
  { version: Type.Integer({ ...revisionNumber, description: 'Its revision.' }), ...knownRevision },
  { title: 'RestoredVersion' },
);
export type RestoredVersion = Static<typeof RestoredVersion>;

const authorship = {
  at: Type.Integer({ description: 'Epoch milliseconds; 0: not known.' }),
  actorKind: ActorKind,
  actor: Type.String({ description: 'E-mail of an agent, name of a key, user of the command line.' }),
};
export const Authorship = Type.Object(authorship, { title: 'Authorship' });
export type Authorship = Static<typeof Authorship>;

export const WidgetDraft = Type.Object(
  {
    settings: openObject<WidgetSettings>({
      description: 'Of the draft, or what is published if there is no draft.',
    }),
    revision,
    changed: perhaps(Authorship),
  },
  { title: 'WidgetDraft', description: '`changed`: who changed the draft last; absent without a draft.' },
);
export type WidgetDraft = Static<typeof WidgetDraft>;

export const PublishedVersion = Type.Object(
  {
    revision: Type.Integer({ description: 'Of the settings when it was published.' }),
    ...authorship,
    changes: Type.Array(AuditChange, {
      description: 'Compared with the version before; empty for the oldest that is kept.',
    }),
  },
  { title: 'PublishedVersion' },
);
export type PublishedVersion = Static<typeof PublishedVersion>;

export const PublishedVersionPage = Type.Object(
  {
    versions: Type.Array(PublishedVersion, { description: 'Newest first.' }),
    before: perhaps(
      Type.Integer({ description: 'A revision: gets the versions before these; absent on the last page.' }),
    ),
  },
  { title: 'PublishedVersionPage' },
);
export type PublishedVersionPage = Static<typeof PublishedVersionPage>;

const example = { path: { id: fixture('demoWidget') } };
const path = { id: fixture('widget') };
const exampleSettings = {
  look: { accent: '#1d5a4a', launcher: { kind: 'text', onlineText: 'Ask' } },
  texts: { title: 'Shop' },
  selector: { label: 'About?', widgets: [{ id: fixture('demoWidget'), label: 'Lamps' }] },
  survey: { isOn: true },
  transcriptEmail: { isOn: true },
  proactive: {
    isOn: true,
    rules: [
      {
        id: 'bulbs',
        when: {
          all: [
            { fact: 'pageUrl', is: 'ends', value: '/bulbs' },
            { not: { fact: 'secondsOnPage', is: 'atLeast', value: 3 } },
          ],
        },
        messages: ['{alias} here.'],
        agent: { alias: 'Maya' },
        cap: { times: 3, per: 'visit' },
      },
    ],
  },
};
const body = { settings: exampleSettings, revision: 1 };

export const widgetSettingsOperations = {
  readSettings: define('GET /widgets/{id}/settings', {
    summary: 'Read the published settings of a widget',
    answer: WidgetSettingsState,
    example,
  }),
  publishSettings: define('PUT /widgets/{id}/settings', {
    summary: 'Publish settings of a widget',
    body: WidgetSettingsChange,
    bodyLimit: longestSettings,
    answer: WidgetSettingsState,
    example: { path, body },
  }),
  readDraft: define('GET /widgets/{id}/draft', {
    summary: 'Read the draft of a widget’s settings',
    answer: WidgetDraft,
    example,
  }),
  saveDraft: define('PUT /widgets/{id}/draft', {
    summary: 'Save a draft of a widget’s settings',
    body: WidgetSettingsChange,
    bodyLimit: longestSettings,
    answer: WidgetDraft,
    example: { path, body },
  }),
  publishDraft: define('POST /widgets/{id}/draft/publish', {
    summary: 'Publish the draft of a widget’s settings',
    body: KnownRevision,
    answer: WidgetDraft,
    example: { path: { id: fixture('draftedWidget') }, body: {} },
  }),
  restoreVersion: define('POST /widgets/{id}/draft/restore', {
    summary: 'Make a published version the draft',
    body: RestoredVersion,
    answer: WidgetDraft,
    // There is no such version.
    example: { path, body: { version: 9, revision: 1 }, refused: 400 },
  }),
  discardDraft: define('DELETE /widgets/{id}/draft', {
    summary: 'Discard the draft of a widget’s settings',
    query: KnownRevision,
    answer: WidgetDraft,
    example: { path, query: { revision: 1 } },
  }),
  listVersions: define('GET /widgets/{id}/versions', {
    summary: 'List published versions, newest first',
    isReadInTurns: true,
    query: Type.Object({ before: perhaps(revisionNumber) }),
    answer: PublishedVersionPage,
    example: { path, query: { before: 99_999 } },
  }),
};
