import type { TurnKind } from '#contract/clocks/calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import type { MailedTurn } from '#core/today/find-mailed-turn.ts';
import { shownName } from '../../shown-name.ts';
import type { LetterWords } from '../words.ts';
import { dayIn, greeting } from './phrases.ts';

type Told = { thing: string; person: string };

/** An agreement with its contributor, where the sentence does not name them. */
const agreementOf = ({ thing, person }: Told) => (person ? `${thing} (${person})` : thing);

/** What is owed, as the one who owes it reads it; no verb stands for what only our own people do. */
const owed: Record<TurnKind, (told: Told) => string> = {
  verification_review: ({ thing }) => `A verification waits: ${thing}.`,
  team_invitation: ({ thing }) => `You are invited to the team of ${thing}.`,
  owner_hand_over: ({ thing }) => `You are asked to own ${thing}.`,
  owner_succession: ({ thing }) => `${thing} has lost its last owner, and you are asked to own it.`,
  case_appeal: ({ thing }) => `An appeal waits: ${thing}.`,
  project_appeal: ({ thing }) => `An appeal waits: ${thing}.`,
  opportunity_review: ({ thing }) => `An opportunity waits for review: ${thing}.`,
  application_first_decision: ({ thing, person }) =>
    `${person || 'Somebody'} has applied for ${thing} and asks for an answer.`,
  application_later_decision: ({ thing, person }) =>
    `${person || 'Somebody'} asks for the next decision about ${thing}.`,
  interview_answer: ({ thing }) => `You are asked to choose a time for an interview: ${thing}.`,
  offer: ({ thing }) => `The team offers you ${thing} and asks for an answer.`,
  agreement_answer: (told) => `An agreement waits for your answer or signature: ${agreementOf(told)}.`,
  milestone_submission: ({ thing }) => `A milestone of yours is due: ${thing}.`,
  milestone_resubmission: ({ thing }) => `Changes to your milestone were asked for: ${thing}.`,
  milestone_review: ({ thing, person }) =>
    `${person || 'Somebody'} has handed in a milestone and asks for your review: ${thing}.`,
  early_end_submission: ({ thing }) => `The agreement ends. Hand in what you have begun: ${thing}.`,
  payment: ({ thing, person }) =>
    `A payment to ${person || 'a former member'} for accepted work is due: ${thing}.`,
  payment_confirmation: ({ thing }) => `A payment was stated as sent. Confirm what has arrived: ${thing}.`,
  paying_back: ({ thing }) => `What you received above the pay is to be paid back: ${thing}.`,
  cause_contest: ({ thing }) =>
    `The project has given notice for a cause. Say whether you contest it: ${thing}. Without a word the cause stands, and units that have not vested go back.`,
  conversion_confirmation: ({ thing }) =>
    `It was stated that units of yours became shares. Say whether you hold them: ${thing}. Without a word the statement counts for nothing.`,
  amendment_answer: (told) =>
    `An amendment of an agreement waits for your answer or signature: ${agreementOf(told)}.`,
  dispute_evidence: (told) => `Evidence can be brought in a dispute: ${agreementOf(told)}.`,
  dispute_settlement: (told) =>
    `The other side proposes a settlement of a dispute and asks for your answer: ${agreementOf(told)}.`,
  trial_task: ({ thing }) => `The team asks you for the trial task of ${thing}.`,
  terms_confirmation: ({ thing }) =>
    `What you applied for has changed: ${thing}. Say whether you still want it.`,
  first_message: ({ person }) => `${person || 'A member'} has written to you and asks for an answer.`,
};

