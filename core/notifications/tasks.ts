import type { Db } from '#db/connect.ts';
import { eachOf } from '../ground/in-turns.ts';
import type { Task } from '../ground/task.ts';
import { mailDueNotices } from './mail-due-notices.ts';
import { mailTask } from './steps/schedule-mails.ts';

/** Of jobs that begin together, the first mails all due notifications. */
const mailOnce = eachOf(async (db: Db, jobs: readonly string[]) => {
  await mailDueNotices({ db });
  return jobs;
});

export const notificationTasks: Task[] = [{ name: mailTask, run: ({ db }) => mailOnce(db, mailTask) }];
