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
import { dev } from './dev/module.ts';
import { districts } from './districts/module.ts';
import { emails } from './emails/module.ts';
import { ends } from './ends/module.ts';
import { enquiries } from './enquiries/module.ts';
import { factors } from './factors/module.ts';
import { feeds } from './feeds/module.ts';
import { files } from './files/module.ts';
import { firstDays } from './first-days/module.ts';
import { ground } from './ground/module.ts';
import { guardians } from './guardians/module.ts';
import { holds } from './holds/module.ts';
import { interests } from './interests/module.ts';
import { introductions } from './introductions/module.ts';
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
import { passwords } from './passwords/module.ts';
import { people } from './people/module.ts';
import { profiles } from './profiles/module.ts';
import { projects } from './projects/module.ts';
import { rights } from './rights/module.ts';
import { rosters } from './rosters/module.ts';
import { savedSearches } from './saved-searches/module.ts';
import { search } from './search/module.ts';
import { sessions } from './sessions/module.ts';
import { signUps } from './sign-ups/module.ts';
import { site } from './site/module.ts';
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

/** Every page there is. Routes, rendering, sitemap, share pictures, budgets and checks follow from it. */
export const pages = [
  ...accounts.pages,
  ...addresses.pages,
  ...administration.pages,
  ...agreements.pages,
  ...applications.pages,
  ...blocks.pages,
  ...calendars.pages,
  ...rosters.pages,
  ...credit.pages,
  ...creditOpportunities.pages,
  ...cases.pages,
  ...certificates.pages,
  ...consents.pages,
  ...conversations.pages,
  ...dev.pages,
  ...enquiries.pages,
  ...factors.pages,
  ...feeds.pages,
  ...guardians.pages,
  ...introductions.pages,
  ...ledger.pages,
  ...languages.pages,
  ...wording.pages,
  ...legalTexts.pages,
  ...emails.pages,
  ...nominees.pages,
  ...notifications.pages,
  ...mentoring.pages,
  ...officeHours.pages,
  ...openData.pages,
  ...opportunities.pages,
  ...organisations.pages,
  ...passwords.pages,
  ...people.pages,
  ...profiles.pages,
  ...projects.pages,
  ...rights.pages,
  ...holds.pages,
  ...breaches.pages,
  ...savedSearches.pages,
  ...interests.pages,
  ...mentors.pages,
  ...mentorships.pages,
  ...cofounders.pages,
  ...search.pages,
  ...sessions.pages,
  ...signUps.pages,
  ...site.pages,
  ...stories.pages,
  ...supervision.pages,
  ...today.pages,
  ...transparency.pages,
  ...cofounderTitles.pages,
  ...trials.pages,
  ...verifications.pages,
  ...writtenReviews.pages,
  ...youngMentees.pages,
] as const;

/** The words of each module, in the order in which `/notice` shows their data. */
export const words = [
  sessions.words,
  accounts.words,
  codes.words,
  factors.words,
  ground.words,
  ends.words,
  administration.words,
  profiles.words,
  avatars.words,
  files.words,
  firstDays.words,
  standings.words,
  guardians.words,
  consents.words,
  legalTexts.words,
  addresses.words,
  signUps.words,
  passwords.words,
  people.words,
  unsentForms.words,
  verifications.words,
  projects.words,
  opportunities.words,
  organisations.words,
  certificates.words,
  rosters.words,
  credit.words,
  creditOpportunities.words,
  savedSearches.words,
  interests.words,
  mentors.words,
  mentoring.words,
  mentorships.words,
  cofounders.words,
  writtenReviews.words,
  youngMentees.words,
  officeHours.words,
  calendars.words,
  applications.words,
  deadlines.words,
  today.words,
  agreements.words,
  cofounderTitles.words,
  trials.words,
  conversations.words,
  introductions.words,
  nominees.words,
  unusedAccounts.words,
  languages.words,
  wording.words,
  leaving.words,
  notifications.words,
  enquiries.words,
  blocks.words,
  cases.words,
  rights.words,
  holds.words,
  breaches.words,
  emails.words,
  districts.words,
  supervision.words,
  stories.words,
];

/** Files that the browser loads together, in the order of `core/modules.ts`: the first chunk takes a file. */
export const chunks = [
  ...consents.chunks,
  ...verifications.chunks,
  ...people.chunks,
  ...signUps.chunks,
  ...projects.chunks,
  ...opportunities.chunks,
  ...savedSearches.chunks,
  ...applications.chunks,
  ...agreements.chunks,
  ...cases.chunks,
  ...mentoring.chunks,
  ...writtenReviews.chunks,
  ...mentors.chunks,
  ...mentorships.chunks,
  ...introductions.chunks,
  ...legalTexts.chunks,
];

/** The links and parts of modules on pages of others, in the order in which they stand there. */
export const elsewhere = [
  enquiries.elsewhere,
  accounts.elsewhere,
  guardians.elsewhere,
  supervision.elsewhere,
  verifications.elsewhere,
  cases.elsewhere,
  nominees.elsewhere,
  rights.elsewhere,
  holds.elsewhere,
  consents.elsewhere,
  legalTexts.elsewhere,
  breaches.elsewhere,
  opportunities.elsewhere,
  openData.elsewhere,
  savedSearches.elsewhere,
  people.elsewhere,
  profiles.elsewhere,
  projects.elsewhere,
  interests.elsewhere,
  organisations.elsewhere,
  mentors.elsewhere,
  mentoring.elsewhere,
  languages.elsewhere,
  calendars.elsewhere,
  rosters.elsewhere,
  credit.elsewhere,
  creditOpportunities.elsewhere,
  introductions.elsewhere,
  cofounders.elsewhere,
  youngMentees.elsewhere,
  stories.elsewhere,
  wording.elsewhere,
  agreements.elsewhere,
  certificates.elsewhere,
  emails.elsewhere,
  ledger.elsewhere,
  administration.elsewhere,
] as const;
