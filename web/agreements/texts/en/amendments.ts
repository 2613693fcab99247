import type { AgreementParty, AmendmentStage } from '#contract/agreements/limits.ts';
import { agreementLimits as limits } from '#contract/agreements/limits.ts';
import { moment, shortDay } from '#web/ground/texts/amounts.ts';
import { amendmentNote } from './amendment-note.ts';

const sides: Record<AgreementParty, string> = { project: 'The project', contributor: 'The contributor' };

export const amendmentTexts = {
  title: amendmentNote.title,
  description: 'A change of the text that both have signed.',
  how: 'An amendment changes what both have signed. The version in force holds until both have signed the new one.',
  rules: [
    'Planned milestones can be added and changed.',
    'Of a milestone that has begun only the due date and the criteria, before it is submitted. It keeps the version under which it started.',
    'Never the currency, nor the value, share, price or vesting of what has begun.',
    'A milestone that starts before both have signed voids the proposal.',
  ],
  begin: 'Draft an amendment',
  beginHow: 'It begins as the text in force. No one else reads it before you propose it.',
  notNow: 'You cannot amend anything now.',
  notTakenOver: amendmentNote.notTakenOver,
  notTakenOverHow:
    'Who signed for the project is the party. A company that was formed or verified since, or another owner, takes this place only by an amendment.',
  stages: {
    proposed: 'Proposed',
    countered: 'Countered',
    signed_by_one: 'Signed by one',
    in_force: 'In force',
    declined: 'Declined',
    withdrawn: 'Taken back',
    expired: 'Expired',
    void: 'Void: what it would change had moved on',
  } satisfies Record<AmendmentStage, string>,
  yours: (at: string) => `Your turn: answer or sign by ${moment(at)}.`,
  theirs: (side: AgreementParty, at: string) =>
    `${sides[side]}’s turn: they answer or sign by ${moment(at)}.`,
  nobodyThere: 'No one can answer now. The time stands still.',
  lapse: `Without an answer in ${limits.answerDays} days it expires; the version in force stays in force.`,
  changes: 'What differs from the version in force',
  sinceBefore: 'What differs from the text before',
  noChanges: 'Nothing differs.',
  oldText:
    'This amendment was proposed under earlier sentences, which name no project and no company. It is signed no more. Counter it: the same terms then stand under the new sentences.',
  readAndSign: 'Read the whole text and sign',
  goOn: 'Go on with the draft',
  counter: 'Counter',
  counterHow: 'Change what does not suit you, in a draft of your own. Nothing is sent before you propose it.',
  decline: 'Decline',
  withdraw: 'Take it back',
  endHow: 'This amendment is over then. The version in force stays as it is.',
  past: 'Earlier amendments',
  pastRow: (stage: string, side: AgreementParty, from: string, to: string) =>
    `${stage} · ${sides[side]} · ${shortDay(from)} – ${shortDay(to)}`,
  signed: 'Versions that both have signed',
  print: (version: number, at: string) => `Text ${version}, signed by both on ${shortDay(at)} (PDF)`,
  done: {
    proposed: 'You proposed the amendment. The other side has 14 days for an answer.',
    declined: 'You declined the amendment. The version in force stays as it is.',
    withdrawn: 'You took the amendment back. The version in force stays as it is.',
    dropped: 'The draft is gone.',
    signed: 'You have signed. The other side signs next.',
  } as Record<string, string>,
} as const;
