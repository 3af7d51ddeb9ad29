import { keyScopes } from '../../contract/key-scopes';
import type { KeyScope } from '../../contract/key-scopes';
import type { KeySummary } from '../../operations/console/keys';
import type { Keyring } from '../domain/access/keyring';
import { lineOf } from './line-of';
import { UsageFault } from './usage';

const kinds: KeySummary['kind'][] = ['visitor', 'provisioning', 'token', 'identity'];
const scopes: readonly KeyScope[] = [...keyScopes.provisioning, ...keyScopes.token];

export interface KeyOptions {
  scopes?: string | undefined;
  days?: string | undefined;
}

export async function createKey(
  keyring: Keyring,
  orgId: number,
  words: string[],
  options: KeyOptions,
): Promise<string> {
  const kind = kinds.find((one) => one === words[0]);
  if (!kind) throw new UsageFault(`Say which kind of key: ${kinds.join(', ')}.`);
  const days = options.days === undefined ? undefined : Number(options.days);
  if (days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= 3_650))
    throw new UsageFault('--days must be a number from 1 to 3650.');
  const made = await keyring.add(orgId, {
    kind,
    name: words.slice(1).join(' '),
    ...(options.scopes === undefined ? {} : { scopes: options.scopes.split(',').map(readScope) }),
    ...(days === undefined ? {} : { days }),
  });
  return `${kind} key of organisation ${orgId}: ${made.key}\n`;
}

export async function listKeys(keyring: Keyring, orgId: number): Promise<string> {
  const { keys } = await keyring.list(orgId);
  return keys.map(describeKey).join('') || 'There is no key yet.\n';
}

export async function revokeKey(keyring: Keyring, orgId: number, id: string | undefined): Promise<string> {
  const { keys } = await keyring.list(orgId);
  const found = keys.find((key) => key.id === id);
  if (!found) throw new UsageFault(`There is no key ${id ?? ''}. See: npm run admin -- list-keys ${orgId}`);
  await keyring.revoke(orgId, found.id);
  return `Revoked: ${describeKey(found)}`;
}

function describeKey({ id, kind, name, scopes: kept, expiresAt, lastUsedAt }: KeySummary): string {
  const facts = [
    kept?.join(','),
    expiresAt !== undefined && `until ${dayOf(expiresAt)}`,
    lastUsedAt !== undefined && `used ${dayOf(lastUsedAt)}`,
    name,
  ];
  return lineOf(id, kind, ...facts.flatMap((fact) => fact || []));
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function readScope(text: string): KeyScope {
  const found = scopes.find((scope) => scope === text.trim());
  if (!found) throw new UsageFault(`There is no scope ${text}. There are: ${scopes.join(', ')}.`);
  return found;
}
