import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import type * as Settings from '#web/accounts/texts/en/settings.ts';
import type * as AgreementLanguage from '#web/agreements/texts/en/agreement-language.ts';
import type * as Agreements from '#web/agreements/texts/en/agreements.ts';
import type * as Begin from '#web/agreements/texts/en/begin.ts';
import type * as Form from '#web/agreements/texts/en/form.ts';
import type * as Ledger from '#web/agreements/texts/en/ledger.ts';
import type * as Milestones from '#web/agreements/texts/en/milestones.ts';
import type * as Money from '#web/agreements/texts/en/money.ts';
import type * as AgreementRow from '#web/agreements/texts/en/row.ts';
import type * as Applications from '#web/applications/texts/en/applications.ts';
import type * as Offers from '#web/applications/texts/en/offers.ts';
import type * as Consents from '#web/consents/texts/en/consents.ts';
import type * as Failure from '#web/ground/texts/en/failure.ts';
import type * as Guardian from '#web/guardians/texts/en/guardian.ts';
import type * as GuardianNote from '#web/guardians/texts/en/guardian-note.ts';
import type * as Layout from '#web/layout/texts/en/layout.ts';
import type * as Leaving from '#web/leaving/texts/en/leaving.ts';
import type * as FindOpportunities from '#web/opportunities/texts/en/find-opportunities.ts';
import type * as PublicOpportunities from '#web/opportunities/texts/en/public-opportunities.ts';
import type * as Unnamed from '#web/people/texts/en/unnamed.ts';
import type * as EditProfile from '#web/profiles/texts/en/edit-profile.ts';
import type * as Projects from '#web/projects/texts/en/projects.ts';
import type * as Teams from '#web/projects/texts/en/teams.ts';
import type * as Rights from '#web/rights/texts/en/rights.ts';
import type * as SignUp from '#web/sign-ups/texts/en/sign-up.ts';
import type * as Home from '#web/site/texts/en/home.ts';
import type * as Dashboard from '#web/today/texts/en/dashboard.ts';

const files = [
  'accounts/settings',
  'agreements/agreement-language',
  'agreements/agreements',
  'agreements/begin',
  'agreements/form',
  'agreements/ledger',
  'agreements/milestones',
  'agreements/money',
  'agreements/row',
  'applications/applications',
  'applications/offers',
  'consents/consents',
  'ground/failure',
  'guardians/guardian',
  'guardians/guardian-note',
  'layout/layout',
  'leaving/leaving',
  'opportunities/find-opportunities',
  'opportunities/public-opportunities',
  'people/unnamed',
  'profiles/edit-profile',
  'projects/projects',
  'projects/teams',
  'rights/rights',
  'sign-ups/sign-up',
  'site/home',
  'today/dashboard',
];

/** The texts of the interface by which a journey finds what it reads and presses. */
export type JourneyWords = typeof Settings &
  typeof AgreementLanguage &
  typeof Agreements &
  typeof Begin &
  typeof Form &
  typeof Ledger &
  typeof Milestones &
  typeof Money &
  typeof AgreementRow &
  typeof Applications &
  typeof Offers &
  typeof Consents &
  typeof Failure &
  typeof Guardian &
  typeof GuardianNote &
  typeof Layout &
  typeof Leaving &
  typeof FindOpportunities &
  typeof PublicOpportunities &
  typeof Unnamed &
  typeof EditProfile &
  typeof Projects &
  typeof Teams &
  typeof Rights &
  typeof SignUp &
  typeof Home &
  typeof Dashboard;

/** The names of the exports differ from file to file. */
export async function wordsIn(code: LanguageCode): Promise<JourneyWords> {
  const texts = files.map((file) => import(`#web/${file.replace('/', `/texts/${code}/`)}.ts`));
  return Object.assign({}, ...(await Promise.all(texts)));
}

/** The words that members of the journeys write, in their language. */
export const written = {
  hi: {
    role: { student: 'छात्र', founder: 'उद्यमी' },
    child: 'युवा शर्मा',
    member: 'आशा शर्मा',
    owner: 'मीरा जोशी',
    note: 'मैंने अपने हॉस्टल की टंकी के लिए पानी का मीटर बनाया था, और वह अब भी चलता है। लकड़ी का काम मैंने पिताजी से सीखा है और मुझे वह पसंद है। ',
    opportunity: {
      title: 'कारपेंटर चाहिए',
      wouldDo: 'आप तीन कमरों के दरवाज़े और अलमारियाँ बनाते हैं।',
      wouldLearn: 'लकड़ी कैसे नापें।',
      lookFor: 'जो दो बार देखे।',
    },
    project: 'ठंडे कमरे',
    work: 'तीन दरवाज़े बनाना।',
    law: 'भारत',
    place: 'नागपुर',
    milestone: 'पहला दरवाज़ा',
    criterion: 'दरवाज़ा ठीक से बंद होता है',
    handedIn: 'दरवाज़ा लग गया है।',
  },
  mr: {
    role: { student: 'विद्यार्थी', founder: 'उद्योजक' },
    child: 'युवा पाटील',
    member: 'आशा काळे',
    owner: 'मीरा जोशी',
    note: 'मी आमच्या वसतिगृहाच्या टाकीसाठी पाण्याचे मीटर बनवले होते, आणि ते अजून चालते. लाकडाचे काम मी वडिलांकडे शिकलो आहे आणि मला ते आवडते. ',
    opportunity: {
      title: 'कारपेंटर हवा आहे',
      wouldDo: 'तीन खोल्यांची दारे आणि कपाटे तुम्ही बनवता.',
      wouldLearn: 'लाकूड कसे मोजायचे.',
      lookFor: 'दोनदा पाहणारी व्यक्ती.',
    },
    project: 'थंड खोल्या',
    work: 'तीन दारे बनवणे.',
    law: 'भारत',
    place: 'नागपूर',
    milestone: 'पहिले दार',
    criterion: 'दार नीट बंद होते',
    handedIn: 'दार बसवले आहे.',
  },
};

export type JourneyLanguage = keyof typeof written;
