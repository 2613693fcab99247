import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { dropCode } from '#core/codes/drop-code.ts';
import { choreTasks, crontab } from '#core/collected/chores.ts';
import { keepsQuiet, noteHanded, prepareLetter } from '#core/collected/letters.ts';
import { reactionTasks, tasksTogether } from '#core/collected/reactions.ts';
import { declaredTasks } from '#core/collected/tasks.ts';
import type { Core } from '#core/ground/core.ts';
import { addJobLater } from '#core/ground/jobs.ts';
import { admitLetters } from '#core/ground/letter-caps.ts';
import type { Cause, Letter } from '#core/ground/letters.ts';
import { findReader } from '#core/letters/find-reader.ts';
import { quietEndOf } from '#core/notifications/mail-time.ts';
import { inWaves } from '#outside/jobs/in-waves.ts';
import { type FailedJob, type JobRunner, runJobs } from '#outside/jobs/run-jobs.ts';
import type { Site } from '#outside/mail/layout.ts';
import type { SendMail } from '#outside/mail/mail.ts';
import { writtenFor } from '#outside/mail/readers-zone.ts';
import { smtpConnections } from '#outside/mail/smtp.ts';
import { writeLetter } from '#outside/mail/write-letter.ts';
import type { Logger } from './log.ts';

/** Jobs that are begun at once to share their statements. */
const atOnce = { reactions: 32, letters: 16 };
/**
 * Letters in the hands of a mail server: they may leave once more when we are killed. Those that it answers slowly wait beside
 * the others, each on a connection of its own. One domain has no more than four of them, or a silent one would hold up all others.
 */
const sent = { atOnce: 4, slow: smtpConnections - 4, ofGroup: 4 };
/** Seconds until a letter to a domain that has as many slow ones as it may is tried again. */
const pauseOfSilent = 30;

type Parts = {
  core: Core;
  pool: pg.Pool;
  send: SendMail;
  site: Site;
  log: Logger;
};

/** The job that a letter was posted with: one that is put off gets another. */
type FirstJob = { id: string; createdAt: number };

/** Stays the same for every try. After a restore job numbers begin again, so the time of the job is part of it: mailboxes drop a repeated id. */
function idOfEmail({ id, createdAt }: FirstJob): string {
  return `letter-${id}-${createdAt.toString(36)}`;
}

/**
 * Works off the outbox, the reactions to events and the regular chores. A task that fails is tried again with growing
 * pauses by the job library; one that has failed for good stays in its table, where an operator finds it; a letter for 30 days.
 */
export async function startWorker({ core, pool, send, site, log }: Parts): Promise<JobRunner> {
  const admitLetter = admitLetters(core);
  const letters = inWaves({ ...sent, together: atOnce.letters });
  const sendLetters: TaskList = {
    async 'send-letter'(payload, { job }) {
      const posted = payload as Letter & { cause?: Cause; first?: FirstJob };
      const first = posted.first ?? { id: job.id, createdAt: job.created_at.getTime() };
      await letters.run(async () => {
        const letter = await prepareLetter(core, posted);
        if (!letter) return null;
        const reader = await findReader(core, letter.to);
        const quietEnd = reader && keepsQuiet(letter) ? quietEndOf(reader) : null;
        const putOffBy = async (seconds: number) => {
          // A key, so that a worker that is killed before it has said so puts off one letter and not two.
          const key = `letter:${job.id}`;
          const most = job.max_attempts;
          await addJobLater(core.db, {
            task: 'send-letter',
            payload: { ...posted, first },
            seconds,
            key,
            most,
          });
          return null;
        };
        if (reader && quietEnd) return putOffBy((quietEnd.getTime() - reader.now.getTime()) / 1000);
        // A server of the version before posts without a cause.
        const { cause = 'client' } = posted;
        const isCode = 'codeId' in posted;
        const admission = await admitLetter({ id: first.id, to: letter.to, cause, isCode });
        if (admission === 'is dropped') {
          if (isCode) await dropCode(core, posted.codeId);
          log.info({ letter: letter.letter, job: job.id }, 'a mailbox has had as many letters as it may get');
          return null;
        }
        if (admission !== 'leaves') return putOffBy(admission.putOffBy);
        return {
          group: letter.to.slice(letter.to.lastIndexOf('@') + 1).toLowerCase(),
          async finish() {
            const written = writtenFor(reader?.zone ?? null, () => writeLetter(letter, site));
            await send({ id: idOfEmail(first), to: letter.to, ...written });
            await noteHanded(core, posted);
          },
          async putOff() {
            await putOffBy(pauseOfSilent);
          },
        };
      });
    },
  };
  const taskList: TaskList = {
    ...reactionTasks(core),
    ...choreTasks(core),
    ...declaredTasks(core),
  };
  const isTogether = (task: string) => tasksTogether.includes(task);
  const tasksThat = (isMeant: (task: string) => boolean) =>
    Object.fromEntries(Object.entries(taskList).filter(([task]) => isMeant(task)));
  const common = {
    pool,
    onTrouble: (error: unknown) => log.warn({ err: error }, 'trouble with the job runner'),
    onJobError({ id, task, attempt, isLast }: FailedJob, error: unknown) {
      log.warn({ task, job: id, attempt, reason: reasonOf(error) }, 'task failed');
      if (isLast) log.error({ task, job: id }, 'task given up; it stays in graphile_worker.jobs');
    },
  };
  const begun = await Promise.allSettled([
    runJobs({ ...common, taskList: tasksThat((task) => !isTogether(task)), crontab }),
    // Beside the others, so that many are begun at once and share a transaction, which takes one connection.
    runJobs({ ...common, taskList: tasksThat(isTogether), crontab: '', concurrency: atOnce.reactions }),
    runJobs({ ...common, taskList: sendLetters, crontab: '', concurrency: atOnce.letters + sent.slow }),
  ]);
  const runners = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const one of begun)
    if (one.status === 'rejected') {
      await Promise.all(runners.map((runner) => runner.stop(0)));
      throw one.reason;
    }
  return {
    async stop(patience = 5000) {
      // A letter that is handed back by then leaves from another server.
      const handingBack = setTimeout(letters.end, patience);
      await Promise.all(runners.map((runner) => runner.stop(patience)));
      clearTimeout(handingBack);
    },
  };
}

/** A mail server's words may hold addresses; its code does not. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = ((error as Error | null)?.cause ?? error ?? {}) as {
    code?: string;
    responseCode?: number;
    name?: string;
  };
  return [name, code, responseCode].filter(Boolean).join(' ');
}
