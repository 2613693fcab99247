import type { CalendarKind } from '#contract/collected.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { downloads as english } from '../en/downloads.ts';

export const downloads = {
  damaged: 'या फाइलचे बाइट खराब झाले आहेत किंवा हरवले आहेत. कृपया आम्हाला सांगा.\n',
  applications: {
    name: 'नाव',
    unnamed: 'एक सदस्य',
    headline: 'शीर्षक',
    role: 'भूमिका',
    place: 'ठिकाण',
    organisation: 'संस्था',
    verified: 'पडताळणी झाली आहे',
    stage: 'कुठवर आला',
    sentAt: 'कधी पाठवला',
    dueAt: 'उत्तर कधीपर्यंत द्यायचे',
    hours: 'आठवड्याला तास',
    startsOn: 'कधी सुरू करू शकतात',
    note: 'टीप',
    question: (number) => `प्रश्न ${number}`,
    answer: (number) => `उत्तर ${number}`,
  },
  calendar: {
    name: 'Saharambh',
    entries: {
      session: (title) => (title === '' ? 'सेशन' : `सेशन: ${title}`),
      interview: (title) => `मुलाखत: ${title}`,
      begins: (title) => `पहिला दिवस: ${title}`,
      due: () => 'Saharambh वर आता तुम्ही',
    } satisfies Record<CalendarKind, (title: string) => string>,
  },
  interview: {
    withProject: (title, project) => `मुलाखत: ${title}, ${project}`,
    withApplicant: (title, applicant) => `${applicant} यांची मुलाखत: ${title}`,
    withPerson: (topic, person) => (person ? `${person} यांच्यासोबत सेशन: ${topic}` : `सेशन: ${topic}`),
  },
} satisfies Translated<typeof english>;
