/** When mails of a topic leave. */
export const mailWays = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailWay = (typeof mailWays)[number];

/** The topics of which everybody chooses what is mailed, in the order of the grid, with what holds until they have. */
export const usualWays = {
  messages: 'at_once',
  answers: 'at_once',
  teams: 'daily',
  following: 'weekly',
  searches: 'weekly',
} as const satisfies Record<string, MailWay>;

/** Where not every way makes sense: saved searches are looked through once a week. */
const fewerWays: Partial<Record<keyof typeof usualWays, readonly MailWay[]>> = {
  searches: ['weekly', 'never'],
};

export function waysOf(topic: ChosenTopic): readonly MailWay[] {
  return fewerWays[topic] ?? mailWays;
}

export type ChosenTopic = keyof typeof usualWays;
export const chosenTopics = Object.keys(usualWays) as ChosenTopic[];

export function isChosenTopic(topic: string): topic is ChosenTopic {
  return Object.hasOwn(usualWays, topic);
}

/**
 * What a notification can be about, and how it is mailed: by the person's choice for a topic; by a letter of its own, which
 * whatever caused it has posted already; always, since nobody may miss it; or not at all, since pages say it as well.
 */
export const notificationKinds = {
  message_sent: 'messages',
  conversation_requested: 'messages',
  conversation_opened: 'answers',
  team_invitation: 'letter',
  owner_asked: 'letter',
  turn_ended: 'letter',
  wait_ended: 'letter',
  more_time: 'answers',
  invitation_declined: 'answers',
  owner_answered: 'answers',
  member_joined: 'teams',
  member_left: 'teams',
  title_given: 'teams',
  project_published: 'teams',
  project_archived: 'teams',
  project_returned: 'teams',
  project_removed: 'letter',
  project_appealed: 'teams',
  project_put_back: 'letter',
  project_stays_removed: 'letter',
  team_removed: 'letter',
  project_updated: 'following',
  opportunity_approved: 'answers',
  opportunity_returned: 'always',
  opportunity_late: 'none',
  opportunity_expired: 'teams',
  opportunity_removed: 'always',
  places_paused: 'always',
  places_resumed: 'teams',
  opportunity_opened: 'following',
  search_found: 'searches',
  application_received: 'answers',
  application_shortlisted: 'answers',
  application_declined: 'answers',
  application_withdrawn: 'teams',
  application_gone: 'teams',
  application_ended: 'answers',
  application_seat_freed: 'always',
  application_terms: 'always',
  application_aside: 'always',
  application_interview: 'always',
  application_interview_moved: 'always',
  application_interview_set: 'answers',
  application_interview_over: 'always',
  application_trial: 'always',
  application_trial_in: 'answers',
  application_offered: 'always',
  application_offer_over: 'answers',
  application_accepted: 'answers',
  application_joined: 'answers',
  agreement_proposed: 'always',
  agreement_countered: 'always',
  agreement_signed: 'always',
  agreement_active: 'always',
  agreement_declined: 'answers',
  agreement_withdrawn: 'answers',
  dispute_opened: 'always',
  dispute_evidence: 'answers',
  dispute_ruled: 'always',
  dispute_appealed: 'always',
  dispute_final: 'answers',
  dispute_late: 'always',
  dispute_proposed: 'always',
  dispute_declined: 'always',
  dispute_agreed: 'always',
  dispute_withdrawn: 'always',
  cause_late: 'always',
  amendment_proposed: 'always',
  amendment_signed: 'always',
  amendment_active: 'always',
  amendment_over: 'answers',
  agreement_pool_set: 'answers',
  agreement_entry: 'answers',
  milestone_started: 'answers',
  milestone_submitted: 'always',
  milestone_changes_asked: 'always',
  milestone_accepted: 'always',
  milestone_cancelled: 'answers',
  milestone_dropped: 'always',
  payment_time_asked: 'always',
  payment_time_answered: 'answers',
  payout_changed: 'always',
  case_judged: 'letter',
  case_appeal_answered: 'letter',
  report_answered: 'letter',
  guardian_answered: 'letter',
  guardian_reviewed: 'always',
  guardian_outgrown: 'none',
  verification_held: 'letter',
  verification_decided: 'letter',
  verification_ended: 'letter',
  verification_late: 'none',
} as const satisfies Record<string, ChosenTopic | 'letter' | 'always' | 'none'>;

export type NotificationKind = keyof typeof notificationKinds;

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind);
}
