import type { ApplicationEnding, ApplicationStage, ApplicationStep } from '#contract/applications/limits.ts';
import type { ApplicationRowBody } from '#contract/applications/shapes.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { momentIn } from '#web/ground/texts/moment-in.ts';

export const applicationStages: Record<ApplicationStage, { sign: string; word: string }> = {
  submitted: { sign: '◐', word: 'पाठवला' },
  seen: { sign: '◐', word: 'उघडला' },
  shortlisted: { sign: '◐', word: 'शॉर्टलिस्टमध्ये' },
  interview: { sign: '◐', word: 'मुलाखत' },
  offered: { sign: '◐', word: 'प्रस्ताव' },
  accepted: { sign: '✓', word: 'स्वीकारला' },
  joined: { sign: '✓', word: 'टीममध्ये सामील' },
  declined: { sign: '○', word: 'या वेळी नाही' },
  withdrawn: { sign: '○', word: 'मागे घेतला' },
  lapsed: { sign: '○', word: 'उत्तर आले नाही' },
  ended: { sign: '○', word: 'संपला' },
};

export function stageToApplicant({
  stage,
  openedAt,
  interviewTime,
  waits,
}: Pick<ApplicationRowBody, 'stage' | 'openedAt' | 'interviewTime' | 'waits'>): string {
  if (interviewTime) return interviewOn(interviewTime);
  if (stage === 'seen' && openedAt) return `${day(openedAt)} रोजी उघडला`;
  if (stage === 'offered' && waits.dueAt) return `प्रस्ताव, उत्तर ${day(waits.dueAt)} पर्यंत`;
  return applicationStages[stage].word;
}

export function interviewOn({ at, zone }: { at: string; zone: string }): string {
  return `मुलाखत: ${momentIn(at, zone)}`;
}

export const applicationEndings: Record<Exclude<ApplicationEnding, ''>, string> = {
  closed: 'संधी बंद झाली',
  filled: 'जागा भरली',
  gone: 'संधी संपली',
  offer_over: 'प्रस्ताव संपला',
  seat_freed: 'जागा मोकळी केली',
};

export const applicationStepWords: Record<ApplicationStep, string> = {
  sent: 'पाठवला',
  opened: 'उघडला',
  shortlisted: 'शॉर्टलिस्टमध्ये',
  terms_asked: 'यात मिळणाऱ्या गोष्टी बदलल्या',
  terms_confirmed: 'नवीन अटी नक्की केल्या',
  set_aside: 'नवीन अटी नक्की होईपर्यंत बाजूला ठेवला',
  brought_back: 'परत आणला',
  declined: 'या वेळी नाही',
  withdrawn: 'मागे घेतला',
  lapsed: 'उत्तर आले नाही',
  ended: 'संपला',
  interview_proposed: 'मुलाखतीच्या वेळा सुचवल्या',
  interview_set: 'मुलाखत ठरली',
  interview_moved: 'मुलाखतीच्या दुसऱ्या वेळा सुचवल्या',
  interview_over: 'मुलाखत रद्द केली',
  interview_untaken: 'दुसरी कोणतीही वेळ निवडली नाही',
  offered: 'प्रस्ताव',
  trial_asked: 'चाचणी काम मागितले',
  trial_handed_in: 'चाचणी काम सादर केले',
  trial_missed: 'वेळेत चाचणी काम आले नाही',
  offer_taken_back: 'प्रस्ताव मागे घेतला',
  accepted: 'स्वीकारला',
  joined: 'टीममध्ये सामील',
  exported: 'तक्ता म्हणून डाउनलोड केला, फाइलशिवाय',
};
