import type { Task } from '../ground/task.ts';
import { lapseDeadline } from './lapse-deadline.ts';
import { lapseTask } from './lapse-job.ts';

export const deadlineTasks: Task[] = [
  { name: lapseTask, run: (core, payload) => lapseDeadline(core, (payload as { clockId: string }).clockId) },
];
