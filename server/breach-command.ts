import { writeFile } from 'node:fs/promises';
import { closeBreach } from '#core/breaches/close-breach.ts';
import { mailAffected } from '#core/breaches/mail-affected.ts';
import { type AffectedLine, noteAffected } from '#core/breaches/note-affected.ts';
import { openBreach } from '#core/breaches/open-breach.ts';
import { isAuthority, reportBreach } from '#core/breaches/report-breach.ts';
import type { Selectors } from '#core/breaches/selectors.ts';
import type { Core } from '#core/ground/core.ts';
import { breachCommandTexts as texts } from '#web/breaches/texts/en/command.ts';
import { readManifest } from './backup/manifest.ts';
import { StartFault } from './config.ts';
import type { Places } from './verify-log-command.ts';

/** The steps of a breach. @throws StartFault with a sentence for words that are missing or wrong */
export async function runBreach(core: Core, [step = '', ...args]: string[], places: Places): Promise<object> {
  const [number = '', ...rest] = args;
  if (step === 'open') return open(core, args);
  if (!number) throw new StartFault(texts.usage);
  if (step === 'affected') return affected(core, number, rest, places);
  if (step === 'emails') return mailAffected(core, number);
  if (step === 'report') return report(core, number, rest);
  if (step === 'close') return close(core, number, rest);
  throw new StartFault(texts.usage);
}

async function open(core: Core, args: string[]): Promise<object> {
  const [from, until, happened = '', done = '', advice = '', ...more] = args;
  if (![happened, done, advice].every((said) => said.trim().length >= 3) || more.length > 0)
    throw new StartFault(texts.open);
  const span = { from: momentOf(from), until: momentOf(until) };
  if (span.from > span.until) throw new StartFault(texts.span);
  return openBreach(core, { ...span, happened, done, advice });
}

async function affected(core: Core, number: string, args: string[], places: Places): Promise<object> {
  const said = new Map<string, string[]>();
  for (const arg of args) {
    const [name = '', ...value] = arg.split('=');
    if (!selectorNames.includes(name) || value.join('=') === '') throw new StartFault(texts.selectors);
    said.set(
      name,
      value
        .join('=')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    );
  }
  const file = said.get('csv')?.[0] ?? `breach-${number.toUpperCase()}.csv`;
  const selectors = await selectorsOf(said, places);
  const { people, ...found } = await noteAffected(core, number, selectors);
  await writeFile(file, csvOf(people), { mode: 0o600 });
  const isByNetwork = (selectors.networks ?? []).length > 0;
  return { file, people: people.length, ...found, ...(isByNetwork && { networks: texts.networksKnown }) };
}

const selectorNames = [
  'accounts',
  'sessions',
  'networks',
  'from',
  'until',
  'tables',
  'keys',
  'backup',
  'staff',
  'csv',
];

async function selectorsOf(said: Map<string, string[]>, places: Places): Promise<Selectors> {
  const networks = said.get('networks') ?? [];
  if (!networks.every((one) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(one))) throw new StartFault(texts.networks);
  const moment = (name: string) => (said.has(name) ? momentOf(said.get(name)?.join(',')) : undefined);
  const lower = (name: string) => said.get(name)?.map((one) => one.toLowerCase()) ?? [];
  const [backup] = said.get('backup') ?? [];
  return {
    accounts: lower('accounts'),
    sessions: said.get('sessions') ?? [],
    networks,
    from: moment('from'),
    until: moment('until'),
    tables: said.get('tables') ?? [],
    keys: said.get('keys') ?? [],
    backupAt: backup === undefined ? undefined : await madeAt(backup, places),
    staff: lower('staff'),
  };
}

async function madeAt(name: string, { backups }: Places): Promise<Date> {
  if (!backups) throw new StartFault(texts.noBackups);
  return new Date((await readManifest(backups, name)).madeAt);
}

async function report(core: Core, number: string, [authority, ...words]: string[]): Promise<object> {
  if (authority === undefined) return { reports: await reportBreach(core, number) };
  if (!isAuthority(authority)) throw new StartFault(texts.authorities);
  return { reports: await reportBreach(core, number, { authority, reference: words.join(' ') }) };
}

async function close(core: Core, number: string, words: string[]): Promise<object> {
  if (words.length === 0) throw new StartFault(texts.closing);
  const { unmailed, unsent } = await closeBreach(core, number, words.join(' '));
  if (unmailed > 0 || unsent.length > 0) throw new StartFault(texts.left({ unmailed, unsent }));
  return { closed: number };
}

function momentOf(said = ''): Date {
  const moment = new Date(said);
  if (!/^\d{4}-\d\d-\d\d/.test(said) || Number.isNaN(moment.getTime())) throw new StartFault(texts.moment);
  return moment;
}

const columns = ['account', 'address', 'kinds', 'language', 'country', 'guardian'] as const;

function csvOf(people: readonly AffectedLine[]): string {
  const lines = people.map((one) =>
    columns.map((column) => cellOf([one[column]].flat().join(' '))).join(','),
  );
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** A cell that a table program takes for a formula gets an apostrophe. */
function cellOf(said: string): string {
  const plain = /^[=+\-@\t\r]/.test(said) ? `'${said}` : said;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
