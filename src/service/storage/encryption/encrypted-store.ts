import type { Keys } from '../../domain/access/keys';
import type { ServiceSecrets } from '../../domain/access/service-secrets';
import type { Endpoint, Endpoints } from '../../domain/outbox/endpoints';
import type { Encryption } from '../../domain/ports';
import type { Store, Tables } from '../store';
import { endpointPurpose, identitySecretPurpose, serviceSecretPurpose } from './purposes';

/** The store, with secrets encrypted that are needed again. Those that an older version left plain are read too. */
export function createEncryptedStore(store: Store, encryption: Encryption): Store {
  return {
    ...store,
    ...encryptTables(store, encryption),
    transaction: (work) => store.transaction((tables) => work(encryptTables(tables, encryption))),
    read: (work) => store.read((tables) => work(encryptTables(tables, encryption))),
  };
}

function encryptTables<Bound extends Tables>(tables: Bound, encryption: Encryption): Bound {
  return {
    ...tables,
    endpoints: encryptEndpoints(tables.endpoints, encryption),
    keys: encryptKeys(tables.keys, encryption),
    serviceSecrets: encryptServiceSecrets(tables.serviceSecrets, encryption),
  };
}

/** Tokens and signing secrets. */
function encryptEndpoints(endpoints: Endpoints, encryption: Encryption): Endpoints {
  function decrypted<Found extends Endpoint | undefined>(endpoint: Found): Found {
    return endpoint && decryptEndpoint(endpoint, encryption);
  }
  return {
    ...endpoints,
    add: (endpoint) => endpoints.add(encryptEndpoint(endpoint, encryption)),
    update: (endpoint) => endpoints.update(encryptEndpoint(endpoint, encryption)),
    get: async (orgId, id) => decrypted(await endpoints.get(orgId, id)),
    lock: async (orgId, id) => decrypted(await endpoints.lock(orgId, id)),
    ofOrganisation: async (orgId) => (await endpoints.ofOrganisation(orgId)).map(decrypted),
    wanting: async (of, purpose) => (await endpoints.wanting(of, purpose)).map(decrypted),
  };
}

/** Identity secrets: of other kinds nothing is kept that needs it. */
function encryptKeys(keys: Keys, encryption: Encryption): Keys {
  return {
    ...keys,
    add(orgId, kind, key, details) {
      const kept = kind === 'identity' ? encryption.encrypt(key, identitySecretPurpose(orgId)) : key;
      return keys.add(orgId, kind, kept, details);
    },
    async identitySecrets(orgId, now) {
      const kept = await keys.identitySecrets(orgId, now);
      return kept.map((secret) => decryptText(secret, identitySecretPurpose(orgId), encryption));
    },
  };
}

function encryptServiceSecrets(secrets: ServiceSecrets, encryption: Encryption): ServiceSecrets {
  return {
    async kept(name, fresh) {
      const purpose = serviceSecretPurpose(name);
      return decryptText(await secrets.kept(name, encryption.encrypt(fresh, purpose)), purpose, encryption);
    },
  };
}

function decryptText(text: string, purpose: string, { isEncrypted, decrypt }: Encryption): string {
  return isEncrypted(text) ? decrypt(text, purpose) : text;
}

function encryptEndpoint(endpoint: Endpoint, { encrypt }: Encryption): Endpoint {
  return withSecrets(endpoint, (text) => encrypt(text, endpointPurpose(endpoint.id)));
}

function decryptEndpoint<Found extends Endpoint>(endpoint: Found, encryption: Encryption): Found {
  return withSecrets(endpoint, (text) => decryptText(text, endpointPurpose(endpoint.id), encryption));
}

function withSecrets<Found extends Endpoint>(endpoint: Found, change: (text: string) => string): Found {
  const { token, secrets } = endpoint;
  return {
    ...endpoint,
    ...(token === undefined ? {} : { token: change(token) }),
    secrets: secrets.map((one) => ({ ...one, secret: change(one.secret) })),
  };
}
