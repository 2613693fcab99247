import path from 'node:path';
import { z } from 'zod';
import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import { isEmail, readEmail } from '#rules/checks/email.ts';
import { type AttachmentBucket, attachments } from '#rules/sign-up/limits.ts';
import { type BroadcastSettings, broadcastSettings, readBroadcasts } from './broadcast-settings.ts';
import { type LanguageSettings, languageSettings, readLanguages } from './language-settings.ts';
import { loneRole, type ProcessSettings, processSettings, readProcesses } from './process-settings.ts';
import { loneReplicas, type ReplicaSettings, readReplicas, replicaSettings } from './replica-settings.ts';
import { strangeSettings } from './strange-settings.ts';

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
const officerNames = ['GRIEVANCE_NAME', 'GRIEVANCE_EMAIL', 'GRIEVANCE_ADDRESS'] as const;

/** Whole numbers as they stand in the environment. */
const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);

const address = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
      `must be like ${example}`,
    );

const origin = address(/^https?:$/, 'https://saharambh.example').refine((text) => {
  if (!URL.canParse(text)) return true;
  const url = new URL(text);
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}, 'must be an origin alone, without path, query or user');

const list = z.string().transform((text) =>
  text
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** Every setting there is; `.env.example` describes them. */
const environment = z.object({
  PORT: number(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: address(
    /^(postgres|postgresql|socket):$/,
    'postgres://user:password@host:5432/database',
  ).optional(),
  SMTP_URL: address(/^smtps?:$/, 'smtps://user:password@mail.example:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be like Saharambh <hello@saharambh.example>',
    )
    .optional(),
  S3_ENDPOINT: address(/^https?:$/, 'https://s3.example').optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  RESUME_MAX_BYTES: number(1, 2 ** 31).default(attachments.resumes.maxBytes),
  PORTFOLIO_MAX_BYTES: number(1, 2 ** 31).default(attachments.portfolios.maxBytes),
  SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,35}$/, 'must be 1 to 36 lower-case letters, digits, - or _')
    .default('saharambh'),
  ALLOWED_ORIGINS: list
    .refine(
      (entries) => entries.every(isPlatform),
      'must be origins or hosts divided by commas, like https://app.example, *.example',
    )
    .default([]),
  ADMIN_EMAILS: list
    .refine((entries) => entries.every(isEmail), 'must be email addresses divided by commas')
    .default([]),
  ...languageSettings(list),
  ...processSettings,
  ...replicaSettings(list),
  ...broadcastSettings,
  GUARDIAN_CHECK_URL: address(/^https:$/, 'https://check.example/start?reference={reference}&return={return}')
    .refine(
      (text) => text.includes('{reference}') && text.includes('{return}'),
      'must hold {reference} and {return}',
    )
    .optional(),
  GUARDIAN_CHECK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  LONE_RULING_RUPEES: number(0, 1_000_000_000).default(disputeLimits.loneRulingMost / 100),
  GRIEVANCE_NAME: z.string().trim().min(1).optional(),
  GRIEVANCE_EMAIL: z.string().refine(isEmail, 'must be an email address').optional(),
  GRIEVANCE_ADDRESS: z.string().trim().min(1).optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => ({ true: '1', false: '0' })[text.toLowerCase()] ?? text)
    .pipe(number(0, 10))
    .default(0),
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_HOURS: number(1, 744).default(24),
  BACKUP_KEEP: number(1, 1000).default(7),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:$/, 'http://localhost:4318').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  STOP_DELAY: number(0, 60).default(0),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
});

function isPlatform(entry: string): boolean {
  return (
    entry === '*' ||
    /^\*\.[a-z0-9.-]+$/i.test(entry) ||
    /^[a-z0-9.-]+(:\d+)?$/i.test(entry) ||
    URL.canParse(entry)
  );
}

/** A host alone is meant with https, except one that is this machine. */
function platformOf(entry: string): string {
  if (entry === '*') return entry;
  const isLocal = /^(localhost|127\.0\.0\.1)(:|$)/i.test(entry);
  return new URL(entry.includes('://') ? entry : `${isLocal ? 'http' : 'https'}://${entry}`).origin;
}

export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = LanguageSettings &
  ProcessSettings &
  ReplicaSettings &
  BroadcastSettings & {
    port: number;
    /** Unset: the loopback address while `origin` is one or proxies are trusted, else all addresses. */
    host: string;
    /** Unset: `http://localhost` with the port that was got. */
    origin: string | undefined;
    dataDir: string;
    databaseUrl: string | undefined;
    smtpUrl: string | undefined;
    mailFrom: string;
    s3: S3Config | undefined;
    maxFileBytes: Record<AttachmentBucket, number>;
    secret: string | undefined;
    projectId: string;
    allowedOrigins: string[];
    adminEmails: string[];
    /** The service that makes sure of guardians before they can agree. */
    guardianCheck: { url: string; secret: string } | undefined;
    /** In paise: above it two staff rule where no appeal is possible. */
    loneRulingMost: number;
    /** The person who answers complaints. */
    grievanceOfficer: { name: string; email: string; address: string } | undefined;
    trustedProxies: number;
    /** Where backups are written regularly: a folder, or `s3` for the bucket of the files. */
    backupTo: string | undefined;
    backupHours: number;
    backupKeep: number;
    tracesTo: string | undefined;
    /** Who shows it may read /metrics from another machine. */
    metricsToken: string | undefined;
    /** Seconds between saying that it is not ready and taking no more requests, when the server stops. */
    stopDelay: number;
    logLevel: (typeof levels)[number];
  };

