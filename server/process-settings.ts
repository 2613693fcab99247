import { availableParallelism } from 'node:os';
import { z } from 'zod';

const most = 64;
const roles = ['all', 'web', 'jobs'] as const;

export type Role = (typeof roles)[number];

export type ProcessSettings = {
  /** How many processes share the port; one is its own supervisor. */
  workers: number;
  /** It follows the cores, so a small database may have fewer. */
  isAuto: boolean;
  /** Whether this server answers requests, does jobs, or both. */
  role: Role;
};

export const processSettings = {
  WORKERS: z
    .string()
    .refine(
      (text) => text === 'auto' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
      `must be auto or a whole number between 1 and ${most}`,
    )
    .default('auto'),
  ROLE: z.enum(roles, `must be one of ${roles.join(', ')}`).default('all'),
};

/** @param cores processors that this process may use */
export function readProcesses(
  { WORKERS: workers, ROLE: role }: { WORKERS: string; ROLE: Role },
  cores = availableParallelism(),
): ProcessSettings {
  const isAuto = workers === 'auto';
  return { workers: isAuto ? Math.min(cores, most) : Number(workers), isAuto, role };
}

/** A server of one role works with others on one database, and they prove codes with one secret. */
export function loneRole(given: Record<string, string | undefined>): string[] {
  const role = roles.find((one) => one === given.ROLE) ?? 'all';
  const missing = ['DATABASE_URL', 'SECRET'].filter((name) => !given[name]);
  if (role === 'all' || missing.length === 0) return [];
  return [
    `${missing.join(' and ')} must be set where ROLE is ${role}: it shares them with servers of the other role`,
  ];
}
