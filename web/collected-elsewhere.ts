import { accountsElsewhere } from './accounts/elsewhere.ts';
import { administrationElsewhere } from './administration/elsewhere.ts';
import { agreementsElsewhere } from './agreements/elsewhere.ts';
import { breachesElsewhere } from './breaches/elsewhere.ts';
import { calendarsElsewhere } from './calendars/elsewhere.ts';
import { casesElsewhere } from './cases/elsewhere.ts';
import { cofoundersElsewhere } from './cofounders/elsewhere.ts';
import { consentsElsewhere } from './consents/elsewhere.ts';
import type { ModuleElsewhere } from './elsewhere.ts';
import { emailsElsewhere } from './emails/elsewhere.ts';
import { enquiriesElsewhere } from './enquiries/elsewhere.ts';
import { guardiansElsewhere } from './guardians/elsewhere.ts';
import { holdsElsewhere } from './holds/elsewhere.ts';
import { interestsElsewhere } from './interests/elsewhere.ts';
import { introductionsElsewhere } from './introductions/elsewhere.ts';
import { ledgerElsewhere } from './ledger/elsewhere.ts';
import { legalTextsElsewhere } from './legal-texts/elsewhere.ts';
import { mentoringElsewhere } from './mentoring/elsewhere.ts';
import { mentorsElsewhere } from './mentors/elsewhere.ts';
import { nomineesElsewhere } from './nominees/elsewhere.ts';
import { openDataElsewhere } from './open-data/elsewhere.ts';
import { opportunitiesElsewhere } from './opportunities/elsewhere.ts';
import { peopleElsewhere } from './people/elsewhere.ts';
import { profilesElsewhere } from './profiles/elsewhere.ts';
import { projectsElsewhere } from './projects/elsewhere.ts';
import { rightsElsewhere } from './rights/elsewhere.ts';
import { savedSearchesElsewhere } from './saved-searches/elsewhere.ts';
import { storiesElsewhere } from './stories/elsewhere.ts';
import { supervisionElsewhere } from './supervision/elsewhere.ts';
import { verificationsElsewhere } from './verifications/elsewhere.ts';
import { youngMenteesElsewhere } from './young-mentees/elsewhere.ts';

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
  savedSearchesElsewhere,
  peopleElsewhere,
  profilesElsewhere,
  projectsElsewhere,
  openDataElsewhere,
  interestsElsewhere,
  mentorsElsewhere,
  mentoringElsewhere,
  calendarsElsewhere,
  introductionsElsewhere,
  cofoundersElsewhere,
  youngMenteesElsewhere,
  storiesElsewhere,
  agreementsElsewhere,
  emailsElsewhere,
  ledgerElsewhere,
  administrationElsewhere,
] as const satisfies readonly ModuleElsewhere[];