/** A fault that the person who starts the server can mend; its message says how. */
export class StartFault extends Error {}

/**
 * Reads the environment; nothing else reads it.
 * @throws StartFault naming every error at once.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty value, as `PORT=` in a file, means unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const faults = [
    ...(result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...strangeSettings(Object.keys(environment.shape), given),
    ...exposed(given),
    ...half(s3Names, 'S3_', given),
    ...loneRole(given),
    ...(!given.GUARDIAN_CHECK_URL !== !given.GUARDIAN_CHECK_SECRET
      ? ['GUARDIAN_CHECK_URL and GUARDIAN_CHECK_SECRET must be set together']
      : []),
    ...half(officerNames, 'GRIEVANCE_', given),
    ...loneReplicas(given),
    ...(given.BACKUP_TO === 's3' && !given.S3_BUCKET ? ['BACKUP_TO=s3 needs the S3_ settings'] : []),
  ];
  if (!result.success || faults.length > 0) {
    throw new StartFault(
      `${faults.length === 1 ? 'A setting is' : 'Some settings are'} wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  return toConfig(result.data);
}

/** Settings that would open this machine to strangers, or keep their codes from members. */
function exposed(given: Record<string, string | undefined>): string[] {
  const { HOST: host, ORIGIN: origin, SMTP_URL: smtp, CLAUSE_LANGUAGES: clauses, LAW_LANGUAGES: law } = given;
  const isPublic = origin !== undefined && URL.canParse(origin) && !isLoopback(origin);
  const isOpen = host !== undefined && !['localhost', '127.0.0.1', '::1'].includes(host);
  return [
    ...(isOpen && !origin
      ? ['ORIGIN must be set where HOST lets other machines in: links and cookies follow from it']
      : []),
    ...(isPublic && !smtp
      ? ['SMTP_URL must be set where ORIGIN is a public address: members would not get their codes']
      : []),
    ...(isPublic && clauses
      ? ['CLAUSE_LANGUAGES must not be set where ORIGIN is a public address: no draft of clauses is signed']
      : []),
    ...(isPublic && law
      ? ['LAW_LANGUAGES must not be set where ORIGIN is a public address: no draft of a legal text is shown']
      : []),
  ];
}

/** Settings that are set together or not at all. */
function half(names: readonly string[], begin: string, given: Record<string, string | undefined>): string[] {
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${missing.join(', ')} must be set too, because other ${begin} settings are`];
}

function readOfficer({ GRIEVANCE_NAME: name, GRIEVANCE_EMAIL: email, GRIEVANCE_ADDRESS: address }: Env) {
  return name && email && address ? { name, email, address } : undefined;
}

function readGuardianCheck({ GUARDIAN_CHECK_URL: url, GUARDIAN_CHECK_SECRET: secret }: Env) {
  return url && secret ? { url, secret } : undefined;
}

type Env = z.output<typeof environment>;

function toConfig(env: Env): Config {
  // A caller that bypasses the proxy can write any X-Forwarded-For. So a server behind one listens to others only if HOST
  // says so.
  const isOpen = env.ORIGIN !== undefined && !isLoopback(env.ORIGIN) && env.TRUST_PROXY === 0;
  return {
    port: env.PORT,
    host: env.HOST ?? (isOpen ? '::' : '127.0.0.1'),
    origin: env.ORIGIN && new URL(env.ORIGIN).origin,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Saharambh <hello@${env.ORIGIN ? new URL(env.ORIGIN).hostname : 'localhost'}>`,
    s3: readS3(env),
    maxFileBytes: { resumes: env.RESUME_MAX_BYTES, portfolios: env.PORTFOLIO_MAX_BYTES },
    secret: env.SECRET,
    projectId: env.PROJECT_ID,
    allowedOrigins: env.ALLOWED_ORIGINS.map(platformOf),
    ...readLanguages(env),
    ...readProcesses(env),
    ...readReplicas(env),
    ...readBroadcasts(env),
    adminEmails: env.ADMIN_EMAILS.map((entry) => readEmail(entry) ?? entry),
    guardianCheck: readGuardianCheck(env),
    loneRulingMost: env.LONE_RULING_RUPEES * 100,
    grievanceOfficer: readOfficer(env),
    trustedProxies: env.TRUST_PROXY,
    backupTo: env.BACKUP_TO,
    backupHours: env.BACKUP_HOURS,
    backupKeep: env.BACKUP_KEEP,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: env.METRICS_TOKEN,
    stopDelay: env.STOP_DELAY,
    logLevel: env.LOG_LEVEL,
  };
}

function readS3(env: z.output<typeof environment>): S3Config | undefined {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => env[name]);
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** True for an origin that only this machine can mean: there the development aids are switched on. */
export function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}
