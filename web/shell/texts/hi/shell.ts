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
import { wrongWordLabel } from '#web/wording/texts/hi/link.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  skip: 'सीधे सामग्री पर जाएँ',
  feed: (name) => `${name}: कहानियाँ`,
  mainNavigation: 'मुख्य मेनू',
  entries: [
    { label: 'होम', to: sitePaths.home },
    { label: 'लॉन्चपैड', to: sitePaths.launchpad },
    { label: 'हमारे बारे में', to: sitePaths.about },
    { label: 'सहयोग', to: sitePaths.collaboration },
    { label: 'कहानियाँ', to: storyPaths.stories },
  ],
  signIn: 'साइन इन करें',
  getStarted: 'शुरू करें',
  dashboard: 'डैशबोर्ड',
  logOut: 'लॉग आउट',
  loggingOut: 'लॉग आउट हो रहा है…',
  loggedOut: 'आप अपने सभी डिवाइस पर लॉग आउट हो गए हैं।',
  logOutWaits: 'अभी कनेक्शन नहीं है। कनेक्शन आते ही आप अपने सभी डिवाइस पर लॉग आउट हो जाएँगे।',
  dismiss: 'हटाएँ',
  loading: 'लोड हो रहा है....',
  awaits: {
    unreachable: 'कनेक्शन नहीं है। कनेक्शन आने पर पेज आ जाएगा।',
    garbled: 'Saharambh अभी ठीक से जवाब नहीं दे रहा है। जवाब आने पर पेज आ जाएगा।',
  },
  account: 'अकाउंट',
  openMenu: 'मेनू खोलें',
  closeMenu: 'मेनू बंद करें',
  toDark: 'गहरा रंग चुनें',
  toLight: 'हल्का रंग चुनें',
  footer: {
    quickLinks: {
      title: 'ज़रूरी लिंक',
      entries: [
        { label: 'लॉन्चपैड', to: sitePaths.launchpad },
        { label: 'सहयोग', to: sitePaths.collaboration },
        { label: 'सफलता की कहानियाँ', to: storyPaths.stories },
        { label: 'हमारे बारे में', to: sitePaths.about },
        { label: 'प्रमाणपत्र की जाँच', to: ledgerPaths.verify },
      ],
    },
    wrongWord: { label: wrongWordLabel, to: wordingPaths.wrongWord },
    programs: {
      title: 'कार्यक्रम',
      coming: 'जल्द आ रहा है',
      entries: [
        { label: 'स्टूडेंट हब', to: sitePaths.organisations },
        { label: 'स्टार्टअप इनक्यूबेशन', to: projectPaths.projects },
        { label: 'मेंटरशिप', to: mentorPaths.mentorship },
        { label: 'करियर में तरक़्क़ी', to: opportunityPaths.jobs },
      ] as { label: string; to?: string }[],
    },
    legal: {
      title: 'क़ानूनी बातें',
      entries: [
        { label: 'गोपनीयता नीति', to: consentPaths.privacy },
        { label: 'आपके डेटा अधिकार', to: `${consentPaths.privacy}#your-rights` },
        { label: 'सेवा की शर्तें', to: consentPaths.terms },
        { label: 'कुकी', to: consentPaths.cookies },
        { label: 'सुरक्षा', to: consentPaths.security },
        { label: 'हमारे पास क्या है', to: enquiryPaths.notice },
        { label: 'पारदर्शिता', to: transparencyPagePaths.transparency },
        { label: 'हमारे स्टाफ़ के कामों का रिकॉर्ड', to: transparencyPaths.log },
        { label: 'शिकायत करें', to: rightsPaths.complain },
      ],
    },
    contact: { phoneNote: 'फ़ोन लाइन जल्द शुरू होगी' },
    follow: 'हमें फ़ॉलो करें',
    rights: 'सभी अधिकार सुरक्षित।',
  },
} satisfies Translated<typeof english>;
