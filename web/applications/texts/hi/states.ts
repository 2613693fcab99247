import type { ApplicationEnding, ApplicationStage, ApplicationStep } from '#contract/applications/limits.ts';
import type { ApplicationRowBody } from '#contract/applications/shapes.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { momentIn } from '#web/ground/texts/moment-in.ts';

export const applicationStages: Record<ApplicationStage, { sign: string; word: string }> = {
  submitted: { sign: '◐', word: 'भेजा गया' },
  seen: { sign: '◐', word: 'खोला गया' },
  shortlisted: { sign: '◐', word: 'शॉर्टलिस्ट में' },
  interview: { sign: '◐', word: 'इंटरव्यू' },
  offered: { sign: '◐', word: 'प्रस्ताव' },
  accepted: { sign: '✓', word: 'स्वीकार हुआ' },
  joined: { sign: '✓', word: 'टीम में शामिल' },
  declined: { sign: '○', word: 'इस बार नहीं' },
  withdrawn: { sign: '○', word: 'वापस लिया गया' },
  lapsed: { sign: '○', word: 'जवाब नहीं आया' },
  ended: { sign: '○', word: 'ख़त्म हुआ' },
};

export function stageToApplicant({
  stage,
  openedAt,
  interviewTime,
  waits,
}: Pick<ApplicationRowBody, 'stage' | 'openedAt' | 'interviewTime' | 'waits'>): string {
  if (interviewTime) return interviewOn(interviewTime);
  if (stage === 'seen' && openedAt) return `${day(openedAt)} को खोला गया`;
  if (stage === 'offered' && waits.dueAt) return `प्रस्ताव, जवाब ${day(waits.dueAt)} तक`;
  return applicationStages[stage].word;
}

export function interviewOn({ at, zone }: { at: string; zone: string }): string {
  return `इंटरव्यू: ${momentIn(at, zone)}`;
}

export const applicationEndings: Record<Exclude<ApplicationEnding, ''>, string> = {
  closed: 'अवसर बंद हुआ',
  filled: 'जगह भर गई',
  gone: 'अवसर ख़त्म हुआ',
  offer_over: 'प्रस्ताव ख़त्म हुआ',
  seat_freed: 'जगह ख़ाली की गई',
};

export const applicationStepWords: Record<ApplicationStep, string> = {
  sent: 'भेजा गया',
  opened: 'खोला गया',
  shortlisted: 'शॉर्टलिस्ट में',
  terms_asked: 'इसमें मिलने वाली चीज़ें बदलीं',
  terms_confirmed: 'नई शर्तें पक्की की गईं',
  set_aside: 'नई शर्तें पक्की होने तक अलग रखा गया',
  brought_back: 'वापस लाया गया',
  declined: 'इस बार नहीं',
  withdrawn: 'वापस लिया गया',
  lapsed: 'जवाब नहीं आया',
  ended: 'ख़त्म हुआ',
  interview_proposed: 'इंटरव्यू के समय सुझाए गए',
  interview_set: 'इंटरव्यू तय हुआ',
  interview_moved: 'इंटरव्यू के दूसरे समय सुझाए गए',
  interview_over: 'इंटरव्यू रद्द किया गया',
  interview_untaken: 'कोई दूसरा समय नहीं चुना गया',
  offered: 'प्रस्ताव',
  trial_asked: 'ट्रायल काम माँगा गया',
  trial_handed_in: 'ट्रायल काम जमा हुआ',
  trial_missed: 'समय पर ट्रायल काम नहीं आया',
  offer_taken_back: 'प्रस्ताव वापस लिया गया',
  accepted: 'स्वीकार हुआ',
  joined: 'टीम में शामिल',
  exported: 'टेबल के रूप में डाउनलोड किया गया, फ़ाइलों के बिना',
};
