import { describe, expect, test } from 'vitest';
import { ConfigFault, openIdConfig, readConfig } from './config';

describe('the config', () => {
  test('has defaults for a start with nothing set', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: './data',
      copiesBeforeUpgrade: true,
      secretsKeysBefore: [],
      strangeSettings: [],
      settingsBytes: 256_000_000,
      auditBytes: 100_000_000,
      trustProxy: false,
      allowsPrivateWebhooks: false,
      isDemoEmpty: false,
    });
  });

  test('reads every variable', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/tmp/x',
      COPY_BEFORE_UPGRADE: '0',
      DATABASE_URL: 'postgres://u:p@pooler:6432/chat',
      DATABASE_DIRECT_URL: 'postgres://u:p@db:5432/chat',
      DATABASE_READ_URL: 'postgres://u:p@replica:5432/chat',
      PUBSUB_URL: 'nats://u:p@nats:4222',
      PUBLIC_URL: 'https://chat.example.com/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SMTP_URL: 'smtps://u:p@mail:465',
      SETTINGS_MB: '64',
      AUDIT_MB: '32',
      ALLOW_PRIVATE_WEBHOOKS: '1',
      DEMO_EMPTY: '1',
    };
    expect(readConfig(env)).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/tmp/x',
      copiesBeforeUpgrade: false,
      databaseUrl: 'postgres://u:p@pooler:6432/chat',
      databaseDirectUrl: 'postgres://u:p@db:5432/chat',
      databaseReadUrl: 'postgres://u:p@replica:5432/chat',
      pubSubUrl: 'nats://u:p@nats:4222',
      publicUrl: 'https://chat.example.com',
      secretsKeysBefore: [],
      strangeSettings: [],
      settingsBytes: 64_000_000,
      auditBytes: 32_000_000,
      trustProxy: ['10.0.0.0/8', '::1'],
      smtpUrl: 'smtps://u:p@mail:465',
      allowsPrivateWebhooks: true,
      isDemoEmpty: true,
    });
  });

  test('names all wrong values at once, and repeats none of them', () => {
    const env = {
      PORT: '80x',
      HOST: 'a b',
      DATABASE_URL: 'mysql://root:secret@db',
      PUBLIC_URL: 'https://chat.example.com/path',
      TRUST_PROXY: 'proxy',
      SMTP_URL: 'mail:secret',
      SETTINGS_MB: '0',
      ALLOW_PRIVATE_WEBHOOKS: 'maybe',
    };
    const fault = (() => {
      try {
        return readConfig(env);
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(ConfigFault);
    const { faults, message } = fault as ConfigFault;
    expect(faults.map((text) => text.split(' ')[0])).toEqual(Object.keys(env));
    expect(message).not.toContain('secret');
  });

  test.each([
    ['DATA_DIR', '"/data"'],
    ['OIDC_CLIENT_SECRET', "'secret'"],
    ['PUBLIC_URL', '"https://chat.example.com"'],
  ])('names quotation marks around %s', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`${name} must not be in quotation marks.`);
  });

  test('names an address of NATS whose password is not percent-encoded', () => {
    const env = { DATABASE_URL: 'postgres://db/chat', PUBSUB_URL: 'nats://chat:100%sure@nats' };
    expect(() => readConfig(env)).toThrow(/PUBSUB_URL must be like .*% is %25/);
  });

  test.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['192.168.1.1', ['192.168.1.1']],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  test('says of TRUST_PROXY=true why it is refused, and what to set', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      /number of proxies .* could then write whose address/,
    );
  });

  test.each([
    { DATABASE_DIRECT_URL: 'postgres://db/chat' },
    { DATABASE_READ_URL: 'postgres://db/chat' },
    { PUBSUB_URL: 'nats://nats' },
  ])('takes %j only beside the usual address of the database', (env) => {
    expect(() => readConfig(env)).toThrow('DATABASE_URL must be set too');
  });

  test('serves metrics on this machine alone, if they get a port', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
      names: [],
    });
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics?.host).toBe('::');
    expect(() => readConfig({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_PORT must be set too');
    expect(() => readConfig({ METRICS_NAMES: 'a.example' })).toThrow('METRICS_PORT must be set too');
    const names = 'chat-1.example.com, chat-2.example.com';
    expect(readConfig({ METRICS_PORT: '9464', METRICS_NAMES: names }).metrics?.names).toEqual([
      'chat-1.example.com',
      'chat-2.example.com',
    ]);
  });

  const openId = { OIDC_ISSUER: 'https://id.shop.example', OIDC_CLIENT_ID: 'chat' };
  test('reads where agents sign in beside their passwords', () => {
    const PUBLIC_URL = 'https://chat.shop.example';
    expect(openIdConfig(readConfig({ ...openId, PUBLIC_URL }))).toEqual({
      issuer: 'https://id.shop.example',
      clientId: 'chat',
      name: 'id.shop.example',
      redirectUri: 'https://chat.shop.example/api/console/session/open-id/callback',
    });
    const more = { OIDC_CLIENT_SECRET: 'secret', OIDC_NAME: 'Shop ID' };
    expect(readConfig({ ...openId, ...more, PUBLIC_URL }).openId).toMatchObject({
      clientSecret: 'secret',
      name: 'Shop ID',
    });
  });

  test.each([
    [openId, 'PUBLIC_URL must be set'],
    [{ ...openId, OIDC_CLIENT_ID: '', PUBLIC_URL: 'https://x.example' }, 'OIDC_CLIENT_ID must be set too'],
    [{ OIDC_CLIENT_ID: 'chat', PUBLIC_URL: 'https://x.example' }, 'OIDC_ISSUER must be set too'],
    [{ ...openId, OIDC_ISSUER: 'http://id.shop.example' }, 'OIDC_ISSUER must be like'],
  ])('refuses an OpenID provider of %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  const files = {
    FILES_S3_URL: 'https://s3.example.com/files/chat/',
    FILES_S3_ACCESS_KEY_ID: 'AKIA',
    FILES_S3_SECRET_ACCESS_KEY: 'secret+/=',
  };
  test('reads in which bucket files are', () => {
    expect(readConfig(files).fileBucket).toEqual({
      url: 'https://s3.example.com/files/chat',
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret+/=',
      region: 'us-east-1',
      isReadOnly: false,
    });
    const more = {
      FILES_S3_URL: 'http://10.0.0.5:9000/files',
      FILES_S3_REGION: 'auto',
      FILES_S3_READ_ONLY: '1',
    };
    expect(readConfig({ ...files, ...more }).fileBucket).toMatchObject({
      url: 'http://10.0.0.5:9000/files',
      region: 'auto',
      isReadOnly: true,
    });
  });

  test.each([
    [{ ...files, FILES_S3_URL: 'https://s3.example.com' }, 'FILES_S3_URL must be like'],
    [{ ...files, FILES_S3_URL: 's3://files' }, 'FILES_S3_URL must be like'],
    [{ ...files, FILES_S3_URL: 'https://key:secret@s3.example.com/files' }, 'FILES_S3_URL must be like'],
    [{ ...files, FILES_S3_URL: 'https://s3.example.com/files?region=x' }, 'FILES_S3_URL must be like'],
    [{ ...files, FILES_S3_URL: 'https://s3.example.com/a%20b' }, 'FILES_S3_URL must be like'],
    [{ ...files, FILES_S3_URL: 'https://s3.example.com/files//chat' }, 'FILES_S3_URL must be like'],
    [{ ...files, FILES_S3_REGION: 'a b' }, 'FILES_S3_REGION must be'],
    [{ ...files, FILES_S3_READ_ONLY: 'constructor' }, 'FILES_S3_READ_ONLY must be 1 or 0'],
    [{ ...files, FILES_S3_SECRET_ACCESS_KEY: '' }, 'FILES_S3_SECRET_ACCESS_KEY must be set too'],
    [{ FILES_S3_READ_ONLY: '1' }, 'FILES_S3_URL must be set too'],
  ])('refuses a bucket of %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  test('keeps the data of the demo apart', () => {
    const [production, demo] = [readConfig({}).dataDir, readConfig({}, { isDemo: true }).dataDir];
    expect(production).not.toBe(demo);
    expect(readConfig({ DATA_DIR: '/tmp/x' }, { isDemo: true }).dataDir).toBe('/tmp/x');
  });

  test.each(['10.0.0.0/33', '::1/129', '10.0.0.0/8/9', '1.2.3', 'yes', 'true'])(
    'refuses TRUST_PROXY=%s',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY must be');
    },
  );
});
