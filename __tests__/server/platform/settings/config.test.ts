import path from 'node:path';
import { readConfig } from '../../../../src/server/platform/settings/config';

const secret = 's'.repeat(32);

describe('readConfig', () => {
  it('needs nothing on a fresh machine', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataFolder: path.resolve('.data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      apiHost: undefined,
      allowedOrigins: undefined,
      recordsSiteUrl: undefined,
      smtpUrl: undefined,
      analyticsId: undefined,
      pictureStore: undefined,
      trustProxy: undefined,
      tokenSecret: undefined,
      rateLimitFactor: 1,
      overloadDelay: 500,
      serviceWorker: 'on',
      logLevel: 'info',
    });
  });

  it('reads every setting', () => {
    expect(
      readConfig({
        PORT: '8080',
        DATA_DIR: '/var/site',
        DATABASE_URL: 'postgres://u:p@db/site',
        TOKEN_SECRET: secret,
        PUBLIC_URL: 'https://records.example/',
        API_HOST: 'https://api.example',
        ALLOWED_ORIGINS: 'https://records.example, http://localhost:8080',
        RECORDS_SITE_URL: 'https://www.example',
        SMTP_URL: 'smtps://mail.example:465',
        MAIL_FROM: 'Hall of Records <post@records.example>',
        ANALYTICS_ID: 'G-ABC123',
        METRICS_TOKEN: 'm'.repeat(16),
        PICTURE_STORE: 's3://pictures?region=eu-1',
        TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
        RATE_LIMIT_FACTOR: '2.5',
        OVERLOAD_DELAY: '750',
        SERVICE_WORKER: 'off',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataFolder: path.resolve('/var/site'),
      databaseUrl: 'postgres://u:p@db/site',
      tokenSecret: secret,
      publicUrl: 'https://records.example',
      apiHost: 'https://api.example',
      allowedOrigins: ['https://records.example', 'http://localhost:8080'],
      recordsSiteUrl: 'https://www.example',
      smtpUrl: 'smtps://mail.example:465',
      mailFrom: { name: 'Hall of Records', address: 'post@records.example' },
      analyticsId: 'G-ABC123',
      metricsToken: 'm'.repeat(16),
      pictureStore: 's3://pictures?region=eu-1',
      trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
      rateLimitFactor: 2.5,
      overloadDelay: 750,
      serviceWorker: 'off',
      logLevel: 'warn',
    });
  });

  it('prefers HOST', () => {
    expect(readConfig({ HOST: '::' }).host).toBe('::');
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['PUBLIC_URL', 'records.example'],
    ['PUBLIC_URL', 'javascript://x'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'records.example'],
    ['ALLOWED_ORIGINS', 'ftp://records.example'],
    ['ALLOWED_ORIGINS', 'https://records.example/'],
    ['ALLOWED_ORIGINS', 'https://records.example:443'],
    ['ALLOWED_ORIGINS', 'https://*.records.example'],
    ['ALLOWED_ORIGINS', 'https://records.example,'],
    ['RECORDS_SITE_URL', 'ftp://x'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'post'],
    ['MAIL_FROM', 'Hall of Records'],
    ['MAIL_FROM', 'Hall post@records.example'],
    ['MAIL_FROM', 'a@records.example, b@records.example'],
    ['MAIL_FROM', 'Hall <a@records.example> <b@records.example>'],
    ['MAIL_FROM', 'Hall\r\nBcc: b@example.org <post@records.example>'],
    ['PICTURE_STORE', 's3://key:secret@pictures?region=eu-1'],
    ['PICTURE_STORE', 's3://pictures'],
    ['ANALYTICS_ID', '"><script>'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'with a space in between'],
    ['TOKEN_SECRET', 'short'],
    ['RATE_LIMIT_FACTOR', '-4'],
    ['RATE_LIMIT_FACTOR', 'NaN'],
    ['OVERLOAD_DELAY', '-4'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '1.2.3.4,'],
    ['LOG_LEVEL', 'INFO'],
    ['SERVICE_WORKER', 'maybe'],
  ])('rejects %s=%s in one line without repeating the value', (name, value) => {
    const read = () => readConfig({ TOKEN_SECRET: secret, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
    expect(read).not.toThrow(value);
  });

  it('lists every invalid setting on its own line', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y', SMTP_URL: 'z' })).toThrow(
      /^PORT .+\nSMTP_URL .+\nLOG_LEVEL .+$/,
    );
  });

  it('requires a shared secret with a shared database, except for maintenance', () => {
    const environment = { DATABASE_URL: 'postgres://db/site' };
    expect(() => readConfig(environment)).toThrow(/^TOKEN_SECRET is required with DATABASE_URL/);
    expect(readConfig(environment, 'maintain').databaseUrl).toBe('postgres://db/site');
  });
});
