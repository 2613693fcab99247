/** Short closed lists. The strings are the stored values; labels by language stand in `web/texts/`. */

export const projectStages = ['Idea', 'Prototype', 'Pilot', 'Revenue'] as const;
export type ProjectStage = (typeof projectStages)[number];

export const opportunityKinds = ['Project role', 'Internship', 'Job', 'Co-founder', 'Advice'] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];
/** Kinds that search engines may list as jobs. */
export const jobKinds: readonly OpportunityKind[] = ['Internship', 'Job'];

export const workModes = ['Remote', 'On site', 'Both'] as const;
export const payPeriods = ['Per month', 'Per milestone', 'In all'] as const;

export const openTo = [
  'Join projects',
  'Be hired',
  'Co-found',
  'Mentor',
  'Invest',
  'Answer questions',
] as const;
export type OpenTo = (typeof openTo)[number];

export const profileVisibilities = ['public', 'members', 'hidden'] as const;

export const verificationKinds = [
  'student',
  'organisation',
  'founder',
  'mentor',
  'investor',
  'industry_professional',
] as const;
export type VerificationKind = (typeof verificationKinds)[number];

/** How a verification is shown to be true, by kind. */
export const evidenceWays = {
  student: ['academic_address', 'bonafide_letter', 'college_id'],
  organisation: ['registry'],
  founder: ['public_links'],
  mentor: ['public_links'],
  investor: ['public_links'],
  industry_professional: ['public_links'],
} as const satisfies Record<VerificationKind, readonly string[]>;

export const registries = ['CIN', 'LLPIN', 'Udyam', 'GSTIN', 'AISHE', 'NGO Darpan', 'Other country'] as const;
export type Registry = (typeof registries)[number];

export const verificationRejections = [
  'unreadable',
  'name_differs',
  'out_of_date',
  'not_the_right_document',
  'not_found_in_register',
  'links_do_not_show_it',
  'identity_number_shown',
  'other',
] as const;

/** The kinds of reports, the gravest first. */
export const reportKinds = [
  'harm_to_minor',
  'threat',
  'intimate_picture',
  'asks_for_money',
  'harassment',
  'hate',
  'false_identity',
  'false_claim',
  'private_data',
  'copied_work',
  'leads_away',
  'spam',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];
/** Decided within two hours. */
export const urgentReportKinds: readonly ReportKind[] = ['harm_to_minor', 'threat', 'intimate_picture'];

/** Why an application was declined. Each says something that the applicant can use; none is a judgement of them. */
export const declineReasons = [
  'seats_taken',
  'other_skills_needed',
  'more_experience_needed',
  'less_experience_needed',
  'hours_differ',
  'start_differs',
  'place_differs',
  'pay_differs',
  'language_differs',
  'answers_too_short',
  'plans_changed',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const suspensionDays = [1, 7, 30] as const;
