import type { NotificationKind } from '#contract/notifications/kinds.ts';

/** `person` is empty where nobody is shown, and `thing`, which stands above too, where it has no name. */
type Told = { person: string; thing: string };

const named = (thing: string) => (thing ? `“${thing}”` : 'it');
const Named = (thing: string) => (thing ? `“${thing}”` : 'It');

/** What somebody was told, below the name of what it is about. Sent along by the server: no page carries it. */
export const notificationLines: Record<NotificationKind, (told: Told) => string> = {
  message_sent: ({ person }) => `Read what ${person || 'somebody'} wrote`,
  conversation_requested: ({ person }) => `Answer ${person || 'somebody'} about talking with you`,
  conversation_opened: ({ person }) => `${person || 'The other side'} said yes to talking with you`,
  team_invitation: ({ person }) => `Answer ${person || 'a team'} about joining`,
  owner_asked: ({ thing }) => `Say whether you will own ${named(thing)}`,
  turn_ended: () => 'The time for your answer is over',
  wait_ended: () => 'No answer came in time',
  more_time: ({ person }) => `${person || 'The other side'} asked for more time`,
  invitation_declined: () => 'Your invitation was declined',
  owner_answered: ({ person, thing }) => `${person || 'Somebody'} answered about owning ${named(thing)}`,
  member_joined: ({ person, thing }) => `${person || 'A member'} joined the team${thing && ` of “${thing}”`}`,
  member_left: ({ person, thing }) => `${person || 'A member'} left the team${thing && ` of “${thing}”`}`,
  title_given: ({ person }) => `${person || 'An owner'} changed your title`,
  project_published: ({ person, thing }) => `${person || 'An owner'} published ${named(thing)}`,
  project_archived: ({ person, thing }) =>
    person ? `${person} archived ${named(thing)}` : `${Named(thing)} was archived`,
  project_returned: ({ person, thing }) =>
    `${person || 'An owner'} returned ${named(thing)} from the archive`,
  project_removed: ({ thing }) => `An administrator removed ${named(thing)}`,
  project_appealed: ({ person, thing }) =>
    `${person || 'An owner'} appealed against the removal of ${named(thing)}`,
  project_put_back: ({ thing }) => `${Named(thing)} is back: the removal was taken back`,
  project_stays_removed: ({ thing }) => `${Named(thing)} stays removed after the appeal`,
  team_removed: ({ thing }) =>
    thing ? `You are not in the team of “${thing}” any more` : 'You are not in the team any more',
  project_updated: ({ thing }) =>
    thing ? `The team of “${thing}” wrote an update` : 'The team wrote an update',
  opportunity_approved: ({ thing }) => `We looked at ${named(thing)}, and it is open to others`,
  opportunity_returned: ({ thing }) => `We looked at ${named(thing)}, and something has to change first`,
  opportunity_late: ({ thing }) => `We are late with looking at ${named(thing)}. It comes first now`,
  opportunity_expired: ({ thing }) => `The closing day of ${named(thing)} has passed`,
  opportunity_removed: ({ thing }) => `An administrator removed ${named(thing)}`,
  places_paused: ({ thing }) =>
    `The opportunities of ${thing || 'the project'} are paused: three answers came too late. Answer who waits, and they open again`,
  places_resumed: ({ thing }) =>
    `Everybody has their answer: the opportunities of ${thing || 'the project'} are open again`,
  opportunity_opened: ({ thing }) => `A project that you follow offers ${named(thing)}`,
  search_found: () => 'Something new is in your saved search',
  application_received: ({ person }) => `${person || 'Somebody'} has applied`,
  application_shortlisted: ({ thing }) => `You are on the short list for ${named(thing)}`,
  application_declined: ({ thing }) =>
    `The team answered your application for ${named(thing)}: not this time`,
  application_withdrawn: ({ person }) => `${person || 'Somebody'} has taken their application back`,
  application_gone: () =>
    'Somebody who had applied is not here any more, and their application has gone with them',
  application_ended: ({ thing }) => `${Named(thing)} has ended, and your application with it`,
  application_seat_freed: () => 'The team has given your seat free: you had not joined by then',
  application_terms: () => 'What it offers has changed: say whether you still want it',
  application_interview: () => 'The team proposes times for an interview: take one',
  application_interview_moved: ({ person }) =>
    `${person || 'The applicant'} asks to move the interview: take one of the times`,
  application_interview_set: () => 'The time of the interview is agreed',
  application_interview_over: () => 'The interview is called off',
  application_trial: () => 'The team asks you for the trial task',
  application_trial_in: ({ person }) => `${person || 'Somebody'} has handed in the trial task`,
  application_offered: () => 'The team offers you the place: answer them',
  application_offer_over: () => 'The team has taken their offer back',
  application_accepted: ({ person }) => `${person || 'Somebody'} has accepted your offer`,
  agreement_proposed: ({ person }) => `${person || 'Somebody'} proposes an agreement: answer or sign it`,
  agreement_countered: ({ person }) => `${person || 'Somebody'} has countered: answer or sign the new text`,
  agreement_signed: ({ person }) => `${person || 'Somebody'} has signed the agreement`,
  agreement_active: () => 'Both sides have signed: the agreement is in force',
  agreement_declined: ({ person }) => `${person || 'Somebody'} has declined the agreement`,
  agreement_withdrawn: ({ person }) => `${person || 'Somebody'} has taken the agreement back`,
  payment_time_asked: ({ person }) => `${person || 'Somebody'} asks for more time to pay: answer it`,
  payout_changed: () =>
    'Where a payment goes to, or a tax number for it, was changed: check it before money moves',
  payment_time_answered: ({ person }) => `${person || 'Somebody'} has answered about more time to pay`,
  dispute_opened: ({ person }) => `${person || 'Somebody'} has opened a dispute: bring your evidence`,
  dispute_evidence: ({ person }) => `${person || 'Somebody'} has brought evidence`,
  dispute_ruled: () => 'An administrator has ruled',
  dispute_appealed: ({ person }) => `${person || 'Somebody'} has appealed against the ruling`,
  dispute_final: () => 'The ruling is final',
  dispute_proposed: ({ person }) => `${person || 'Somebody'} proposes a settlement of the dispute: answer it`,
  dispute_declined: ({ person }) =>
    `${person || 'Somebody'} has closed the proposed settlement. The dispute goes on`,
  dispute_agreed: ({ person }) => `${person || 'Somebody'} has accepted your settlement. It is final`,
  dispute_withdrawn: ({ person }) =>
    `${person || 'Somebody'} has withdrawn the dispute. Everything stands as before`,
  dispute_late: () => 'We are late with the ruling. It stands first on our list',
  cause_late: () => 'We are late with the ruling on the contested cause. It stands first on our list',
  amendment_proposed: ({ person }) => `${person || 'Somebody'} proposes an amendment: answer or sign it`,
  amendment_signed: ({ person }) => `${person || 'Somebody'} has signed the amendment`,
  amendment_active: () => 'Both sides have signed: the amendment is in force',
  amendment_over: () => 'The amendment is over. The version in force stays as it is',
  agreement_pool_set: () => 'The totals of the pool have changed: read your percentage before and now',
  agreement_entry: () => 'Something has changed in your agreement',
  milestone_started: ({ person }) => `${person || 'The contributor'} has started a milestone`,
  milestone_submitted: ({ person }) => `${person || 'The contributor'} has handed in a milestone: review it`,
  milestone_changes_asked: () => 'The project asks for changes to your milestone',
  milestone_accepted: () => 'A milestone is accepted',
  milestone_cancelled: () => 'A milestone that was planned is cancelled',
  milestone_dropped: () => 'A milestone is dropped: nothing is owed for it',
  application_joined: () => 'You are in the team now',
  application_aside: () => 'Your application is set aside until you answer',
  case_judged: () => 'Something was decided that concerns you',
  case_appeal_answered: () => 'Your appeal was answered',
  report_answered: () => 'We looked at what you reported',
  guardian_answered: () => 'Your guardian answered',
  guardian_reviewed: () => 'We looked at your guardian’s answer, and it stands',
  guardian_outgrown: () => 'You need no guardian’s consent any more',
  verification_held: () => 'Somebody looks at your request',
  verification_decided: () => 'Your request is decided',
  verification_ended: () => 'Your mark has ended',
  verification_late: () => 'We are late with your request. It comes first now',
};

/** What stands above notifications about things without a name. */
export const subjectNames: Partial<Record<string, string>> = {
  account: 'Your account',
  case: 'A decision',
  report: 'Your report',
};

/** What stands above notifications about things whose name says too little alone. */
export const namedSubjects: Partial<Record<string, (thing: string) => string>> = {
  verification: (thing) => `Verification: ${thing}`,
};
