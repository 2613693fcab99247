import type { Module } from '../ground/declaration.ts';
import { calendarDatesOfDeadlines } from './calendar-dates.ts';
import { deadlineEvents } from './events.ts';
import { deadlinesRows } from './expected-rows.ts';
import { deadlineNotifications } from './notifications.ts';
import { deadlineData } from './own-data.ts';
import { deadlineScheduledJobs } from './scheduled.ts';
import { deadlineTasks } from './tasks.ts';

export const deadlines: Module = {
  name: 'deadlines',
  jobsAs: 'clocks',
  events: deadlineEvents,
  notifications: deadlineNotifications,
  scheduledJobs: deadlineScheduledJobs,
  tasks: deadlineTasks,
  ownData: deadlineData,
  expectedRows: deadlinesRows,
  calendarDates: [calendarDatesOfDeadlines],
};
