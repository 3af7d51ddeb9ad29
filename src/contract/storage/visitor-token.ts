import { storagePrefix } from './stored-chat';

const key = `${storagePrefix}visitor`;

interface TokenPorts {
  storage: { get(key: string): string | null; set(key: string, value: string): void };
  uuid(): string;
}

/** The same with all that this browser says of its visitor to the service, so that a ban lasts even if they change all else. */
export function visitorToken({ storage, uuid }: TokenPorts): string {
  const token = storage.get(key) ?? uuid();
  storage.set(key, token);
  return token;
}
