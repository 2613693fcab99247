import { z } from 'zod';
import { currencies } from '#rules/amounts/money.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';

/** The next thing owed: work by the contributor, a review or a payment by the project. */
export const duePlans = ['work', 'review', 'payment'] as const;

const units = z.int();

export const poolUse = z.object({
  project: z.object({ slug: z.string(), name: z.string() }),
  /** 0 while no pool is recorded. */
  poolUnits: units,
  companyUnits: units,
  /** The units that started and later milestones hold, and the units that are free. */
  committed: units,
  free: units,
  /** Who holds some of it, the most first. */
  people: z.array(
    z.object({
      agreementId: z.string(),
      /** Empty once their account has gone. */
      name: z.string(),
      role: z.string(),
      reserved: units,
      vested: units,
    }),
  ),
  /** The day that it is where the reader lives. */
  today: z.string(),
  /** The first to come first. */
  due: z.array(
    z.object({
      agreementId: z.string(),
      name: z.string(),
      milestone: z.int(),
      title: z.string(),
      what: z.enum(duePlans),
      /** The day in the agreement's zone. */
      day: z.string(),
      isOverdue: z.boolean(),
      /** Of a payment what is still due, of work its whole value. */
      amount: z.int(),
      currency: z.enum(currencies),
    }),
  ),
});
export type PoolUseBody = z.infer<typeof poolUse>;

export const getPoolUse = call({
  method: 'GET',
  path: '/projects/:projectSlug/pool/uses',
  summary: 'What a project has promised of its pool, by person, and what is due when, for its owners',
  access: 'adult',
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: { projectSlug: id },
  answer: { status: 200, body: poolUse, about: 'The first three hundred that are due' },
  refusals: [],
});
