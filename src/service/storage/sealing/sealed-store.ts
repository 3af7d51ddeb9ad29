import type { Endpoint, Endpoints } from '../../domain/outbox/endpoints';
import type { Sealing } from '../../domain/ports';
import type { Store, Tables } from '../store';

/** The store, keeping tokens and signing secrets of endpoints sealed. What is plain still is read, until it is sealed. */
export function createSealedStore(store: Store, sealing: Sealing): Store {
  return {
    ...store,
    ...sealTables(store, sealing),
    transaction: (work) => store.transaction((tables) => work(sealTables(tables, sealing))),
  };
}

function sealTables<Bound extends Tables>(tables: Bound, sealing: Sealing): Bound {
  const { endpoints } = tables;
  function opened<Found extends Endpoint | undefined>(endpoint: Found): Found {
    return endpoint && openEndpoint(endpoint, sealing);
  }
  const sealed: Endpoints = {
    ...endpoints,
    add: (endpoint) => endpoints.add(sealEndpoint(endpoint, sealing)),
    update: (endpoint) => endpoints.update(sealEndpoint(endpoint, sealing)),
    get: async (id) => opened(await endpoints.get(id)),
    lock: async (id) => opened(await endpoints.lock(id)),
    ofOrganisation: async (orgId) => (await endpoints.ofOrganisation(orgId)).map(opened),
    wanting: async (of, purpose) => (await endpoints.wanting(of, purpose)).map(opened),
  };
  return { ...tables, endpoints: sealed };
}

/** Bound to the endpoint: copied to another one it does not open. */
export function purposeOf(id: string): string {
  return `endpoint ${id}`;
}

function sealEndpoint(endpoint: Endpoint, { seal }: Sealing): Endpoint {
  return withSecrets(endpoint, (text) => seal(text, purposeOf(endpoint.id)));
}

function openEndpoint<Found extends Endpoint>(endpoint: Found, { isSealed, open }: Sealing): Found {
  return withSecrets(endpoint, (text) => (isSealed(text) ? open(text, purposeOf(endpoint.id)) : text));
}

function withSecrets<Found extends Endpoint>(endpoint: Found, change: (text: string) => string): Found {
  const { token, secrets } = endpoint;
  return {
    ...endpoint,
    ...(token === undefined ? {} : { token: change(token) }),
    secrets: secrets.map((one) => ({ ...one, secret: change(one.secret) })),
  };
}
