import { introductionPurposes } from '#contract/collected.ts';
import * as calls from '#contract/introductions/calls.ts';
import * as capacityCalls from '#contract/introductions/capacity-calls.ts';
import * as deskCalls from '#contract/introductions/desk-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { introductionNote } from './introductions.ts';
import { introductionThings as things } from './things.ts';

/** The thing that each call of this module names. */
export const introductionAccess = accessOf(
  { ...calls, ...capacityCalls, ...deskCalls },
  {
    getIntroductionStart: nothing,
    postIntroduction: nothing,
    listIntroductions: nothing,
    getIntroduction: things.forMe,
    putIntroductionAcceptance: things.forMe,
    putIntroductionDecline: things.forMe,
    putIntroductionWithdrawal: things.sent,
    getIntroductionCapacities: nothing,
    putIntroductionCapacity: nothing,
    putProjectIntroductionCapacity: things.project,
    getIntroductionCounts: nothing,
  },
  {
    getIntroductionStart: { purpose: () => introductionPurposes[0] },
    postIntroduction: {
      purpose: () => introductionPurposes[0],
      shown: () => 'project',
      note: () => introductionNote,
    },
    putIntroductionDecline: { reason: () => 'no_time' },
  },
);
