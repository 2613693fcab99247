import { z } from 'zod';
import { limits } from './agreements/limits.ts';
import { call } from './call.ts';
import { milestone } from './milestone-shape.ts';
import { broken } from './rules.ts';
import { id } from './values.ts';

/** The work of an agreement in force: its milestones, from the choice to the review. */

export const goneMilestone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
const numberMessage = broken('range', 1, limits.milestones);
/** The number of a milestone, as it stands in a path. */
export const milestoneNumber = z.coerce
  .number(numberMessage)
  .int(numberMessage)
  .min(1, numberMessage)
  .max(limits.milestones, numberMessage);
const basisMessage = broken('range', 0, 2 ** 31 - 1);
/** The last entry of the ledger that whoever decides has seen; 0 where it was empty. */
export const basedOn = z.coerce
  .number(basisMessage)
  .int(basisMessage)
  .min(0, basisMessage)
  .max(2 ** 31 - 1, basisMessage);
export const asMilestoneStands = { status: 200, body: milestone, about: 'As it stands now' } as const;

/** What any command on a milestone may be refused for. */
export const milestoneRefusals = [
  'agreement_moved',
  'milestone_unknown',
  'conflict',
  'not_your_side',
  'not_from_this_stage',
  'agreement_settled',
] as const;

export const getMilestone = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/milestones/:milestoneNumber',
  summary: 'A milestone of an agreement in force, as one of its sides reads it',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { agreementId: id, milestoneNumber },
  answer: asMilestoneStands,
  refusals: ['agreement_moved', 'milestone_unknown'],
});

const shareMessage = broken('step', limits.shareStep, 0, 100);

export const postStart = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:plannedNumber/start',
  summary:
    'Choose the share and start a milestone, as its contributor: the choice is locked for both, and its units are taken from the pool',
  access: 'adult',
  ...goneMilestone,
  params: {
    agreementId: id,
    plannedNumber: milestoneNumber,
    basedOn,
    share: z.coerce.number(shareMessage).int(shareMessage).min(0, shareMessage).max(100, shareMessage),
  },
  answer: asMilestoneStands,
  refusals: [
    ...milestoneRefusals,
    'agreement_not_active',
    'agreement_project_closed',
    'agreement_person_away',
    'agreement_no_other_owner',
    'choice_outside_bounds',
    'pool_short',
  ],
});
