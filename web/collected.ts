import { accountsElsewhere } from './accounts/elsewhere.ts';
import { accountPages } from './accounts/pages.ts';
import { accountWords } from './accounts/texts/en/words.ts';
import { addressPages } from './addresses/pages.ts';
import { addressWords } from './addresses/texts/en/words.ts';
import { administrationElsewhere } from './administration/elsewhere.ts';
import { administrationPages } from './administration/pages.ts';
import { administrationWords } from './administration/texts/en/words.ts';
import { agreementsElsewhere } from './agreements/elsewhere.ts';
import { agreementChunks, agreementPages } from './agreements/pages.ts';
import { agreementWords } from './agreements/texts/en/words.ts';
import { applicationChunks, applicationPages } from './applications/pages.ts';
import { applicationWords } from './applications/texts/en/words.ts';
import { avatarWords } from './avatars/texts/en/words.ts';
import { blockPages } from './blocks/pages.ts';
import { blockWords } from './blocks/texts/en/words.ts';
import { breachesElsewhere } from './breaches/elsewhere.ts';
import { breachPages } from './breaches/pages.ts';
import { breachWords } from './breaches/texts/en/words.ts';
import { calendarsElsewhere } from './calendars/elsewhere.ts';
import { calendarPages } from './calendars/pages.ts';
import { calendarWords } from './calendars/texts/en/words.ts';
import { casesElsewhere } from './cases/elsewhere.ts';
import { caseChunks, casePages } from './cases/pages.ts';
import { caseWords } from './cases/texts/en/words.ts';
import { certificatesElsewhere } from './certificates/elsewhere.ts';
import { certificatePages } from './certificates/pages.ts';
import { certificateModuleWords } from './certificates/texts/en/words.ts';
import { codeWords } from './codes/texts/en/words.ts';
import { cofounderTitlePages } from './cofounder-titles/pages.ts';
import { cofounderTitleWords } from './cofounder-titles/texts/en/words.ts';
import { cofoundersElsewhere } from './cofounders/elsewhere.ts';
import { cofounderPages } from './cofounders/pages.ts';
import { cofounderWords } from './cofounders/texts/en/words.ts';
import { consentsElsewhere } from './consents/elsewhere.ts';
import { consentChunks, consentPages } from './consents/pages.ts';
import { consentWords } from './consents/texts/en/words.ts';
import { conversationPages } from './conversations/pages.ts';
import { conversationWords } from './conversations/texts/en/words.ts';
import { deadlineWords } from './deadlines/texts/en/words.ts';
import { devPages } from './dev/pages.ts';
import { districtWords } from './districts/texts/en/words.ts';
import { emailsElsewhere } from './emails/elsewhere.ts';
import { emailPages } from './emails/pages.ts';
import { emailWords } from './emails/texts/en/words.ts';
import { endWords } from './ends/texts/en/words.ts';
import { enquiriesElsewhere } from './enquiries/elsewhere.ts';
import { enquiryPages } from './enquiries/pages.ts';
import { enquiryWords } from './enquiries/texts/en/words.ts';
import { factorPages } from './factors/pages.ts';
import { factorWords } from './factors/texts/en/words.ts';
import { feedPages } from './feeds/pages.ts';
import { fileWords } from './files/texts/en/words.ts';
import { firstDayWords } from './first-days/texts/en/words.ts';
import { groundWords } from './ground/texts/en/words.ts';
import { guardiansElsewhere } from './guardians/elsewhere.ts';
import { guardianPages } from './guardians/pages.ts';
import { guardianWords } from './guardians/texts/en/words.ts';
import { holdsElsewhere } from './holds/elsewhere.ts';
import { holdPages } from './holds/pages.ts';
import { holdWords } from './holds/texts/en/words.ts';
import { interestsElsewhere } from './interests/elsewhere.ts';
import { interestPages } from './interests/pages.ts';
import { interestWords } from './interests/texts/en/words.ts';
import { introductionsElsewhere } from './introductions/elsewhere.ts';
import { introductionChunks, introductionPages } from './introductions/pages.ts';
import { introductionWords } from './introductions/texts/en/words.ts';
import { ledgerElsewhere } from './ledger/elsewhere.ts';
import { ledgerPages } from './ledger/pages.ts';
import { legalTextsElsewhere } from './legal-texts/elsewhere.ts';
import { legalTextChunks, legalTextPages } from './legal-texts/pages.ts';
import { legalTextWords } from './legal-texts/texts/en/words.ts';
import { mentoringElsewhere } from './mentoring/elsewhere.ts';
import { mentoringChunks, mentoringPages } from './mentoring/pages.ts';
import { mentoringWords } from './mentoring/texts/en/words.ts';
import { mentorsElsewhere } from './mentors/elsewhere.ts';
import { mentorChunks, mentorPages } from './mentors/pages.ts';
import { mentorWords } from './mentors/texts/en/words.ts';
import { mentorshipChunks, mentorshipPages } from './mentorships/pages.ts';
import { mentorshipWords } from './mentorships/texts/en/words.ts';
import { nomineesElsewhere } from './nominees/elsewhere.ts';
import { nomineePages } from './nominees/pages.ts';
import { nomineeWords } from './nominees/texts/en/words.ts';
import { notificationPages } from './notifications/pages.ts';
import { notificationWords } from './notifications/texts/en/words.ts';
import { officeHourPages } from './office-hours/pages.ts';
import { officeHourWords } from './office-hours/texts/en/words.ts';
import { openDataElsewhere } from './open-data/elsewhere.ts';
import { openDataPages } from './open-data/pages.ts';
import { opportunitiesElsewhere } from './opportunities/elsewhere.ts';
import { opportunityChunks, opportunityPages } from './opportunities/pages.ts';
import { opportunityWords } from './opportunities/texts/en/words.ts';
import { organisationsElsewhere } from './organisations/elsewhere.ts';
import { organisationPages } from './organisations/pages.ts';
import { organisationWords } from './organisations/texts/en/words.ts';
import { passwordPages } from './passwords/pages.ts';
import { peopleElsewhere } from './people/elsewhere.ts';
import { peopleChunks, peoplePages } from './people/pages.ts';
import { peopleWords } from './people/texts/en/words.ts';
import { profilesElsewhere } from './profiles/elsewhere.ts';
import { profilePages } from './profiles/pages.ts';
import { profileWords } from './profiles/texts/en/words.ts';
import { projectsElsewhere } from './projects/elsewhere.ts';
import { projectChunks, projectPages } from './projects/pages.ts';
import { projectWords } from './projects/texts/en/words.ts';
import { rightsElsewhere } from './rights/elsewhere.ts';
import { rightsPages } from './rights/pages.ts';
import { rightsWords } from './rights/texts/en/words.ts';
import { rostersElsewhere } from './rosters/elsewhere.ts';
import { rosterPages } from './rosters/pages.ts';
import { rosterWords } from './rosters/texts/en/words.ts';
import { savedSearchesElsewhere } from './saved-searches/elsewhere.ts';
import { savedSearchChunks, savedSearchPages } from './saved-searches/pages.ts';
import { savedSearchWords } from './saved-searches/texts/en/words.ts';
import { searchPages } from './search/pages.ts';
import { sessionPages } from './sessions/pages.ts';
import { sessionWords } from './sessions/texts/en/words.ts';
import { signUpChunks, signUpPages } from './sign-ups/pages.ts';
import { signUpWords } from './sign-ups/texts/en/words.ts';
import { sitePages } from './site/pages.ts';
import { standingWords } from './standings/texts/en/words.ts';
import { storiesElsewhere } from './stories/elsewhere.ts';
import { storyPages } from './stories/pages.ts';
import { storyWords } from './stories/texts/en/words.ts';
import { supervisionElsewhere } from './supervision/elsewhere.ts';
import { supervisionPages } from './supervision/pages.ts';
import { supervisionWords } from './supervision/texts/en/words.ts';
import { todayPages } from './today/pages.ts';
import { transparencyPages } from './transparency/pages.ts';
import { trialPages } from './trials/pages.ts';
import { trialWords } from './trials/texts/en/words.ts';
import { unsentFormWords } from './unsent-forms/texts/en/words.ts';
import { unusedAccountWords } from './unused-accounts/texts/en/words.ts';
import { verificationsElsewhere } from './verifications/elsewhere.ts';
import { verificationChunks, verificationPages } from './verifications/pages.ts';
import { verificationWords } from './verifications/texts/en/words.ts';
import { writtenReviewChunks, writtenReviewPages } from './written-reviews/pages.ts';
import { writtenReviewWords } from './written-reviews/texts/en/words.ts';
import { youngMenteesElsewhere } from './young-mentees/elsewhere.ts';
import { youngMenteePages } from './young-mentees/pages.ts';
import { youngMenteeWords } from './young-mentees/texts/en/words.ts';

