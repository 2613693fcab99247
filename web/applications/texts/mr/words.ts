import { interviewLimits } from '#contract/applications/interview-limits.ts';
import type { applicationKinds } from '#contract/applications/kinds.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { applicationHeld } from './held.ts';
import { applicationRefusals } from './refusals.ts';

const by = (person: string) => (person ? `${person} यांनी` : 'एका सदस्याने');
const to = (person: string) => (person ? `${person} यांना` : 'एका सदस्याला');

export const applicationWords = {
  refusals: applicationRefusals,
  fieldErrors: {
    application_note_length: `कृपया ${applicationLimits.note.min} ते ${applicationLimits.note.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    application_answer_long: `प्रत्येक उत्तर ${applicationLimits.answer.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    application_reason_missing: 'कारण निवडा. ते हे वाचतात.',
    application_words_long: `तुमचे म्हणणे ${applicationLimits.words.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    applications_none_ticked: 'आधी लोकांना निवडा.',
    trial_long: `हे ${applicationLimits.trialText.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    move_missing: 'आधी त्यांना कुठे हलवायचे ते निवडा.',
    side_note_missing: 'आधी टीप लिहा.',
    side_note_long: `टीप ${applicationLimits.sideNote.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    interview_time_missing: 'किमान एक वेळ सुचवा.',
    interview_time_invalid: 'कृपया दिवस आणि वेळ लिहा.',
    interview_minutes_unknown: 'यादीतून एक निवडा.',
    interview_place_missing: 'कुठे होणार ते सांगा: लिंक, नंबर किंवा खोली.',
    interview_place_long: `ठिकाण ${interviewLimits.place} अक्षरांपर्यंत लिहा.`,
  },
  turns: {
    mine: {
      application_first_decision: ({ thing, person }) => `${thing}: ${to(person)} उत्तर द्या`,
      application_later_decision: ({ thing, person }) =>
        person ? `${thing}: ${person} यांच्याबद्दल निर्णय घ्या` : `${thing}: एका सदस्याबद्दल निर्णय घ्या`,
      terms_confirmation: ({ thing }) => `तुम्हाला हे अजून हवे आहे का ते सांगा: ${thing}`,
      trial_task: ({ thing }) => `चाचणी काम सादर करा: ${thing}`,
      offer: ({ thing }) => `प्रस्तावाला उत्तर द्या: ${thing}`,
      interview_answer: ({ thing }) => `मुलाखतीची वेळ निवडा: ${thing}`,
      terms_return: ({ thing }) => `तुमचा अर्ज परत आणा, किंवा मागे घ्या: ${thing}`,
      joining: ({ thing, person }) => `${person || 'एक सदस्य'} टीममध्ये सामील आहेत हे नक्की करा: ${thing}`,
    },
    awaited: {
      application_first_decision: ({ thing }) => `तुमच्या अर्जाला टीमने उत्तर द्यायचे आहे: ${thing}`,
      application_later_decision: ({ thing }) => `टीमने निर्णय घ्यायचा आहे: ${thing}`,
      interview_answer: ({ thing }) => `त्यांनी मुलाखतीची वेळ निवडायची आहे: ${thing}`,
      offer: ({ thing, person }) => `तुमच्या प्रस्तावाला ${by(person)} उत्तर द्यायचे आहे: ${thing}`,
      trial_task: ({ thing, person }) => `${by(person)} चाचणी काम करायचे आहे: ${thing}`,
      terms_confirmation: ({ thing, person }) => `हे अजून हवे आहे का ते ${by(person)} सांगायचे आहे: ${thing}`,
      terms_return: ({ thing, person }) => `${to(person)} अर्ज परत आणता येईल: ${thing}`,
      joining: ({ thing }) => `तुम्ही सामील झाला आहात हे टीमने नक्की करायचे आहे: ${thing}`,
    },
  },
  notifications: {
    application_received: ({ person }) => `${by(person)} अर्ज केला आहे`,
    application_shortlisted: ({ thing }) =>
      thing ? `“${thing}” या संधीसाठी तुम्ही शॉर्टलिस्टमध्ये आहात` : 'तुम्ही यासाठी शॉर्टलिस्टमध्ये आहात',
    application_declined: ({ thing }) =>
      thing
        ? `“${thing}” या संधीसाठीच्या तुमच्या अर्जावर टीमचे उत्तर: या वेळी नाही`
        : 'तुमच्या अर्जावर टीमचे उत्तर: या वेळी नाही',
    application_withdrawn: ({ person }) => `${by(person)} अर्ज मागे घेतला आहे`,
    application_gone: () => 'एक अर्जदार निघून गेले आहेत, आणि त्यांच्यासोबत त्यांचा अर्जही',
    application_ended: ({ thing }) =>
      thing
        ? `“${thing}” ही संधी संपली आहे, आणि तिच्यासोबत तुमचा अर्जही`
        : 'ही संधी संपली आहे, आणि तिच्यासोबत तुमचा अर्जही',
    application_seat_freed: () => 'टीमने तुमची जागा मोकळी केली आहे: तुम्ही तोपर्यंत सामील झाला नव्हता',
    application_terms: () => 'यात मिळणाऱ्या गोष्टी बदलल्या आहेत: तुम्हाला हे अजून हवे आहे का ते सांगा',
    application_interview: () => 'टीमने मुलाखतीच्या वेळा सुचवल्या आहेत: एक निवडा',
    application_interview_moved: ({ person }) =>
      person
        ? `${person} यांनी मुलाखतीची वेळ बदलायला सांगितले आहे: एक वेळ निवडा`
        : 'अर्जदाराने मुलाखतीची वेळ बदलायला सांगितले आहे: एक वेळ निवडा',
    application_interview_set: () => 'मुलाखतीची वेळ ठरली आहे',
    application_interview_over: () => 'मुलाखत रद्द झाली आहे',
    application_trial: () => 'टीमने तुमच्याकडे चाचणी काम मागितले आहे',
    application_trial_in: ({ person }) => `${by(person)} चाचणी काम सादर केले आहे`,
    application_offered: () => 'टीमने तुम्हाला जागेचा प्रस्ताव दिला आहे: त्यांना उत्तर द्या',
    application_offer_over: () => 'टीमने आपला प्रस्ताव मागे घेतला आहे',
    application_accepted: ({ person }) => `${by(person)} तुमचा प्रस्ताव स्वीकारला आहे`,
    application_joined: () => 'आता तुम्ही टीममध्ये आहात',
    application_aside: () => 'तुम्ही उत्तर देईपर्यंत तुमचा अर्ज बाजूला ठेवला आहे',
  },
  dates: {
    interview: (thing, person) => (person ? `${person} यांच्यासोबत मुलाखत: ${thing}` : `मुलाखत: ${thing}`),
    begins: (thing, person) => (person ? `${person} यांची सुरुवात: ${thing}` : `तुमची सुरुवात: ${thing}`),
  },
  conversations: {
    application: {
      name: 'अर्ज',
      over: 'अर्ज संपला आहे, म्हणून इथे आणखी काही लिहिता येणार नाही.',
    },
  },
  reportables: {
    application_answer: {
      name: 'अर्ज',
      inSentence: 'अर्ज',
      own: 'तुमचा अर्ज',
      title: (name) => (name ? `${name} यांचा अर्ज रिपोर्ट करा` : 'अर्ज रिपोर्ट करा'),
    },
    application_file: {
      name: 'अर्जातील फाइल',
      inSentence: 'फाइल',
      own: 'तुमच्या अर्जातील फाइल',
      title: (name) => (name ? `${name} यांच्या अर्जातील फाइल रिपोर्ट करा` : 'अर्जातील फाइल रिपोर्ट करा'),
    },
  },
  held: applicationHeld,
} satisfies ModuleWords<typeof applicationKinds>;
