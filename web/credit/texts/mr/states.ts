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
    draft: 'मसुदा',
    host: 'प्रकल्पाकडे',
    evidence: 'पुरावे हवेत',
    college: 'शैक्षणिक संस्थेकडे',
    returned: 'परत केलेला',
    approved: 'मंजूर',
    declined: 'नकार दिला',
    withdrawn: 'मागे घेतलेला',
    released: 'संपलेला',
    taken_back: 'मंजुरी मागे घेतली',
  } satisfies Record<ClaimState, string>,
  steps: {
    begun: 'दावा सुरू केला गेला',
    sent: 'दावा पाठवला गेला',
    host_asked: 'प्रकल्पाच्या ओनरना विचारले गेले',
    confirmed: 'प्रकल्पाच्या एका ओनरनी तास नक्की केले',
    returned: 'दावा परत केला गेला',
    evidence_asked: 'पुरावे मागितले गेले',
    evidence_sent: 'पुरावे पाठवले गेले',
    to_college: 'दावा शैक्षणिक संस्थेकडे आहे',
    approved: 'शैक्षणिक संस्थेने दावा मंजूर केला',
    declined: 'शैक्षणिक संस्थेने दाव्याला नकार दिला',
    appealed: 'विद्यार्थ्याने अपील केले',
    appeal_upheld: 'अपील बरोबर होते',
    appeal_refused: 'अपील मान्य झाले नाही',
    taken_back: 'शैक्षणिक संस्थेने तिची मंजुरी मागे घेतली',
    withdrawn: 'दावा मागे घेतला गेला',
    released: 'दावा संपला',
  } satisfies Record<ClaimStepKind, string>,
  lineBars: {
    claimed: 'हे दुसऱ्या दाव्यात आहे.',
    disputed: 'याबद्दल वाद आहे.',
    old: `हे ${times.years} वर्षांपेक्षा जुने आहे.`,
    no_hours: 'यात तास नाहीत.',
  } satisfies Record<LineBar, string>,
  cohortBars: {
    no_rule: (institution) =>
      `${institution} या संस्थेने या बॅचसाठी क्रेडिटचा नियम ठरवलेला नाही, म्हणून अजून कशाचाही दावा करता येत नाही. तिला तो ठरवायला सांगा.`,
    semester: () => 'नियमानुसार क्रेडिट तुमच्या सेमिस्टरमध्ये नाही, इतर सेमिस्टरमध्ये मिळते.',
    organisation: (institution) => `${institution} ही संस्था सध्या दावे घेत नाही.`,
    most_reached: () => 'नियमाने जास्तीत जास्त जितके मिळते, तितक्याचा दावा तुम्ही केला आहे.',
  } satisfies Record<CohortBar, (institution: string) => string>,
  days: (from, to) => (from === to ? shortDay(from) : `${shortDay(from)} ते ${shortDay(to)}`),
} satisfies Translated<typeof english>;
