import { isIP } from 'node:net';
import { loadEncryption, parseSecretsKey } from './adapters/secrets-key';
import { readBucketSettings, type FileBucketConfig } from './bucket-settings';
import { findStrangeSettings, type StrangeSetting } from './strange-settings';
import { auditDetailsByDefault } from './domain/audit/audit-log';
import { settingsByDefault } from './domain/widgets/room-for-settings';
import type { MailboxConfig } from './delivery/incoming/mailbox';
import { readMailSettings } from './mail-settings';
import { isEncoded, parseUrl } from './parse-url';
import type { EmbeddedPlace } from './storage/embedded/open-embedded';
import type { PostgresAddresses } from './storage/postgres/open-postgres';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** An upgrade of the embedded database copies it first. */
  copiesBeforeUpgrade: boolean;
  /** PostgreSQL; without it the embedded engine keeps its data in `dataDir`. */
  databaseUrl?: string;
  /** The same database without a pooler in between. */
  databaseDirectUrl?: string;
  /** A replica of it, for logs and reports. */
  databaseReadUrl?: string;
  /** NATS, which tells instances of changes in the place of PostgreSQL. */
  pubSubUrl?: string;
  /** Origin under which the service is reached, without a slash at its end. */
  publicUrl?: string;
  /** How many proxies are in front of the service, or their addresses. */
  trustProxy: false | number | string[];
  /** File in MaxMind's format that tells where visitors are. */
  geoDatabase?: string;
  /** Bytes that an organisation’s settings take at most. */
  settingsBytes: number;
  /** Bytes that long details of the audit log of an organisation take at most. */
  auditBytes: number;
  /** Where files of chats are; without it in the database. */
  fileBucket?: FileBucketConfig;
  /** Without it mails wait in the outbox. */
  smtpUrl?: string;
  /** Sender of mails. */
  mailFrom?: string;
  /** Mailbox that visitors answer to, with its address; without it they answer to the team's address. */
  mailbox?: MailboxConfig;
  /** Encrypts secrets at rest; without it a key is kept in `dataDir`. */
  secretsKey?: Buffer;
  /** Opened secrets before, and still do. */
  secretsKeysBefore: Buffer[];
  allowsPrivateWebhooks: boolean;
  /** Where agents may sign in beside their passwords. */
  openId?: OpenIdConfig;
  /** Where metrics are read; without it nowhere. */
  metrics?: { port: number; host: string; names: string[] };
  /** Where holes are reported. */
  securityContact?: string;
  /** Where the sample bot is; of a start with `--demo` alone. */
  demoBotUrl?: string;
  /** The demo begins without chats, without rules, and with nobody who answers. */
  isDemoEmpty: boolean;
  /** Names that look like settings and are none. */
  strangeSettings: StrangeSetting[];
}

export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret?: string;
  /** What the sign-in screen calls the provider. */
  name: string;
}

