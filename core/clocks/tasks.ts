import type { Task } from '../ground/task.ts';
import { lapseClock } from './lapse-clock.ts';
import { lapseTask } from './lapse-job.ts';

export const clockTasks: Task[] = [
  { name: lapseTask, run: (core, payload) => lapseClock(core, (payload as { clockId: string }).clockId) },
];
