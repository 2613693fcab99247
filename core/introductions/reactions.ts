import { concernOfText } from '../cases/concern-of-text.ts';
import { hasOpenCase } from '../cases/has-open-case.ts';
import { joinCase } from '../cases/steps/join-case.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { reaction } from '../ground/reaction.ts';
import { reportableIntroduction, reportedId } from './reportable.ts';
import { endIntroduction } from './steps/end-introduction.ts';
import { holdIntroduction } from './steps/hold-introduction.ts';
import {
  aboutAccount,
  betweenTwo,
  settleIntroductions,
  toProject,
  withMember,
} from './steps/settle-introductions.ts';
import { warningsOfNote } from './warnings-of-note.ts';

export const introductionReactions = [
  reaction({
    name: 'introductions:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'cofounder_answer' || kind === 'introduction_answer',
    run: (tx, { subject }) => lapse(tx, subject.subjectId),
  }),
  reaction({
    name: 'introductions:settle-between',
    to: ['blocks.changed'],
    run: (tx, event) => settleIntroductions(tx, betweenTwo(accountOf(event), event.subject.personId)),
  }),
  reaction({
    name: 'introductions:settle-of-account',
    to: ['standings.suspended', 'standings.suspensionEnded', 'standings.childFound', 'accounts.leaving'],
    run: (tx, event) => settleIntroductions(tx, aboutAccount(accountOf(event))),
  }),
  reaction({
    name: 'introductions:settle-with-mark',
    to: ['verifications.changed'],
    run: (tx, event) => settleIntroductions(tx, withMember(accountOf(event))),
  }),
  reaction({
    name: 'introductions:settle-with-project',
    to: [
      'projects.archived',
      'projects.removed',
      'projects.hidden',
      'projects.left',
      'projects.joined',
      'projects.ownerAnswered',
    ],
    run: (tx, { subject }) => settleIntroductions(tx, toProject(subject.projectId)),
  }),
  reaction({
    name: 'introductions:review-warned',
    to: ['introductions.asked'],
    run: (tx, { subject }) => reviewWarned(tx, subject.introductionId),
  }),
];

/** No answer came. */
async function lapse(tx: Tx, id: string): Promise<void> {
  const one = await holdIntroduction(tx, id);
  if (one?.state === 'asked') await endIntroduction(tx, one, { state: 'lapsed' });
}

/** A note with a warning for its reader goes to the cases, as a message does. */
async function reviewWarned(tx: Tx, id: string): Promise<void> {
  const one = await tx.selectFrom('introductions').select('note').where('id', '=', id).executeTakeFirst();
  if (!one) return;
  const warnings = warningsOfNote(one.note);
  if (warnings.length === 0) return;
  const named = reportedId(id, 'asker');
  const thing = await reportableIntroduction.seal(tx, named);
  if (!thing || (await hasOpenCase(tx, 'introduction', named))) return;
  const report = {
    id: newId(),
    concern: warnings[0] === 'courts' ? 'harassment' : concernOfText(one.note),
    words: '',
    by: 'us',
  } as const;
  await joinCase(tx, { kind: 'introduction', id: named }, report, { thing, pictures: [] });
}
