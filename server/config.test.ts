import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { readConfig, StartFault } from './config.ts';
import { readProcesses } from './process-settings.ts';

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    assert.ok(error instanceof StartFault);
    return error.message;
  }
};

test('nothing needs to be set, and an empty value means unset', () => {
  const config = readConfig({ PORT: '', ORIGIN: '', S3_BUCKET: '' });
  assert.deepEqual(
    [config.port, config.host, config.origin, config.projectId, config.trustedProxies, config.logLevel],
    [3000, '127.0.0.1', undefined, 'saharambh', 0, 'info'],
  );
  assert.equal(config.s3, undefined);
  assert.match(config.dataDir, /\/data$/);
});

test('a public origin opens the server to everyone, and gives the sender its host', () => {
  const config = readConfig({
    ORIGIN: 'https://Saharambh.example/',
    SMTP_URL: 'smtp://127.0.0.1',
    ALLOWED_ORIGINS: 'https://app.example:8443, *.partner.example  localhost:5173',
  });
  assert.deepEqual(
    [config.host, config.origin, config.mailFrom],
    ['::', 'https://saharambh.example', 'Saharambh <hello@saharambh.example>'],
  );
  assert.deepEqual(config.allowedOrigins, [
    'https://app.example:8443',
    'https://*.partner.example',
    'http://localhost:5173',
  ]);
});

test('a server that trusts a proxy listens to this machine alone, unless HOST is set', () => {
  const behind = { ORIGIN: 'https://saharambh.example', SMTP_URL: 'smtp://127.0.0.1', TRUST_PROXY: '1' };
  assert.equal(readConfig(behind).host, '127.0.0.1');
  assert.equal(readConfig({ ...behind, HOST: '10.0.0.5' }).host, '10.0.0.5');
  assert.equal(readConfig({ ...behind, TRUST_PROXY: '0' }).host, '::');
});

test('proxies are counted, or simply trusted', () => {
  const hops = (value: string) => readConfig({ TRUST_PROXY: value }).trustedProxies;
  assert.deepEqual(['0', '2', 'true', 'false'].map(hops), [0, 2, 1, 0]);
  assert.match(faultsOf({ TRUST_PROXY: 'perhaps' }), /TRUST_PROXY must be a whole number/);
});

test('every fault is named at once, slips of the pen included', () => {
  const message = faultsOf({
    PORT: 'x',
    ORIGIN: 'https://a.example/path',
    DATABASE_URL: 'mysql://x',
    S3_BUCKET: 'b',
    S3_BUCKETT: 'b',
    PROJECT_ID: 'Upper',
    ADMIN_EMAILS: 'nobody',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  });
  for (const name of [
    'PORT',
    'ORIGIN',
    'DATABASE_URL',
    'S3_ENDPOINT',
    'S3_BUCKETT',
    'PROJECT_ID',
    'ADMIN_EMAILS',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be like http://localhost:4318',
  ]) {
    assert.match(message, new RegExp(`^  .*${name}`, 'm'), name);
  }
});

test('a misspelt name is reported with the right one, and names of other programs are ignored', () => {
  assert.match(faultsOf({ DATABSE_URL: 'x' }), /DATABSE_URL is not a setting; did you mean DATABASE_URL\?/);
  assert.match(faultsOf({ ORIGN: 'x' }), /did you mean ORIGIN\?/);
  assert.match(faultsOf({ TRUST_PROXI: '1', data_dir: 'x' }), /TRUST_PROXY\?.*DATA_DIR\?/s);
  assert.equal(faultsOf({ HOME: '/root', POST: '1', MAIL: '/var/mail', SHELL: 'sh', PGDATA: 'x' }), '');
});

test('settings that would open this machine to strangers, or keep their codes here, are refused', () => {
  assert.match(faultsOf({ HOST: '0.0.0.0' }), /ORIGIN must be set where HOST/);
  assert.match(faultsOf({ ORIGIN: 'https://saharambh.example' }), /SMTP_URL must be set where ORIGIN/);
  assert.equal(faultsOf({ HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000' }), '');
  const drafts = {
    ORIGIN: 'https://saharambh.example',
    SMTP_URL: 'smtp://mail',
    CLAUSE_LANGUAGES: 'en,hi',
    LAW_LANGUAGES: 'hi',
  };
  assert.match(faultsOf(drafts), /CLAUSE_LANGUAGES must not be set where ORIGIN/);
  assert.match(faultsOf(drafts), /LAW_LANGUAGES must not be set where ORIGIN/);
  assert.equal(faultsOf({ ORIGIN: 'https://saharambh.example', SMTP_URL: 'smtp://mail.example' }), '');
});

test('the grievance officer is named in whole, or not at all', () => {
  assert.equal(readConfig({}).grievanceOfficer, undefined);
  const whole = {
    GRIEVANCE_NAME: 'Meera Joshi',
    GRIEVANCE_EMAIL: 'complaints@saharambh.example',
    GRIEVANCE_ADDRESS: '12 Sample Road, Mumbai 400001',
  };
  assert.equal(readConfig(whole).grievanceOfficer?.name, 'Meera Joshi');
  assert.match(faultsOf({ GRIEVANCE_NAME: 'Meera Joshi' }), /GRIEVANCE_EMAIL, GRIEVANCE_ADDRESS must be set/);
  assert.match(faultsOf({ ...whole, GRIEVANCE_EMAIL: 'none' }), /GRIEVANCE_EMAIL must be an email address/);
});

test('the number of processes follows the cores unless it is named, and slips are refused', () => {
  assert.equal(readConfig({ WORKERS: '3' }).workers, 3);
  assert.equal(readConfig({}).workers, Math.min(availableParallelism(), 64));
  const auto = { WORKERS: 'auto', ROLE: 'all' } as const;
  assert.deepEqual(
    [1, 4, 200].map((cores) => readProcesses(auto, cores).workers),
    [1, 4, 64],
  );
  for (const value of ['0', '65', '-1', '1.5', 'two', '1e1'])
    assert.match(
      faultsOf({ WORKERS: value }),
      /WORKERS must be auto or a whole number between 1 and 64/,
      value,
    );
});

test('a server of one role names the database and the secret that it shares', () => {
  assert.equal(readConfig({}).role, 'all');
  assert.equal(faultsOf({ ROLE: 'worker' }), 'A setting is wrong:\n  ROLE must be one of all, web, jobs');
  assert.match(faultsOf({ ROLE: 'jobs' }), /DATABASE_URL and SECRET must be set where ROLE is jobs/);
  const shared = { DATABASE_URL: 'postgres://x@y/z', SECRET: 'sixteen-letters-x' };
  assert.match(faultsOf({ ...shared, SECRET: '', ROLE: 'web' }), /SECRET must be set where ROLE is web/);
  assert.equal(readConfig({ ...shared, ROLE: 'web' }).role, 'web');
});
