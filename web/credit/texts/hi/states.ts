import {
  type ClaimStepKind,
  type CohortBar,
  type LineBar,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { ClaimState } from '#rules/credit/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { claimStateTexts as english } from '../en/states.ts';

export const claimStateTexts = {
  signs: {
    draft: '○',
    host: '◐',
    evidence: '●',
    college: '◐',
    returned: '●',
    approved: '✓',
    declined: '!',
    withdrawn: '○',
    released: '○',
    taken_back: '!',
  } satisfies Record<ClaimState, string>,
  states: {
    draft: 'ड्राफ़्ट',
    host: 'प्रोजेक्ट के पास',
    evidence: 'सबूत चाहिए',
    college: 'शिक्षण संस्था के पास',
    returned: 'लौटाया गया',
    approved: 'मंज़ूर',
    declined: 'मना किया गया',
    withdrawn: 'वापस लिया गया',
    released: 'ख़त्म',
    taken_back: 'मंज़ूरी वापस ली गई',
  } satisfies Record<ClaimState, string>,
  steps: {
    begun: 'दावा शुरू किया गया',
    sent: 'दावा भेजा गया',
    host_asked: 'प्रोजेक्ट के ओनर से पूछा गया',
    confirmed: 'प्रोजेक्ट के एक ओनर ने घंटे पक्के किए',
    returned: 'दावा लौटाया गया',
    evidence_asked: 'सबूत माँगा गया',
    evidence_sent: 'सबूत भेजा गया',
    to_college: 'दावा शिक्षण संस्था के पास है',
    approved: 'शिक्षण संस्था ने दावे को मंज़ूरी दी',
    declined: 'शिक्षण संस्था ने दावे को मना किया',
    appealed: 'छात्र ने अपील की',
    appeal_upheld: 'अपील सही थी',
    appeal_refused: 'अपील नहीं मानी गई',
    taken_back: 'शिक्षण संस्था ने अपनी मंज़ूरी वापस ली',
    withdrawn: 'दावा वापस लिया गया',
    released: 'दावा ख़त्म हुआ',
  } satisfies Record<ClaimStepKind, string>,
  lineBars: {
    claimed: 'यह किसी दूसरे दावे में है।',
    disputed: 'इस पर विवाद है।',
    old: `यह ${times.years} साल से पुराना है।`,
    no_hours: 'इसमें कोई घंटा नहीं है।',
  } satisfies Record<LineBar, string>,
  cohortBars: {
    no_rule: (institution) =>
      `${institution} ने इस बैच के लिए क्रेडिट का कोई नियम तय नहीं किया है, इसलिए अभी कोई दावा नहीं हो सकता। नियम तय करने को कहें।`,
    semester: () => 'नियम के अनुसार क्रेडिट आपके सेमेस्टर में नहीं, दूसरे सेमेस्टर में मिलता है।',
    organisation: (institution) => `${institution} में अभी दावे नहीं लिए जाते।`,
    most_reached: () => 'नियम में ज़्यादा से ज़्यादा जितना मिलता है, आप उतने का दावा कर चुके हैं।',
  } satisfies Record<CohortBar, (institution: string) => string>,
  days: (from, to) => (from === to ? shortDay(from) : `${shortDay(from)} से ${shortDay(to)} तक`),
} satisfies Translated<typeof english>;
