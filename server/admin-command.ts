import { sql } from 'kysely';
import { sentenceOf } from '#api/appwrite/sentences.ts';
import { adminLimits } from '#contract/administration/limits.ts';
import { noteOperator } from '#core/administration/note-operator.ts';
import { operator } from '#core/administration/operator.ts';
import { signingJobs } from '#core/administration/scheduled.ts';
import { agreeClauses } from '#core/agreements/agree-clauses.ts';
import { scheduledJobTasks } from '#core/collected/scheduled.ts';
import { agreeTexts } from '#core/consents/agree-texts.ts';
import { forgetGuesses } from '#core/factors/count-guess.ts';
import { resetFactors } from '#core/factors/reset-factors.ts';
import { verifyFiles } from '#core/files/verify-files.ts';
import type { Core } from '#core/ground/core.ts';
import { forgetAbout } from '#core/ground/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { countJobs } from '#core/jobs/count-jobs.ts';
import { dropJobs } from '#core/jobs/drop-jobs.ts';
import { listFailedIds } from '#core/jobs/list-failed-ids.ts';
import { listTroubledJobs } from '#core/jobs/list-jobs.ts';
import { retryJobs } from '#core/jobs/retry-jobs.ts';
import { eraseAccount } from '#core/leaving/erase-account.ts';
import { listRetention } from '#core/own-data/list-retention.ts';
import { endSuspension } from '#core/supervision/end-suspension.ts';
import { suspendAccount } from '#core/supervision/suspend-account.ts';
import { listDrafts } from '#core/wording/list-drafts.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { runBreach } from './breach-command.ts';
import { StartFault } from './config.ts';
import { type Places, verifyLogHere } from './verify-log-command.ts';

/** `most` arguments at most; none where it is left out. */
type Command = {
  about: string;
  most?: number;
  /** How the log shows it: its verb or the command logs it as done by the operator, or it changes nothing. */
  log: 'verb' | 'command' | 'reads only';
  run: (core: Core, args: string[], places: Places) => Promise<unknown>;
};