/** How it ended, as the one who waited for it reads it. */
const awaited: Record<TurnKind, (told: Told) => string> = {
  verification_review: ({ thing }) => `We are late with your verification: ${thing}.`,
  team_invitation: ({ thing }) => `Nobody has answered the invitation to ${thing}.`,
  owner_hand_over: ({ thing }) => `Nobody has answered whether they will own ${thing}, so you still do.`,
  owner_succession: ({ thing }) => `Nobody has answered whether they will own ${thing}.`,
  case_appeal: ({ thing }) => `We are late with your appeal: ${thing}.`,
  project_appeal: ({ thing }) => `We are late with your appeal: ${thing}.`,
  opportunity_review: ({ thing }) => `We are late with looking at your opportunity: ${thing}.`,
  application_first_decision: ({ thing }) =>
    `No answer came to your application for ${thing}. You are free again, and similar places wait on its page.`,
  application_later_decision: ({ thing }) =>
    `No further answer came to your application for ${thing}. You are free again, and similar places wait on its page.`,
  interview_answer: ({ thing }) =>
    `Nobody has chosen a time for the interview: ${thing}. The page of the application says how it goes on.`,
  offer: ({ thing, person }) =>
    `${person || 'Somebody'} has not answered your offer of ${thing}. The seat is free again.`,
  agreement_answer: (told) =>
    `No answer came to the agreement in its time, so the proposal has ended: ${agreementOf(told)}.`,
  milestone_submission: ({ thing, person }) =>
    `${person || 'Somebody'} has handed in nothing in time: ${thing}. You can wait, or drop the milestone.`,
  milestone_resubmission: ({ thing, person }) =>
    `${person || 'Somebody'} has handed in nothing in time: ${thing}. You can wait, or drop the milestone.`,
  milestone_review: ({ thing }) =>
    `Nobody has reviewed your milestone in time, so it counts as accepted: ${thing}.`,
  early_end_submission: (told) => `Nothing was handed in by the end: ${agreementOf(told)}.`,
  payment: ({ thing }) =>
    `A payment that is due to you was not stated as sent in time: ${thing}. It is overdue now.`,
  payment_confirmation: (told) =>
    `It was not said in time what has arrived, so the payment counts as confirmed: ${agreementOf(told)}.`,
  paying_back: ({ thing, person }) =>
    `${person || 'Somebody'} has paid back nothing in time: ${thing}. It is overdue now.`,
  cause_contest: (told) => `The stated cause was not contested in time, so it stands: ${agreementOf(told)}.`,
  conversion_confirmation: (told) =>
    `It was not confirmed in time that units became shares: ${agreementOf(told)}. They are promised as before. Until the conversion date you can state it again; what is left of them then is due in cash.`,
  amendment_answer: (told) =>
    `No answer came to the amendment in its time. It has expired, and the version in force stays in force: ${agreementOf(told)}.`,
  dispute_evidence: (told) => `The time for evidence in a dispute is over: ${agreementOf(told)}.`,
  dispute_settlement: (told) =>
    `No answer came to the settlement that you have proposed: ${agreementOf(told)}.`,
  trial_task: ({ thing, person }) =>
    `${person || 'Somebody'} has handed in no trial task for ${thing}. The next decision is yours.`,
  terms_confirmation: ({ thing }) => `Nobody has said whether they still want ${thing}.`,
  first_message: ({ thing }) => `${thing || 'A member'} has not answered your first message.`,
};

type Wait = Pick<MailedTurn, 'turn' | 'until' | 'zone'>;

/** Until when a step is owed and what follows then, where it does not just end. */
const times: Partial<Record<TurnKind, (day: string) => string>> = {
  milestone_submission: (day) => `It is due on ${day}. After that the project may drop the milestone.`,
  milestone_resubmission: (day) => `You have until ${day}. After that the project may drop the milestone.`,
  milestone_review: (day) => `The time for it runs until ${day}. From then on silence counts as accepting.`,
  payment: (day) => `You have until ${day}. After that it is overdue, and still due.`,
  paying_back: (day) => `You have until ${day}. After that it is overdue, and still due.`,
  early_end_submission: (day) => `You have until ${day}. After that the milestone is dropped.`,
  payment_confirmation: (day) =>
    `You have until ${day}. From then on silence counts as confirming all of it.`,
  cause_contest: (day) => `You have until ${day}. From then on silence counts as agreeing.`,
  dispute_settlement: (day) =>
    `You have until ${day}. After that the proposal ends by itself, and the dispute goes on.`,
  conversion_confirmation: (day) => `You have until ${day}. After that the statement counts for nothing.`,
};
const timeOf = ({ turn, until, zone }: Wait): string =>
  times[turn]?.(dayIn(until, zone)) ?? `You have until ${dayIn(until, zone)}. After that it ends by itself.`;

/** What the end of its time brought for whoever owed a step, where it did not just end. */
const lapsed: Partial<Record<TurnKind, string>> = {
  milestone_submission:
    'You can still hand it in while the project has not dropped the milestone. It stays on Today until then.',
  milestone_resubmission:
    'You can still hand it in while the project has not dropped the milestone. It stays on Today until then.',
  milestone_review: 'It counts as accepted now.',
  payment: 'It is overdue now, and still due. It stays on Today until it is stated as sent.',
  paying_back: 'It is overdue now, and still due. It stays on Today until it is stated as sent.',
  early_end_submission: 'The milestone is dropped.',
  payment_confirmation: 'What was stated counts as confirmed now.',
  cause_contest: 'The cause stands now.',
  conversion_confirmation:
    'The statement counts for nothing. Your units are promised as before; from the conversion date on they are due in cash.',
};
const lapseOf = ({ turn, until, zone }: Wait): string => {
  const day = dayIn(until, zone);
  const more = lapsed[turn];
  return more
    ? `The time for it was over on ${day}. ${more}`
    : `The time for it was over on ${day}, so it has ended.`;
};

const shown = ({ thing, person }: MailedTurn): Told => ({
  thing: shownName(thing) || 'a project',
  person: shownName(person),
});

export const turns = {
  'turn-reminder': (letter, site) => ({
    subject: `Somebody on ${site.name} waits for your answer`,
    heading: 'Your turn',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: owed[letter.turn](shown(letter)) },
      {
        kind: 'text',
        text: timeOf(letter),
      },
      { kind: 'link', text: 'Open Today', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'turn-lapsed': (letter, site) => ({
    subject: `The time for an answer on ${site.name} is over`,
    heading: 'The time is over',
    greeting: greeting(letter.name),
    blocks: [
      {
        kind: 'text',
        text:
          letter.side === 'owing'
            ? `${owed[letter.turn](shown(letter))} ${lapseOf(letter)}`
            : awaited[letter.turn](shown(letter)),
      },
      { kind: 'link', text: 'Open Today', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<LetterWords>;
