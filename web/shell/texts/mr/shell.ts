import { transparencyPaths } from '#contract/administration/paths.ts';
import { consentPaths } from '#contract/consents/paths.ts';
import { enquiryPaths } from '#contract/enquiries/paths.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { mentorPaths } from '#contract/mentors/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { transparencyPagePaths } from '#contract/transparency/paths.ts';
import { wordingPaths } from '#contract/wording/paths.ts';
import type { Translated } from '#rules/text/translated.ts';
import { wrongWordLabel } from '#web/wording/texts/mr/link.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  skip: 'थेट मजकुराकडे जा',
  feed: (name) => `${name}: गोष्टी`,
  mainNavigation: 'मुख्य मेनू',
  entries: [
    { label: 'मुख्य पान', to: sitePaths.home },
    { label: 'लाँचपॅड', to: sitePaths.launchpad },
    { label: 'आमच्याबद्दल', to: sitePaths.about },
    { label: 'सहकार्य', to: sitePaths.collaboration },
    { label: 'गोष्टी', to: storyPaths.stories },
  ],
  signIn: 'साइन इन करा',
  getStarted: 'सुरुवात करा',
  dashboard: 'डॅशबोर्ड',
  logOut: 'लॉग आउट',
  loggingOut: 'लॉग आउट होत आहे…',
  loggedOut: 'तुम्ही तुमच्या सर्व डिव्हाइसवर लॉग आउट झाला आहात.',
  logOutWaits: 'आत्ता कनेक्शन नाही. ते परत येताच तुम्ही तुमच्या सर्व डिव्हाइसवर लॉग आउट व्हाल.',
  dismiss: 'बंद करा',
  loading: 'लोड होत आहे....',
  awaits: {
    unreachable: 'कनेक्शन नाही. ते परत आल्यावर पान येईल.',
    garbled: 'Saharambh आत्ता नीट उत्तर देत नाही. उत्तर आल्यावर पान येईल.',
  },
  account: 'अकाउंट',
  openMenu: 'मेनू उघडा',
  closeMenu: 'मेनू बंद करा',
  toDark: 'गडद रंग वापरा',
  toLight: 'उजळ रंग वापरा',
  footer: {
    quickLinks: {
      title: 'महत्त्वाच्या लिंक',
      entries: [
        { label: 'लाँचपॅड', to: sitePaths.launchpad },
        { label: 'सहकार्य', to: sitePaths.collaboration },
        { label: 'यशाच्या गोष्टी', to: storyPaths.stories },
        { label: 'आमच्याबद्दल', to: sitePaths.about },
        { label: 'प्रमाणपत्र पडताळणी', to: ledgerPaths.verify },
      ],
    },
    wrongWord: { label: wrongWordLabel, to: wordingPaths.wrongWord },
    programs: {
      title: 'कार्यक्रम',
      coming: 'लवकरच येत आहे',
      entries: [
        { label: 'स्टुडंट हब', to: sitePaths.organisations },
        { label: 'स्टार्टअप इनक्युबेशन', to: projectPaths.projects },
        { label: 'मेंटरशिप', to: mentorPaths.mentorship },
        { label: 'करिअरमध्ये प्रगती', to: opportunityPaths.jobs },
      ] as { label: string; to?: string }[],
    },
    legal: {
      title: 'कायदेशीर बाबी',
      entries: [
        { label: 'गोपनीयता धोरण', to: consentPaths.privacy },
        { label: 'तुमचे डेटा हक्क', to: `${consentPaths.privacy}#your-rights` },
        { label: 'सेवेच्या अटी', to: consentPaths.terms },
        { label: 'कुकी', to: consentPaths.cookies },
        { label: 'सुरक्षा', to: consentPaths.security },
        { label: 'आमच्याकडे काय आहे', to: enquiryPaths.notice },
        { label: 'पारदर्शकता', to: transparencyPagePaths.transparency },
        { label: 'आमच्या स्टाफच्या कामांची नोंद', to: transparencyPaths.log },
        { label: 'तक्रार करा', to: rightsPaths.complain },
      ],
    },
    contact: { phoneNote: 'फोन लाइन लवकरच सुरू होईल' },
    follow: 'आम्हाला फॉलो करा',
    rights: 'सर्व हक्क राखीव.',
  },
} satisfies Translated<typeof english>;