/** Every page there is. Routes, rendering, sitemap, share pictures, budgets and checks follow from it. */
export const pages = [
  ...accountPages,
  ...addressPages,
  ...administrationPages,
  ...agreementPages,
  ...applicationPages,
  ...blockPages,
  ...calendarPages,
  ...rosterPages,
  ...casePages,
  ...certificatePages,
  ...consentPages,
  ...conversationPages,
  ...devPages,
  ...enquiryPages,
  ...factorPages,
  ...feedPages,
  ...guardianPages,
  ...introductionPages,
  ...ledgerPages,
  ...legalTextPages,
  ...emailPages,
  ...nomineePages,
  ...notificationPages,
  ...mentoringPages,
  ...officeHourPages,
  ...openDataPages,
  ...opportunityPages,
  ...organisationPages,
  ...passwordPages,
  ...peoplePages,
  ...profilePages,
  ...projectPages,
  ...rightsPages,
  ...holdPages,
  ...breachPages,
  ...savedSearchPages,
  ...interestPages,
  ...mentorPages,
  ...mentorshipPages,
  ...cofounderPages,
  ...searchPages,
  ...sessionPages,
  ...signUpPages,
  ...sitePages,
  ...storyPages,
  ...supervisionPages,
  ...todayPages,
  ...transparencyPages,
  ...cofounderTitlePages,
  ...trialPages,
  ...verificationPages,
  ...writtenReviewPages,
  ...youngMenteePages,
] as const;

