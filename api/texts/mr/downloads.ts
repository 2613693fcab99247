import type { CalendarKind } from '#contract/collected.ts';
import { skillIn } from '#rules/lists/skills/find.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { downloads as english } from '../en/downloads.ts';

const nameOf = (topic: string) => skillIn(topic, 'mr');

export const downloads = {
  damaged: 'या फाइलचे बाइट खराब झाले आहेत किंवा हरवले आहेत. कृपया आम्हाला सांगा.\n',
  readme: [
    'या फाइलमध्ये Saharambh च्या एका सदस्याचा डेटा आहे.',
    '.json ने संपणारी प्रत्येक फाइल म्हणजे आमच्या डेटाबेसमधील एक तक्ता आहे, आणि त्यातील प्रत्येक नोंद म्हणजे एक ओळ. त्यानंतर सदस्याने अपलोड केलेल्या फाइल आहेत, जशा पाठवल्या तशा. फाइल आणि रकान्यांची नावे सर्व भाषांत इंग्रजीत असतात. दिवस आणि वेळ UTC मध्ये आहेत.',
    'प्रत्येक तक्ता कशासाठी आहे आणि आम्ही तो किती काळ ठेवतो, ते “आमच्याकडे काय आहे” या पानावर लिहिले आहे. काही चुकीचे असेल, तर तिथे आम्हाला ते दुरुस्त करायला सांगा.',
  ],
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
    withPerson: (topic, person) =>
      person ? `${person} यांच्यासोबत सेशन: ${nameOf(topic)}` : `सेशन: ${nameOf(topic)}`,
  },
} satisfies Translated<typeof english>;
