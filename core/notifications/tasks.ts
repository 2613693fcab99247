import type { Task } from '../ground/task.ts';
import { mailDueNotices } from './mail-due-notices.ts';
import { mailTask } from './steps/schedule-mails.ts';

export const notificationTasks: Task[] = [{ name: mailTask, run: (core) => mailDueNotices(core) }];