/** Every wrong value of the environment, each in a sentence. */
export class ConfigFault extends Error {
  override name = 'ConfigFault';

  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

/** The demo keeps its data apart: its passwords are known to everybody. */
const dataDirs = { production: './data', demo: './demo-data' };

/** Reads the environment once; throws one {@link ConfigFault} that names every wrong value. */
export function readConfig(env: Record<string, string | undefined>, { isDemo = false } = {}): Config {
  const faults: string[] = [];
  const known = ['BOT_PORT', 'ADMIN_PASSWORD'];
  function read<Value>(name: string, parse: (text: string) => Value | undefined, must: string) {
    known.push(name);
    const text = env[name]?.trim();
    if (!text) return undefined;
    // `docker run --env-file` keeps them, and a shell or systemd doesn't.
    const isQuoted = /^(["']).*\1$/.test(text);
    const value = isQuoted ? undefined : parse(text);
    // The value itself is not repeated: addresses of databases and mail servers hold passwords.
    if (value === undefined) faults.push(`${name} ${isQuoted ? 'must not be in quotation marks' : must}.`);
    return value;
  }

  const port = read('PORT', parsePort, 'must be a number from 0 to 65535');
  const host = read('HOST', parseHost, 'must be an address or a host name, like 127.0.0.1 or 0.0.0.0');
  const dataDir = read('DATA_DIR', (text) => text, 'must be a folder');
  const copiesBeforeUpgrade = read('COPY_BEFORE_UPGRADE', parseFlag, 'must be 1 or 0');
  const databaseMust = 'must be like postgres://user:password@host:5432/database';
  const databaseUrl = read('DATABASE_URL', parseDatabaseUrl, databaseMust);
  const databaseDirectUrl = read('DATABASE_DIRECT_URL', parseDatabaseUrl, databaseMust);
  if (env['DATABASE_DIRECT_URL'] && !env['DATABASE_URL'])
    faults.push('DATABASE_URL must be set too, since DATABASE_DIRECT_URL is.');
  const databaseReadUrl = read('DATABASE_READ_URL', parseDatabaseUrl, databaseMust);
  if (env['DATABASE_READ_URL'] && !env['DATABASE_URL'])
    faults.push('DATABASE_URL must be set too, since DATABASE_READ_URL is.');
  const pubSubUrl = read(
    'PUBSUB_URL',
    parseNatsUrl,
    'must be like nats://user:password@host:4222, percent-encoded (% is %25), or tls:// instead of nats://',
  );
  if (env['PUBSUB_URL'] && !env['DATABASE_URL'])
    faults.push('DATABASE_URL must be set too, since PUBSUB_URL is: one instance needs no NATS.');
  const publicUrl = read('PUBLIC_URL', parsePublicUrl, 'must be like https://chat.example.com');
  const trustProxy = read(
    'TRUST_PROXY',
    parseTrustProxy,
    'must be false, the number of proxies before the service, or their addresses like 10.0.0.0/8,192.168.1.1; ' +
      'true is not taken, since every client could then write whose address it has',
  );
  const { smtpUrl, mailFrom, mailbox } = readMailSettings(read, env, faults);
  const fileBucket = readBucketSettings(read, env, faults);
  const settingsBytes = read('SETTINGS_MB', parseMegabytes, 'must be a whole number from 1 to 1000000');
  const auditBytes = read('AUDIT_MB', parseMegabytes, 'must be a whole number from 1 to 1000000');
  const geoDatabase = read('GEO_DATABASE', (text) => text, 'must be a file');
  const allowsPrivateWebhooks = read('ALLOW_PRIVATE_WEBHOOKS', parseFlag, 'must be 1 or 0');

  const keyMust = 'must be 32 random bytes in base64 or hex, as openssl rand -base64 32 makes them';
  const secretsKey = read('SECRETS_KEY', parseSecretsKey, keyMust);
  const secretsKeysBefore = read('SECRETS_KEYS_BEFORE', parseSecretsKeys, `${keyMust}, with commas between`);

  const issuer = read(
    'OIDC_ISSUER',
    parseIssuer,
    'must be like https://accounts.example.com; http on this machine alone',
  );
  const clientId = read('OIDC_CLIENT_ID', (text) => text, 'must be a client id');
  const clientSecret = read('OIDC_CLIENT_SECRET', (text) => text, 'must be a secret');
  const openIdName = read('OIDC_NAME', (text) => text, 'must be a name');
  if (env['OIDC_ISSUER'] || env['OIDC_CLIENT_ID']) {
    if (!env['OIDC_ISSUER']) faults.push('OIDC_ISSUER must be set too, since OIDC_CLIENT_ID is.');
    if (!env['OIDC_CLIENT_ID']) faults.push('OIDC_CLIENT_ID must be set too, since OIDC_ISSUER is.');
    if (!env['PUBLIC_URL'])
      faults.push('PUBLIC_URL must be set, so that OIDC_ISSUER knows where to send browsers back.');
  }
  const securityContact = read(
    'SECURITY_CONTACT',
    (text) => (/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text) ? text : undefined),
    'must be like mailto:security@example.com or https://example.com/security',
  );
  const metricsPort = read('METRICS_PORT', parsePort, 'must be a number from 0 to 65535');
  const metricsHost = read('METRICS_HOST', parseHost, 'must be an address or a host name, like 127.0.0.1');
  const metricsNames = read('METRICS_NAMES', parseHosts, 'must be host names, with commas between');
  for (const name of ['METRICS_HOST', 'METRICS_NAMES'])
    if (env[name] && !env['METRICS_PORT']) faults.push(`METRICS_PORT must be set too, since ${name} is.`);
  const demoBotUrl = read('DEMO_BOT_URL', parsePublicUrl, 'must be like http://127.0.0.1:8081');

  const isDemoEmpty = read('DEMO_EMPTY', parseFlag, 'must be 1 or 0');

  if (faults.length > 0) throw new ConfigFault(faults);
  return {
    port: port ?? 8080,
    host: host ?? '127.0.0.1',
    dataDir: dataDir ?? dataDirs[isDemo ? 'demo' : 'production'],
    copiesBeforeUpgrade: copiesBeforeUpgrade ?? true,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(databaseDirectUrl === undefined ? {} : { databaseDirectUrl }),
    ...(databaseReadUrl === undefined ? {} : { databaseReadUrl }),
    ...(pubSubUrl === undefined ? {} : { pubSubUrl }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustProxy: trustProxy ?? false,
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(mailbox === undefined ? {} : { mailbox }),
    ...(fileBucket === undefined ? {} : { fileBucket }),
    settingsBytes: settingsBytes ?? settingsByDefault,
    auditBytes: auditBytes ?? auditDetailsByDefault,
    ...(geoDatabase === undefined ? {} : { geoDatabase }),
    ...(secretsKey === undefined ? {} : { secretsKey }),
    secretsKeysBefore: secretsKeysBefore ?? [],
    allowsPrivateWebhooks: allowsPrivateWebhooks ?? false,
    ...(issuer && clientId
      ? {
          openId: {
            issuer,
            clientId,
            ...(clientSecret === undefined ? {} : { clientSecret }),
            name: openIdName ?? new URL(issuer).host,
          },
        }
      : {}),
    ...(metricsPort === undefined
      ? {}
      : { metrics: { port: metricsPort, host: metricsHost ?? '127.0.0.1', names: metricsNames ?? [] } }),
    ...(securityContact === undefined ? {} : { securityContact }),
    ...(demoBotUrl === undefined ? {} : { demoBotUrl }),
    isDemoEmpty: isDemoEmpty ?? false,
    strangeSettings: findStrangeSettings(Object.keys(env), known),
  };
}

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined;
}

function parseMegabytes(text: string): number | undefined {
  const megabytes = Number(text);
  return /^\d+$/.test(text) && megabytes >= 1 && megabytes <= 1_000_000 ? megabytes * 1_000_000 : undefined;
}

function parseSecretsKeys(text: string): Buffer[] | undefined {
  const keys = text.split(',').map((key) => parseSecretsKey(key.trim()));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function parseHost(text: string): string | undefined {
  return isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined;
}

function parseHosts(text: string): string[] | undefined {
  const hosts = text.split(',').map((host) => parseHost(host.trim()));
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  return parseUrl(text, ['postgres:', 'postgresql:']);
}

function parseNatsUrl(text: string): string | undefined {
  const url = parseUrl(text, ['nats:', 'tls:']);
  return url && isEncoded(url) ? url : undefined;
}

function parsePublicUrl(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  if (!url) return undefined;
  const { origin, pathname, search, hash, username } = new URL(url);
  return pathname === '/' && !search && !hash && !username ? origin : undefined;
}

function parseTrustProxy(text: string): Config['trustProxy'] | undefined {
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return text === '0' ? false : Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressRange) ? addresses : undefined;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Where the data is kept. */
export async function storePlace(config: Config): Promise<EmbeddedPlace | PostgresAddresses> {
  const { dataDir, copiesBeforeUpgrade, databaseUrl, databaseDirectUrl, databaseReadUrl, pubSubUrl } = config;
  if (databaseUrl === undefined) return { dataDir, withoutCopy: !copiesBeforeUpgrade };
  return {
    databaseUrl,
    ...(databaseDirectUrl === undefined ? {} : { databaseDirectUrl }),
    ...(databaseReadUrl === undefined ? {} : { databaseReadUrl }),
    ...(pubSubUrl === undefined
      ? {}
      : { nats: { url: pubSubUrl, encryption: await loadEncryption(config) } }),
  };
}

/** With where the provider sends the browser back to. */
export function openIdConfig({
  openId,
  publicUrl,
}: Config): (OpenIdConfig & { redirectUri: string }) | undefined {
  return openId && { ...openId, redirectUri: `${publicUrl}/api/console/session/open-id/callback` };
}

/** What goes to the provider over plain http could be read on the way. */
function parseIssuer(text: string): string | undefined {
  const url = parseUrl(text, ['https:', 'http:']);
  if (!url || url.startsWith('https:')) return url;
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname) ? url : undefined;
}

function parseFlag(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}