/** The operator's commands. The result of each is printed. The log names each change before it is made (decision 360). */
export const commands: Record<string, Command> = {
  jobs: {
    about: 'how many letters and other jobs wait, run, are held and have failed, and those in trouble',
    log: 'reads only',
    run: async (core) => ({ counts: await countJobs(core), troubled: await listTroubledJobs(core) }),
  },
  wordings: {
    about: 'LANGUAGE: the better words of readers that staff have taken as drafts, for `npm run sheet`',
    log: 'reads only',
    most: 1,
    run: async (core, [language = '']) => ({ drafts: await listDrafts(core, language) }),
  },
  retry: {
    about: 'ID … | failed: send these jobs again, now',
    log: 'command',
    most: Number.POSITIVE_INFINITY,
    async run(core, args) {
      const ids = await idsOf(core, args);
      await noteOperator(core, { action: 'operator.retried', detail: ids.join(' ') });
      return { retried: await retryJobs(core, ids) };
    },
  },
  drop: {
    about: 'ID … | failed: take these jobs away for good',
    log: 'command',
    most: Number.POSITIVE_INFINITY,
    async run(core, args) {
      const ids = await idsOf(core, args);
      await noteOperator(core, { action: 'operator.dropped', detail: ids.join(' ') });
      return { dropped: await dropJobs(core, ids) };
    },
  },
  unlock: {
    about: 'EMAIL: forget what was counted against this account, so that its owner may try again',
    log: 'command',
    most: 1,
    async run(core, [email]) {
      const account = await accountAt(core, email);
      await noteOperator(core, { action: 'operator.unlocked', subjectId: account.id });
      let forgotten = 0;
      for (const text of new Set([account.id, account.email, mailboxOf(account.email)]))
        forgotten += await forgetAbout(core, text);
      await forgetGuesses(core, account.id);
      return { forgotten };
    },
  },
  suspend: {
    about: 'EMAIL DAYS REASON: suspend an account and tell its owner why; `open` for DAYS is without an end',
    log: 'verb',
    most: Number.POSITIVE_INFINITY,
    async run(core, [email, given = '', ...reason]) {
      const days = given === 'open' ? undefined : Number(given);
      if (days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= adminLimits.suspensionDays))
        throw new StartFault(`Say for how many days, 1 to ${adminLimits.suspensionDays}, or \`open\`.`);
      if (reason.length === 0) throw new StartFault('Say why: its owner is told.');
      const { id } = await accountAt(core, email);
      await suspendAccount(core, operator, { accountId: id, reason: reason.join(' '), days });
      return { suspended: id };
    },
  },
  unsuspend: {
    about: 'EMAIL: end the suspension of an account',
    log: 'verb',
    most: 1,
    async run(core, [email]) {
      const { id } = await accountAt(core, email);
      await endSuspension(core, operator, id);
      return { unsuspended: id };
    },
  },
  factors: {
    about:
      'EMAIL REASON: remove the second factors of an account whose owner has lost them; all sessions end',
    log: 'verb',
    most: Number.POSITIVE_INFINITY,
    async run(core, [email, ...reason]) {
      if (reason.length === 0) throw new StartFault('Say why: it is written down.');
      const { id } = await accountAt(core, email);
      await resetFactors(core, operator, { accountId: id, reason: reason.join(' ') });
      return { reset: id };
    },
  },
  'agree-clauses': {
    about:
      'LANGUAGE DAY READERS: agreements are offered in this language; who has read its clauses, and on which day',
    log: 'verb',
    most: 3,
    run: (core, [language = '', readOn = '', readers = '']) =>
      agreeClauses(core, { language, readOn, readers }),
  },
  'agree-law': {
    about:
      'LANGUAGE DAY READERS: the terms, the privacy policy and the notice are shown in this language; who has read them, and on which day',
    log: 'verb',
    most: 3,
    run: (core, [language = '', readOn = '', readers = '']) =>
      agreeTexts(core, { language, readOn, readers }),
  },
  sweep: {
    about: 'do every regular chore now',
    log: 'command',
    async run(core, _, { secret }) {
      await noteOperator(core, { action: 'operator.swept' });
      const outcomes: Record<string, string> = {};
      for (const [name, task] of Object.entries(scheduledJobTasks({ ...core, key: secret ?? core.key })))
        outcomes[name] =
          // With another key than the server's, the heads that they sign would look forged.
          secret === null && signingJobs.includes(name)
            ? 'left to the server: its secret is not here'
            : await task({}).then(
                () => 'done',
                (error: Error) => `failed: ${error.message}`,
              );
      return outcomes;
    },
  },
  retention: {
    about: 'how long the rows of each table are kept, from when the oldest is, and how many are too old',
    log: 'reads only',
    run: async (core) => ({ tables: await listRetention(core) }),
  },
  breach: {
    about: 'open | affected | emails | report | close: what to do about a breach of data; alone it says how',
    log: 'verb',
    most: Number.POSITIVE_INFINITY,
    run: runBreach,
  },
  verify: {
    about: 'hold the bytes of every file and photo against the database',
    log: 'reads only',
    run: verifyFiles,
  },
  'verify-log': {
    about: '[ENTRY HASH]: verify the log of administrators and its heads, and one from your own copy',
    log: 'reads only',
    most: 2,
    run: verifyLogHere,
  },
  erase: {
    about: 'EMAIL EMAIL: erase a person and all that is held about them; twice, since it cannot be undone',
    log: 'verb',
    most: 2,
    async run(core, [email, again]) {
      if (!email || email !== again) throw new StartFault('Name the address twice: this cannot be undone.');
      const { id } = await accountAt(core, email);
      await eraseAccount(core, id);
      return { erased: id };
    },
  },
};

/** @throws StartFault with a sentence for a command that is not there, lacks something, has too much or is refused. */
export async function runCommand(
  core: Core,
  [name = '', ...args]: string[],
  places: Places = { backups: null, secret: core.key },
): Promise<unknown> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const lines = Object.keys(commands).map(lineOf);
    throw new StartFault(`npm run admin -- COMMAND, where COMMAND is one of\n${lines.join('\n')}`);
  }
  if (args.length > (command.most ?? 0)) throw new StartFault(`Too many words. It is\n${lineOf(name)}`);
  return command.run(core, args, places).catch((error: unknown) => {
    throw error instanceof Refusal ? new StartFault(sentenceOf(error.code, error.values)) : error;
  });
}

const lineOf = (name: string) => `  ${name.padEnd(10)} ${commands[name]?.about}`;

async function accountAt(core: Core, email = '') {
  const account = await core.db
    .selectFrom('accounts')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (!account) throw new StartFault(`There is no account at ${email || 'no address'}.`);
  return account;
}

async function idsOf(core: Core, args: string[]): Promise<string[]> {
  if (args[0] === 'failed') return listFailedIds(core);
  if (args.length === 0 || !args.every((arg) => /^\d{1,18}$/.test(arg)))
    throw new StartFault('Name the ids of jobs, or `failed` for all that were given up.');
  return args;
}
