import type { Keys } from '../../domain/access/keys';
import type { ServiceSecrets } from '../../domain/access/service-secrets';
import type { Endpoint, Endpoints } from '../../domain/outbox/endpoints';
import type { Sealing } from '../../domain/ports';
import type { Store, Tables } from '../store';
import { endpointPurpose, identitySecretPurpose, serviceSecretPurpose } from './purposes';

/** The store, keeping secrets that are needed again sealed. What is plain still is read, until it is sealed. */
export function createSealedStore(store: Store, sealing: Sealing): Store {
  return {
    ...store,
    ...sealTables(store, sealing),
    transaction: (work) => store.transaction((tables) => work(sealTables(tables, sealing))),
    read: (work) => store.read((tables) => work(sealTables(tables, sealing))),
  };
}

function sealTables<Bound extends Tables>(tables: Bound, sealing: Sealing): Bound {
  return {
    ...tables,
    endpoints: sealEndpoints(tables.endpoints, sealing),
    keys: sealKeys(tables.keys, sealing),
    serviceSecrets: sealServiceSecrets(tables.serviceSecrets, sealing),
  };
}

/** Tokens and signing secrets. */
function sealEndpoints(endpoints: Endpoints, sealing: Sealing): Endpoints {
  function opened<Found extends Endpoint | undefined>(endpoint: Found): Found {
    return endpoint && openEndpoint(endpoint, sealing);
  }
  return {
    ...endpoints,
    add: (endpoint) => endpoints.add(sealEndpoint(endpoint, sealing)),
    update: (endpoint) => endpoints.update(sealEndpoint(endpoint, sealing)),
    get: async (id) => opened(await endpoints.get(id)),
    lock: async (id) => opened(await endpoints.lock(id)),
    ofOrganisation: async (orgId) => (await endpoints.ofOrganisation(orgId)).map(opened),
    wanting: async (of, purpose) => (await endpoints.wanting(of, purpose)).map(opened),
  };
}

/** Identity secrets: of other kinds nothing is kept that needs it. */
function sealKeys(keys: Keys, sealing: Sealing): Keys {
  return {
    ...keys,
    add(orgId, kind, key, details) {
      const kept = kind === 'identity' ? sealing.seal(key, identitySecretPurpose(orgId)) : key;
      return keys.add(orgId, kind, kept, details);
    },
    async identitySecrets(orgId, now) {
      const kept = await keys.identitySecrets(orgId, now);
      return kept.map((secret) => openText(secret, identitySecretPurpose(orgId), sealing));
    },
  };
}

function sealServiceSecrets(secrets: ServiceSecrets, sealing: Sealing): ServiceSecrets {
  return {
    async kept(name, fresh) {
      const purpose = serviceSecretPurpose(name);
      return openText(await secrets.kept(name, sealing.seal(fresh, purpose)), purpose, sealing);
    },
  };
}

function openText(text: string, purpose: string, { isSealed, open }: Sealing): string {
  return isSealed(text) ? open(text, purpose) : text;
}

function sealEndpoint(endpoint: Endpoint, { seal }: Sealing): Endpoint {
  return withSecrets(endpoint, (text) => seal(text, endpointPurpose(endpoint.id)));
}

function openEndpoint<Found extends Endpoint>(endpoint: Found, sealing: Sealing): Found {
  return withSecrets(endpoint, (text) => openText(text, endpointPurpose(endpoint.id), sealing));
}

function withSecrets<Found extends Endpoint>(endpoint: Found, change: (text: string) => string): Found {
  const { token, secrets } = endpoint;
  return {
    ...endpoint,
    ...(token === undefined ? {} : { token: change(token) }),
    secrets: secrets.map((one) => ({ ...one, secret: change(one.secret) })),
  };
}
