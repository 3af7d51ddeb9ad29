import { Type, type Static } from 'typebox';
import { keyScopes } from '../../contract/key-scopes';
import { fixture, operationsOf } from '../operation';
import { moment, perhaps, text } from '../parts';

const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const kind = Type.Enum(['visitor', 'provisioning', 'token', 'identity'], {
  description:
    'visitor: for pages; provisioning: for users and widgets; token: for logs and the status of agents; identity: the secret by which a page’s server proves who its visitor is.',
});
const scopes = Type.Array(Type.Enum([...keyScopes.provisioning, ...keyScopes.token]), {
  uniqueItems: true,
  maxItems: 10,
  description: 'If absent, all that the kind allows.',
});

/** Scopes and an end are for keys and tokens of systems; a visitor key has neither. */
export const WantedKey = Type.Object(
  {
    kind,
    name: perhaps(Type.String({ maxLength: 100 })),
    scopes: perhaps(scopes),
    days: perhaps(
      Type.Integer({
        minimum: 1,
        maximum: 3_650,
        description: 'If absent, it is valid until it is revoked.',
      }),
    ),
  },
  { title: 'WantedKey' },
);
export type WantedKey = Static<typeof WantedKey>;

const key = {
  id: text,
  kind,
  name: text,
  createdAt: Type.Integer({ description: 'Epoch milliseconds; 0 when unknown.' }),
  scopes: perhaps(scopes),
  expiresAt: perhaps(moment),
  lastUsedAt: perhaps(
    Type.Integer({ description: 'Of provisioning keys and tokens, to the minute; epoch milliseconds.' }),
  ),
};
export const KeySummary = Type.Object(
  { ...key, key: perhaps(Type.String({ description: 'Of a visitor key alone, which is public.' })) },
  { title: 'Key' },
);
export type KeySummary = Static<typeof KeySummary>;

export const NewKey = Type.Object(
  { ...key, key: Type.String({ description: 'Shown here and never again.' }) },
  { title: 'NewKey' },
);
export type NewKey = Static<typeof NewKey>;

export const KeyList = Type.Object(
  {
    orgId: Type.Integer({ description: 'Of the organisation, for the address of the logs export.' }),
    keys: Type.Array(KeySummary),
  },
  { title: 'KeyList' },
);
export type KeyList = Static<typeof KeyList>;

export const keyOperations = {
  listKeys: define('GET /keys', { summary: 'List keys', answer: KeyList }),
  createKey: define('POST /keys', {
    summary: 'Create a key',
    body: WantedKey,
    answer: NewKey,
    status: 201,
    example: { body: { kind: 'token', name: 'Export' } },
  }),
  revokeKey: define('DELETE /keys/{id}', {
    summary: 'Revoke a key',
    example: { path: { id: fixture('key') } },
  }),
};
