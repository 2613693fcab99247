import type { Core } from '../ground/core.ts';

/** Whether the site is public and its settings name no officer who answers complaints. */
export function lacksOfficer({
  origin,
  grievanceOfficer,
}: Pick<Core, 'origin' | 'grievanceOfficer'>): boolean {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
  return !isLocal && !grievanceOfficer;
}
