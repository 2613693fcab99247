import type { applicationKinds } from '#contract/applications/kinds.ts';
import type { MailLines } from '../words.ts';
import { by, such } from './names.ts';

export const applicationLines = {
  unnamed: 'एक संधी',
  notifications: {
    application_received: ({ thing }) => `एक अर्ज आला आहे: ${thing}.`,
    application_shortlisted: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_declined: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_withdrawn: ({ thing }) => `एका अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_gone: ({ thing }) => `एका अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_seat_freed: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_ended: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_terms: ({ thing }) => `तुम्ही अर्ज केलेली संधी बदलली आहे: ${thing}. ती तुम्हाला अजून हवी आहे का ते सांगा.`,
    application_interview: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे, आणि तो तुमची वाट पाहत आहे: ${thing}.`,
    application_interview_moved: ({ thing }) =>
      `एका अर्जाबद्दल नवीन माहिती आहे, आणि तो तुमची वाट पाहत आहे: ${thing}.`,
    application_interview_set: ({ thing }) => `एका अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_interview_over: ({ thing }) => `एका अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_trial: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे, आणि तो तुमची वाट पाहत आहे: ${thing}.`,
    application_trial_in: ({ thing }) => `एका अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_offered: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे, आणि तो तुमची वाट पाहत आहे: ${thing}.`,
    application_offer_over: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_accepted: ({ thing }) => `एका अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_joined: ({ thing }) => `तुमच्या अर्जाबद्दल नवीन माहिती आहे: ${thing}.`,
    application_aside: ({ thing }) => `तुमचा अर्ज तुमची वाट पाहत आहे: ${thing}.`,
  },
  owed: {
    application_first_decision: ({ thing, person }) =>
      `${by(person)} ${such(thing)} संधीसाठी अर्ज केला आहे आणि उत्तर मागितले आहे.`,
    application_later_decision: ({ thing, person }) =>
      `${by(person)} ${such(thing)} संधीबद्दल पुढचा निर्णय मागितला आहे.`,
    interview_answer: ({ thing }) => `तुम्हाला मुलाखतीची वेळ निवडायला सांगितले आहे: ${thing}.`,
    offer: ({ thing }) => `टीमने तुम्हाला ${such(thing)} संधीचा प्रस्ताव दिला आहे आणि उत्तर मागितले आहे.`,
    trial_task: ({ thing }) => `टीमने तुमच्याकडे ${such(thing)} संधीचे चाचणी काम मागितले आहे.`,
    terms_confirmation: ({ thing }) =>
      `तुम्ही अर्ज केलेली संधी बदलली आहे: ${thing}. ती तुम्हाला अजून हवी आहे का ते सांगा.`,
  },
  awaited: {
    application_first_decision: ({ thing }) =>
      `${such(thing)} संधीसाठीच्या तुमच्या अर्जाला टीमने वेळेत उत्तर दिले नाही. तुम्ही पुन्हा मोकळे आहात. तिच्या पानावर अशाच इतर संधी दिसतात.`,
    application_later_decision: ({ thing }) =>
      `${such(thing)} संधीसाठीच्या तुमच्या अर्जाला टीमने पुढचे उत्तर वेळेत दिले नाही. तुम्ही पुन्हा मोकळे आहात. तिच्या पानावर अशाच इतर संधी दिसतात.`,
    interview_answer: ({ thing }) =>
      `मुलाखतीसाठी कोणीही वेळ निवडलेली नाही: ${thing}. पुढचे पाऊल अर्जाच्या पानावर दिसते.`,
    offer: ({ thing, person }) =>
      `${such(thing)} संधीच्या तुमच्या प्रस्तावाला ${by(person)} उत्तर दिलेले नाही. जागा पुन्हा मोकळी आहे.`,
    trial_task: ({ thing, person }) =>
      `${by(person)} ${such(thing)} संधीचे चाचणी काम सादर केलेले नाही. पुढचा निर्णय तुमचा आहे.`,
    terms_confirmation: ({ thing }) => `हे अजून हवे आहे का ते अर्जदाराने सांगितलेले नाही: ${thing}.`,
  },
} satisfies MailLines<typeof applicationKinds>;
