import type { ChosenTopic, NotificationKind } from '#contract/notifications/kinds.ts';
import { notificationPaths } from '#contract/notifications/paths.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { shownName } from '../../shown-name.ts';
import type { LetterWords } from '../words.ts';
import { greeting } from './phrases.ts';

type Told = { thing: string; person: string; parts: readonly string[] };

/** What has happened, in a line. Never what somebody wrote, nor how anything was decided. */
const lines: Record<NotificationKind, (told: Told) => string> = {
  message_sent: ({ person }) => `${person} has written to you.`,
  conversation_requested: ({ person }) => `${person} asks to talk with you.`,
  conversation_opened: ({ person }) => `${person} has answered your request to talk.`,
  team_invitation: ({ person, thing }) => `${person} invites you to the team of ${thing}.`,
  owner_asked: ({ thing }) => `You are asked whether you will own ${thing}.`,
  turn_ended: ({ thing }) => `The time for your answer is over: ${thing}.`,
  wait_ended: ({ thing }) => `The time that you waited for is over: ${thing}.`,
  more_time: ({ person, thing }) => `${person} has asked for more time: ${thing}.`,
  invitation_declined: ({ thing }) => `An invitation to the team of ${thing} was answered.`,
  owner_answered: ({ person, thing }) => `${person} has answered about owning ${thing}.`,
  member_joined: ({ person, thing }) => `${person} has joined the team of ${thing}.`,
  member_left: ({ person, thing }) => `${person} has left the team of ${thing}.`,
  title_given: ({ thing }) => `Your title in the team of ${thing} has changed.`,
  project_published: ({ thing }) => `${thing} is published.`,
  project_archived: ({ thing }) => `${thing} is archived.`,
  project_returned: ({ thing }) => `${thing} is back from the archive.`,
  project_removed: ({ thing }) => `There is a decision about ${thing}.`,
  project_appealed: ({ thing }) => `An owner has appealed about ${thing}.`,
  project_put_back: ({ thing }) => `There is a decision about ${thing}.`,
  project_stays_removed: ({ thing }) => `There is a decision about ${thing}.`,
  team_removed: ({ thing }) => `You are not in the team of ${thing} any more.`,
  project_updated: ({ thing }) => `${thing} has news.`,
  opportunity_approved: ({ thing }) => `Somebody has looked at what you offer: ${thing}.`,
  opportunity_returned: ({ thing }) => `Somebody has looked at what you offer: ${thing}.`,
  opportunity_late: ({ thing }) => `We are late with looking at what you offer: ${thing}.`,
  opportunity_expired: ({ thing }) => `The closing day has passed: ${thing}.`,
  opportunity_removed: ({ thing }) => `There is a decision about ${thing}.`,
  places_paused: ({ thing }) =>
    `People wait for an answer of ${thing}, and nobody new can apply until they have it.`,
  places_resumed: ({ thing }) => `People can apply again: ${thing}.`,
  opportunity_opened: ({ thing }) => `A project that you follow offers something new: ${thing}.`,
  search_found: ({ thing, parts }) => `New in your search “${thing}”: ${parts.join(' · ')}.`,
  application_received: ({ thing }) => `There is an application: ${thing}.`,
  application_shortlisted: ({ thing }) => `There is news of your application: ${thing}.`,
  application_declined: ({ thing }) => `There is news of your application: ${thing}.`,
  application_withdrawn: ({ thing }) => `There is news of an application: ${thing}.`,
  application_gone: ({ thing }) => `There is news of an application: ${thing}.`,
  application_seat_freed: ({ thing }) => `There is news of your application: ${thing}.`,
  application_ended: ({ thing }) => `There is news of your application: ${thing}.`,
  application_terms: ({ thing }) =>
    `What you applied for has changed: ${thing}. Say whether you still want it.`,
  application_interview: ({ thing }) => `There is news of your application, and it waits for you: ${thing}.`,
  application_interview_moved: ({ thing }) =>
    `There is news of an application, and it waits for you: ${thing}.`,
  application_interview_set: ({ thing }) => `There is news of an application: ${thing}.`,
  application_interview_over: ({ thing }) => `There is news of an application: ${thing}.`,
  application_trial: ({ thing }) => `There is news of your application, and it waits for you: ${thing}.`,
  application_trial_in: ({ thing }) => `There is news of an application: ${thing}.`,
  application_offered: ({ thing }) => `There is news of your application, and it waits for you: ${thing}.`,
  application_offer_over: ({ thing }) => `There is news of your application: ${thing}.`,
  application_accepted: ({ thing }) => `There is news of an application: ${thing}.`,
  agreement_proposed: ({ thing }) => `An agreement waits for your answer: ${thing}.`,
  agreement_countered: ({ thing }) =>
    `There is another text of an agreement, and it waits for you: ${thing}.`,
  agreement_signed: ({ thing }) => `There is news of an agreement: ${thing}.`,
  agreement_active: ({ thing }) => `There is news of an agreement: ${thing}.`,
  agreement_declined: ({ thing }) => `There is news of an agreement: ${thing}.`,
  agreement_withdrawn: ({ thing }) => `There is news of an agreement: ${thing}.`,
  agreement_entry: ({ thing }) => `There is news of an agreement: ${thing}.`,
  milestone_started: ({ thing }) => `A milestone was started: ${thing}.`,
  milestone_submitted: ({ thing }) => `A milestone waits for your review: ${thing}.`,
  milestone_changes_asked: ({ thing }) => `There is an answer to your milestone: ${thing}.`,
  milestone_accepted: ({ thing }) => `There is an answer to a milestone: ${thing}.`,
  milestone_cancelled: ({ thing }) => `There is news of a milestone: ${thing}.`,
  milestone_dropped: ({ thing }) => `There is news of a milestone: ${thing}.`,
  payment_time_asked: ({ thing }) => `You are asked for more time in an agreement: ${thing}.`,
  payout_changed: ({ thing }) =>
    `Where a payment goes to, or a tax number for it, was changed in an agreement: ${thing}. If it was not you who changed your own, set a new password.`,
  payment_time_answered: ({ thing }) => `There is news of an agreement: ${thing}.`,
  dispute_opened: ({ thing }) =>
    `A dispute was opened, and evidence can be brought for seven days: ${thing}.`,
  dispute_evidence: ({ thing }) => `There is news of a dispute: ${thing}.`,
  dispute_ruled: ({ thing }) => `There is a ruling in a dispute: ${thing}.`,
  dispute_appealed: ({ thing }) => `There is an appeal in a dispute: ${thing}.`,
  dispute_final: ({ thing }) => `There is news of a dispute: ${thing}.`,
  dispute_proposed: ({ thing }) => `A settlement of a dispute waits for your answer: ${thing}.`,
  dispute_declined: ({ thing }) => `There is news of a dispute: ${thing}.`,
  dispute_agreed: ({ thing }) => `There is news of a dispute: ${thing}.`,
  dispute_withdrawn: ({ thing }) => `There is news of a dispute: ${thing}.`,
  dispute_late: ({ thing }) => `We are late with the ruling in a dispute: ${thing}.`,
  cause_late: ({ thing }) => `We are late with the ruling on a contested cause: ${thing}.`,
  amendment_proposed: ({ thing }) => `An amendment of an agreement waits for your answer: ${thing}.`,
  amendment_signed: ({ thing }) => `There is news of an amendment: ${thing}.`,
  amendment_active: ({ thing }) => `There is news of an amendment: ${thing}.`,
  amendment_over: ({ thing }) => `There is news of an amendment: ${thing}.`,
  agreement_pool_set: ({ thing }) => `The totals behind your agreement have changed: ${thing}.`,
  application_joined: ({ thing }) => `There is news of your application: ${thing}.`,
  application_aside: ({ thing }) => `Your application waits for you: ${thing}.`,
  case_judged: () => 'Something was decided that concerns you.',
  case_appeal_answered: () => 'Your appeal was answered.',
  report_answered: () => 'Somebody has looked at your report.',
  guardian_answered: () => 'Your guardian has answered.',
  guardian_reviewed: () => 'We have looked at your guardian’s answer once more.',
  guardian_outgrown: () => 'You need no guardian’s consent any more.',
  verification_held: ({ thing }) => `Somebody looks at your verification: ${thing}.`,
  verification_decided: ({ thing }) => `Your verification is decided: ${thing}.`,
  verification_ended: ({ thing }) => `A mark of yours has ended: ${thing}.`,
  verification_late: ({ thing }) => `We are late with your verification: ${thing}.`,
};

