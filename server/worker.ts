import type pg from 'pg';
import { dropCode } from '#core/codes/drop-code.ts';
import { keepsQuiet, noteHanded, prepareEmail } from '#core/collected/emails.ts';
import { reactionTasks, tasksTogether } from '#core/collected/reactions.ts';
import { scheduledJobs, scheduledJobTasks } from '#core/collected/scheduled.ts';
import { declaredTasks } from '#core/collected/tasks.ts';
import { findReader } from '#core/emails/find-reader.ts';
import type { Core } from '#core/ground/core.ts';
import { admitEmails } from '#core/ground/email-caps.ts';
import type { Cause, Email } from '#core/ground/emails.ts';
import { addJobLater } from '#core/ground/jobs.ts';
import { carried, inSpan } from '#core/ground/trace.ts';
import { quietEndOf } from '#core/notifications/mail-time.ts';
import type { BroadcastServer } from '#outside/broadcasts/broadcast-server.ts';
import { inWaves } from '#outside/jobs/in-waves.ts';
import type { FailedJob, TaskList } from '#outside/jobs/lane.ts';
import { type JobRunner, runJobs } from '#outside/jobs/run-jobs.ts';
import type { Site } from '#outside/mail/layout.ts';
import type { SendMail } from '#outside/mail/mail.ts';
import { writtenFor } from '#outside/mail/readers-zone.ts';
import { smtpConnections } from '#outside/mail/smtp.ts';
import { writeEmail } from '#outside/mail/write-email.ts';
import { speechOf } from './language-of-email.ts';
import type { Logger } from './log.ts';

/** Jobs that run at once. Frequent reactions and emails share their statements, so that many of them take one connection. */
const atOnce = { others: 4, reactions: 32, letters: 16 };
/**
 * Emails that are being sent: they may leave twice if we are killed. Emails of slow mail servers wait on connections of
 * their own, while the others leave. One domain has at most four of them, or a silent one would hold up all others.
 */
const sent = { atOnce: 4, slow: smtpConnections - 4, ofGroup: 4 };
/** Seconds until an email to a domain with the most slow ones allowed is tried again. */
const pauseOfSilent = 30;

type Parts = {
  core: Core;
  pool: pg.Pool;
  broadcasts?: BroadcastServer | null;
  send: SendMail;
  site: Site;
  log: Logger;
  /** As that of `runJobs`. */
  silence?: number | undefined;
};

/** The first job of an email: an email that is put off gets another job. */
type FirstJob = { id: string; createdAt: number };

/**
 * Stays the same for every try, since mailboxes drop a repeated id. After a restore job numbers begin again, so the id also
 * holds the job's time.
 */
function idOfEmail({ id, createdAt }: FirstJob): string {
  return `letter-${id}-${createdAt.toString(36)}`;
}

/**
 * Runs the outbox, the reactions to events and the scheduled jobs. A failed job is tried again after growing pauses. One that
 * is given up stays in the table, where an operator finds it; an email for 30 days.
 */
export function startWorker({ core, pool, broadcasts, send, site, log, silence }: Parts): JobRunner {
  const admitEmail = admitEmails(core);
  const emails = inWaves({ ...sent, together: atOnce.letters });
  const sendEmails: TaskList = {
    async 'send-letter'(payload, job, isHeld) {
      const posted = payload as Email & { cause?: Cause; first?: FirstJob };
      // The second step of an email may run on behalf of another job's.
      const { traceparent } = carried();
      const first = posted.first ?? { id: job.id, createdAt: job.createdAt.getTime() };
      /** After a freeze another server may have sent it. If none has, this counts as a failed try, and there is another. */
      const stillHeld = () => {
        if (!isHeld()) throw new Error('the job may be held by another server');
      };
      await emails.run(async () => {
        const email = await prepareEmail(core, posted);
        if (!email) return null;
        const reader = await findReader(core, email.to);
        const quietEnd = reader && keepsQuiet(email) ? quietEndOf(reader) : null;
        const putOffBy = async (seconds: number) => {
          stillHeld();
          // With a key, a worker that is killed before it has reported puts off one email and not two.
          const key = `letter:${job.id}`;
          const most = job.maxAttempts;
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
        const admission = await admitEmail({ id: first.id, to: email.to, cause, isCode });
        if (admission === 'is dropped') {
          if (isCode) await dropCode(core, posted.codeId);
          log.info({ letter: email.letter, job: job.id }, 'a mailbox has had as many letters as it may get');
          return null;
        }
        if (admission !== 'leaves') return putOffBy(admission.putOffBy);
        return {
          group: email.to.slice(email.to.lastIndexOf('@') + 1).toLowerCase(),
          async finish() {
            const speech = await speechOf(core, posted, email, reader);
            const written = writtenFor(reader?.zone ?? null, () => writeEmail(email, site, speech));
            stillHeld();
            const sending = () => send({ id: idOfEmail(first), to: email.to, ...written });
            await inSpan(`email ${email.letter}`, sending, traceparent);
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
    ...scheduledJobTasks(core),
    ...declaredTasks(core),
  };
  const isTogether = (task: string) => tasksTogether.includes(task);
  const tasksThat = (isMeant: (task: string) => boolean) =>
    Object.fromEntries(Object.entries(taskList).filter(([task]) => isMeant(task)));
  const runner = runJobs({
    pool,
    lanes: [
      { tasks: tasksThat((task) => !isTogether(task)), concurrency: atOnce.others },
      { tasks: tasksThat(isTogether), concurrency: atOnce.reactions },
      { tasks: sendEmails, concurrency: atOnce.letters + sent.slow },
    ],
    schedule: scheduledJobs,
    broadcasts,
    silence,
    onTrouble: (error: unknown) => log.warn({ err: error }, 'trouble with the job runner'),
    onJobError({ id, task, attempt, isLast }: FailedJob, error: unknown) {
      log.warn({ task, job: id, attempt, reason: reasonOf(error) }, 'task failed');
      if (isLast) log.error({ task, job: id }, 'task given up; it stays in the table jobs');
    },
  });
  return {
    async stop(patience = 5000) {
      // An email that is handed back by then leaves from another server.
      const handingBack = setTimeout(emails.end, patience);
      await runner.stop(patience);
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
