import type { Db } from '#db/connect.ts';
import { eachOf } from '../ground/in-turns.ts';
import type { Task } from '../ground/task.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';
import { mailTask } from './steps/schedule-mails.ts';

/** Of jobs that begin together, the first mails all due notifications. */
const mailOnce = eachOf(async (db: Db, jobs: readonly string[]) => {
  await mailDueNotifications({ db });
  return jobs;
});

export const notificationTasks: Task[] = [{ name: mailTask, run: ({ db }) => mailOnce(db, mailTask) }];
