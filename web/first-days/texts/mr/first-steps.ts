import type { FirstStep } from '#contract/first-days/steps.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { firstStepTexts as english } from '../en/first-steps.ts';

type StepWords = { title: string; why: string; minutes: number };

export const firstStepTexts = {
  facts: (why, minutes) =>
    plural(minutes, {
      one: (shown) => `${why} सुमारे ${shown} मिनिट.`,
      other: (shown) => `${why} सुमारे ${shown} मिनिटे.`,
    }),
  putAwayStep: (title) => `माझ्यासाठी नाही: ${title}`,
  orMentorPage: 'त्याऐवजी मेंटरचे पान उघडा',
  projectFirst: 'आधी एक प्रकल्प सुरू करा.',
  mentorPageFirst: 'आधी तुमचे मेंटरचे पान उघडा.',
  organisationFirst: 'आधी तुमच्या संस्थेचे पान उघडा.',
} satisfies Translated<typeof english>;

export const firstStepWords: Record<FirstStep, StepWords> = {
  say_skills: { title: 'तुमची कौशल्ये आणि तास सांगा', why: 'मग आम्ही तुम्हाला जुळणारे काम दाखवू शकतो.', minutes: 2 },
  find_opportunities: { title: 'तुम्हाला जुळणाऱ्या संधी पाहा', why: 'आवडतील त्या जतन करा.', minutes: 5 },
  ask_mentor: { title: 'मेंटरला एक प्रश्न विचारा', why: 'मेंटर तुमच्यासारख्या सदस्यांना उत्तर देतात.', minutes: 10 },
  start_project: { title: 'प्रकल्प सुरू करा', why: 'एक नाव आणि एक ओळ पुरेशी आहे.', minutes: 5 },
  offer_seat: { title: 'एक संधी द्या', why: 'मग सदस्य तुमच्याकडे येण्यासाठी अर्ज करू शकतात.', minutes: 10 },
  look_for_cofounder: {
    title: 'सह-संस्थापक शोधा',
    why: 'दोन्ही बाजूंनी जुळणारे सदस्य पाहा.',
    minutes: 10,
  },
  say_interests: { title: 'तुमच्या आवडी सांगा', why: 'मग संस्थापक तुम्हाला विचारू शकतात.', minutes: 5 },
  save_project_search: {
    title: 'प्रकल्पांचा शोध जतन करा',
    why: 'नवीन प्रकल्प आम्ही सोमवारी ईमेल करतो.',
    minutes: 2,
  },
  say_gives: {
    title: 'तुम्ही काय देऊ शकता ते सांगा',
    why: 'वेळ, सल्ला, ओळखी, यंत्रे किंवा खोल्या.',
    minutes: 5,
  },
  get_mentor_mark: { title: 'मेंटरची खूण मिळवा', why: 'आम्ही तुमची पडताळणी केली हे सदस्यांना दिसते.', minutes: 5 },
  open_mentor_page: { title: 'तुमचे मेंटरचे पान उघडा', why: 'तुम्ही कशात मदत करता हे ते सांगते.', minutes: 10 },
  say_hours: { title: 'तुमचे तास सांगा', why: 'सदस्य त्या वेळेत सेशन मागतात.', minutes: 5 },
  get_investor_mark: {
    title: 'गुंतवणूकदाराची खूण मिळवा',
    why: 'आम्ही तुमची पडताळणी केली हे संस्थापकांना दिसते.',
    minutes: 5,
  },
  get_professional_mark: {
    title: 'इंडस्ट्री प्रोफेशनलची खूण मिळवा',
    why: 'आम्ही तुमची पडताळणी केली हे संस्थापकांना दिसते.',
    minutes: 5,
  },
  advise_founders: {
    title: 'एखाद्या प्रकल्पाला सल्ला द्या',
    why: 'काही प्रकल्प सल्ला शोधत आहेत.',
    minutes: 10,
  },
  verify_organisation: {
    title: 'तुमच्या संस्थेची पडताळणी करून घ्या',
    why: 'आम्ही तिची वेबसाइट आणि तिचा क्रमांक तपासतो.',
    minutes: 10,
  },
  open_organisation: {
    title: 'तुमच्या संस्थेचे पान उघडा',
    why: 'त्यासाठी अधिकारपत्र लागते.',
    minutes: 10,
  },
  import_students: {
    title: 'तुमच्या विद्यार्थ्यांची यादी पाठवा',
    why: 'मग ते कोड वापरून येऊ शकतात.',
    minutes: 10,
  },
};
