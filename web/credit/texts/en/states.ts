import {
  type ClaimStepKind,
  type CohortBar,
  type LineBar,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { ClaimState } from '#rules/credit/limits.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';

/** The words for how a claim stands, to the member and to the host. */
export const claimStateTexts = {
  signs: {
    draft: '○',
    host: '◐',
    evidence: '●',
    college: '◐',
    returned: '●',
    approved: '✓',
    declined: '!',
    withdrawn: '○',
    released: '○',
    taken_back: '!',
  } satisfies Record<ClaimState, string>,
  states: {
    draft: 'Draft',
    host: 'With the project',
    evidence: 'Evidence needed',
    college: 'With the institution',
    returned: 'Returned',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    released: 'Ended',
    taken_back: 'Taken back',
  } satisfies Record<ClaimState, string>,
  steps: {
    begun: 'The claim was begun',
    sent: 'The claim was sent',
    host_asked: 'The owners of the project were asked',
    confirmed: 'An owner of the project confirmed hours',
    returned: 'The claim was returned',
    evidence_asked: 'Evidence was asked for',
    evidence_sent: 'Evidence was sent',
    to_college: 'The institution has the claim',
    approved: 'The institution approved the claim',
    declined: 'The institution declined the claim',
    appealed: 'The student appealed',
    appeal_upheld: 'The appeal was right',
    appeal_refused: 'The appeal was refused',
    taken_back: 'The institution took its approval back',
    withdrawn: 'The claim was withdrawn',
    released: 'The claim ended',
  } satisfies Record<ClaimStepKind, string>,
  lineBars: {
    claimed: 'It is in another claim.',
    disputed: 'There is a dispute about it.',
    old: `It is older than ${times.years} years.`,
    no_hours: 'It has no hours.',
  } satisfies Record<LineBar, string>,
  cohortBars: {
    no_rule: (institution) =>
      `${institution} has set no rule of credit for this cohort, so nothing can be claimed yet. Ask it to set one.`,
    semester: () => 'The rule gives credit in other semesters than yours.',
    organisation: (institution) => `${institution} takes no claims at present.`,
    most_reached: () => 'You have claimed the most that the rule gives.',
  } satisfies Record<CohortBar, (institution: string) => string>,
  days: (from: string, to: string) => (from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`),
};
