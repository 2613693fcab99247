import { accounts } from './accounts/module.ts';
import { addresses } from './addresses/module.ts';
import { administration } from './administration/module.ts';
import { agreements } from './agreements/module.ts';
import { applications } from './applications/module.ts';
import { avatars } from './avatars/module.ts';
import { blocks } from './blocks/module.ts';
import { breaches } from './breaches/module.ts';
import { calendars } from './calendars/module.ts';
import { cases } from './cases/module.ts';
import { certificates } from './certificates/module.ts';
import { codes } from './codes/module.ts';
import { cofounderTitles } from './cofounder-titles/module.ts';
import { cofounders } from './cofounders/module.ts';
import { consents } from './consents/module.ts';
import { conversations } from './conversations/module.ts';
import { credit } from './credit/module.ts';
import { creditOpportunities } from './credit-opportunities/module.ts';
import { deadlines } from './deadlines/module.ts';
import { districts } from './districts/module.ts';
import { emails } from './emails/module.ts';
import { ends } from './ends/module.ts';
import { enquiries } from './enquiries/module.ts';
import { factors } from './factors/module.ts';
import { feeds } from './feeds/module.ts';
import { figures } from './figures/module.ts';
import { files } from './files/module.ts';
import { firstDays } from './first-days/module.ts';
import type { Module } from './ground/declaration.ts';
import { ground } from './ground/module.ts';
import { guardians } from './guardians/module.ts';
import { holds } from './holds/module.ts';
import { interests } from './interests/module.ts';
import { introductions } from './introductions/module.ts';
import { jobs } from './jobs/module.ts';
import { languages } from './languages/module.ts';
import { leaving } from './leaving/module.ts';
import { ledger } from './ledger/module.ts';
import { legalTexts } from './legal-texts/module.ts';
import { mentoring } from './mentoring/module.ts';
import { mentors } from './mentors/module.ts';
import { mentorships } from './mentorships/module.ts';
import { nominees } from './nominees/module.ts';
import { notifications } from './notifications/module.ts';
import { officeHours } from './office-hours/module.ts';
import { openData } from './open-data/module.ts';
import { opportunities } from './opportunities/module.ts';
import { organisations } from './organisations/module.ts';
import { ownData } from './own-data/module.ts';
import { passwords } from './passwords/module.ts';
import { people } from './people/module.ts';
import { profiles } from './profiles/module.ts';
import { projects } from './projects/module.ts';
import { rights } from './rights/module.ts';
import { rosters } from './rosters/module.ts';
import { savedSearches } from './saved-searches/module.ts';
import { screening } from './screening/module.ts';
import { search } from './search/module.ts';
import { sessions } from './sessions/module.ts';
import { signUps } from './sign-ups/module.ts';
import { standings } from './standings/module.ts';
import { stories } from './stories/module.ts';
import { supervision } from './supervision/module.ts';
import { today } from './today/module.ts';
import { transparency } from './transparency/module.ts';
import { trials } from './trials/module.ts';
import { unsentForms } from './unsent-forms/module.ts';
import { unusedAccounts } from './unused-accounts/module.ts';
import { verifications } from './verifications/module.ts';
import { wording } from './wording/module.ts';
import { writtenReviews } from './written-reviews/module.ts';
import { youngMentees } from './young-mentees/module.ts';

/**
 * Every module of the core, in order: each knows only those before it. A later module reacts to events of an earlier one; an
 * earlier module declares the facts that it needs of a later one's tables.
 */
export const modules: readonly Module[] = [
  ground,
  jobs,
  ends,
  districts,
  screening,
  search,
  accounts,
  languages,
  blocks,
  standings,
  deadlines,
  ledger,
  administration,
  codes,
  sessions,
  passwords,
  consents,
  guardians,
  profiles,
  addresses,
  factors,
  files,
  avatars,
  unsentForms,
  verifications,
  people,
  signUps,
  wording,
  leaving,
  enquiries,
  supervision,
  stories,
  figures,
  projects,
  opportunities,
  openData,
  feeds,
  savedSearches,
  conversations,
  applications,
  cases,
  mentors,
  mentoring,
  mentorships,
  writtenReviews,
  officeHours,
  youngMentees,
  calendars,
  agreements,
  introductions,
  interests,
  cofounders,
  cofounderTitles,
  trials,
  organisations,
  certificates,
  rosters,
  credit,
  creditOpportunities,
  rights,
  holds,
  breaches,
  transparency,
  ownData,
  nominees,
  unusedAccounts,
  legalTexts,
  notifications,
  today,
  emails,
  firstDays,
];