/** The words of each module, in the order in which `/notice` shows their data. */
export const words = [
  sessionWords,
  accountWords,
  codeWords,
  factorWords,
  groundWords,
  endWords,
  administrationWords,
  profileWords,
  avatarWords,
  fileWords,
  firstDayWords,
  standingWords,
  guardianWords,
  consentWords,
  legalTextWords,
  addressWords,
  signUpWords,
  peopleWords,
  unsentFormWords,
  verificationWords,
  projectWords,
  opportunityWords,
  organisationWords,
  certificateModuleWords,
  rosterWords,
  savedSearchWords,
  interestWords,
  mentorWords,
  mentoringWords,
  mentorshipWords,
  cofounderWords,
  writtenReviewWords,
  youngMenteeWords,
  officeHourWords,
  calendarWords,
  applicationWords,
  deadlineWords,
  agreementWords,
  cofounderTitleWords,
  trialWords,
  conversationWords,
  introductionWords,
  nomineeWords,
  unusedAccountWords,
  notificationWords,
  enquiryWords,
  blockWords,
  caseWords,
  rightsWords,
  holdWords,
  breachWords,
  emailWords,
  districtWords,
  supervisionWords,
  storyWords,
];

/** Files that the browser loads together, in the order of `core/modules.ts`: the first chunk takes a file. */
export const chunks = [
  ...consentChunks,
  ...verificationChunks,
  ...peopleChunks,
  ...signUpChunks,
  ...projectChunks,
  ...opportunityChunks,
  ...savedSearchChunks,
  ...applicationChunks,
  ...agreementChunks,
  ...caseChunks,
  ...mentoringChunks,
  ...writtenReviewChunks,
  ...mentorChunks,
  ...mentorshipChunks,
  ...introductionChunks,
  ...legalTextChunks,
];

/** The links and parts of modules on pages of others, in the order in which they stand there. */
export const elsewhere = [
  enquiriesElsewhere,
  accountsElsewhere,
  guardiansElsewhere,
  supervisionElsewhere,
  verificationsElsewhere,
  casesElsewhere,
  nomineesElsewhere,
  rightsElsewhere,
  holdsElsewhere,
  consentsElsewhere,
  legalTextsElsewhere,
  breachesElsewhere,
  opportunitiesElsewhere,
  openDataElsewhere,
  savedSearchesElsewhere,
  peopleElsewhere,
  profilesElsewhere,
  projectsElsewhere,
  interestsElsewhere,
  organisationsElsewhere,
  mentorsElsewhere,
  mentoringElsewhere,
  calendarsElsewhere,
  rostersElsewhere,
  introductionsElsewhere,
  cofoundersElsewhere,
  youngMenteesElsewhere,
  storiesElsewhere,
  agreementsElsewhere,
  certificatesElsewhere,
  emailsElsewhere,
  ledgerElsewhere,
  administrationElsewhere,
] as const;