const subjects: Record<ChosenTopic | 'other', (site: string) => string> = {
  messages: (site) => `You have messages on ${site}`,
  answers: (site) => `Somebody on ${site} has answered you`,
  teams: (site) => `News of your teams on ${site}`,
  following: (site) => `News of projects that you follow on ${site}`,
  searches: (site) => `New in your saved searches on ${site}`,
  other: (site) => `News of your ${site} account`,
};

const headings: Record<ChosenTopic | 'other', string> = {
  messages: 'You have messages',
  answers: 'Somebody has answered',
  teams: 'Your teams',
  following: 'Projects that you follow',
  searches: 'Your saved searches',
  other: 'Your account',
};

const forCalendars = 'The file that comes with this mail brings your calendar up to date.';

const entryWords: EntryWords = {
  withProject: (title, project) => `Interview: ${title}, ${project}`,
  withApplicant: (title, applicant) => `Interview with ${applicant}: ${title}`,
};

export const notifications = {
  notification({ name, topic, lines: said, more, entries, token }, site) {
    const shown = said.map(({ kind, thing, person, parts }) =>
      lines[kind]({ thing: shownName(thing) || 'a project', person: shownName(person) || 'Somebody', parts }),
    );
    const [first] = said;
    const path = said.length === 1 && first ? first.path : notificationPaths.notifications;
    const unsubscribe = token && `${site.origin}${notificationPaths.unsubscribe(token)}`;
    return {
      subject: subjects[topic ?? 'other'](site.name),
      heading: headings[topic ?? 'other'],
      greeting: greeting(name),
      blocks: [
        ...shown.map((text) => ({ kind: 'text' as const, text })),
        ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
        ...(entries.length > 0 ? [{ kind: 'text' as const, text: forCalendars }] : []),
        { kind: 'link', text: 'Open it', url: `${site.origin}${path}` },
        ...(unsubscribe
          ? [{ kind: 'link' as const, text: 'Get no more of these mails', url: unsubscribe, isQuiet: true }]
          : []),
      ],
      ...(unsubscribe && { unsubscribe }),
      attachments: entries.map((entry, at) => calendarAttachment(entry, at, entryWords)),
    };
  },
} satisfies Partial<LetterWords>;
