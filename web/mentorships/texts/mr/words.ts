import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { mentorshipKinds } from '#contract/mentorships/kinds.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorshipHeld } from './held.ts';

const by = (person: string) => (person ? `${person} यांनी` : 'एका सदस्याने');
const ofWith = (person: string) => (person ? `${person} यांच्यासोबतच्या` : 'एका सदस्यासोबतच्या');
const ofOneWith = (person: string) => (person ? `${person} यांच्यासोबतची` : 'एका सदस्यासोबतची');

export const mentorshipWords = {
  refusals: {
    mentorship_unknown: 'अशी कोणतीही मेंटरशिप इथे नाही.',
    mentorship_moved: 'हे आता शक्य नाही, कारण काहीतरी बदलले आहे. पान पुन्हा पाहा.',
    mentorship_late: 'याची वेळ संपली आहे.',
    mentorship_not_met: 'मेंटरशिप एका झालेल्या सेशननंतर सुरू होते.',
    mentorship_open: 'तुम्हा दोघांची मेंटरशिप, किंवा ती सुचवणारा प्लॅन, आधीच आहे.',
    mentorship_young_counter: `18 वर्षांखालील सदस्याला दुसरा प्लॅन सुचवला जात नाही. याला नकार द्या आणि तुम्ही काय बदलाल ते शब्दांत सांगा: सदस्य ${limits.restDays.declined} दिवसांनंतर पुन्हा प्लॅन सुचवू शकतात, आणि तो आधी पालक वाचतात.`,
    mentorship_declined_lately: ({ on }: RefusalValues) =>
      on
        ? `अलीकडेच एका प्लॅनला नकार मिळाला, तो मागे घेतला गेला किंवा त्याला उत्तर आले नाही. तुम्ही ${day(on)} पासून पुन्हा मेंटरशिप सुचवू शकता.`
        : 'अलीकडेच एका प्लॅनला नकार मिळाला, तो मागे घेतला गेला किंवा त्याला उत्तर आले नाही.',
    mentorship_positions_taken: 'सर्व जागा भरल्या आहेत.',
    mentorship_goals: `एक ते ${limits.goals.max} ध्येये लिहा, आणि प्रत्येक कधी पूर्ण होते ते सांगा.`,
    mentorship_marks: 'प्लॅनमधल्या प्रत्येक ध्येयाला एकदा खूण करा.',
    mentorship_series_full:
      'प्लॅनमध्ये जितकी सेशन होऊ शकतात, तितकी तुम्ही बुक केली आहेत. त्यांपैकी एक संपले की आणखी बुक करा.',
    mentorship_none_free: 'यांपैकी एकही वेळ मोकळी नाही. पहिली वेळ म्हणून दुसरी निवडा.',
  },
  fieldErrors: {
    mentorship_goal_length: `ध्येय, आणि ते कधी पूर्ण होते, प्रत्येकी ${limits.goal} अक्षरांपर्यंत लिहा.`,
    mentorship_weeks_range: `${limits.weeks.min} ते ${limits.weeks.max} आठवडे लिहा.`,
    mentorship_line_long: `ओळ ${limits.line} अक्षरांपर्यंत ठेवा.`,
    mentorship_reached_length: `${limits.reached} अक्षरांपर्यंत लिहा.`,
    mentorship_mark_missing: 'एक खूण निवडा.',
  },
  turns: {
    mine: {
      mentorship_answer: ({ person }) =>
        person ? `${person} यांना मेंटरशिपबद्दल उत्तर द्या` : 'एका सदस्याला मेंटरशिपबद्दल उत्तर द्या',
      mentorship_check_in: ({ person }) => `${ofWith(person)} तुमच्या मेंटरशिपचे चेक-इन लिहा`,
      mentorship_go_on: ({ person }) => `${ofOneWith(person)} तुमची मेंटरशिप पुढे सुरू राहावी का, ते सांगा`,
      mentorship_outcome: ({ person }) => `${ofWith(person)} मेंटरशिपमध्ये तुम्ही काय साध्य केले ते लिहा`,
    },
    awaited: {
      mentorship_answer: ({ person }) => `${person || 'एक सदस्य'} मेंटरशिपच्या तुमच्या प्लॅनला उत्तर देतात`,
      mentorship_check_in: ({ person }) => `${person || 'एक सदस्य'} चेक-इन लिहितात`,
      mentorship_go_on: ({ person }) => `${person || 'एक सदस्य'} मेंटरशिप पुढे सुरू राहावी का ते सांगतात`,
      mentorship_outcome: ({ person }) => `${person || 'एक सदस्य'} काय साध्य झाले ते लिहितात`,
    },
  },
  notifications: {
    mentorship_proposed: ({ person }) => `${by(person)} तुम्हाला मेंटरशिप सुचवली आहे`,
    mentorship_countered: ({ person }) => `${by(person)} तुमच्या मेंटरशिपसाठी दुसरा प्लॅन सुचवला आहे`,
    mentorship_agreed: ({ person }) => `${ofOneWith(person)} तुमची मेंटरशिप सुरू झाली आहे`,
    mentorship_declined: () => 'तुम्ही सुचवलेल्या मेंटरशिपला उत्तर आले: या वेळी नाही',
    mentorship_withdrawn: () => 'एका सदस्याने तुम्हाला सुचवलेली मेंटरशिप मागे घेतली',
    mentorship_paused: () => 'तुमची मेंटरशिप थांबवलेली आहे. तिचा शेवटचा दिवस पुढे गेला आहे',
    mentorship_resumed: () => 'थांबल्यानंतर तुमची मेंटरशिप पुढे सुरू झाली आहे',
    mentorship_check_in_open: () => 'तुमच्या मेंटरशिपचे एक चेक-इन 5 दिवस खुले आहे',
    mentorship_go_on_asked: () => 'तुमची मेंटरशिप पुढे सुरू राहणार का? सलग दोन चेक-इन चुकली. 7 दिवसांत उत्तर द्या',
    mentorship_completed: () => 'तुमच्या मेंटरशिपचा शेवटचा दिवस संपला. काय साध्य झाले ते लिहा',
    mentorship_ended: () => 'तुमची मेंटरशिप संपली आहे. कारण पानावर लिहिले आहे',
    mentorship_released: () => 'तुमची मेंटरशिप आता चालणार नाही: दुसरे सदस्य सध्या उपलब्ध नाहीत',
    mentorship_reached: () => 'तुमच्या मेंटरशिपमध्ये काय साध्य झाले ते तुम्ही आता वाचू शकता',
  },
  dates: {
    mentorship_end: (thing, person) =>
      person ? `${person} यांच्यासोबतच्या मेंटरशिपचा शेवटचा दिवस` : `मेंटरशिपचा शेवटचा दिवस: ${thing}`,
  },
  reportables: {
    mentorship: {
      name: 'मेंटरशिप',
      inSentence: 'मेंटरशिप',
      own: 'तुमची एक मेंटरशिप',
      title: (name) => (name ? `${name} यांच्यासोबतची मेंटरशिप रिपोर्ट करा` : 'एका सदस्यासोबतची मेंटरशिप रिपोर्ट करा'),
    },
  },
  held: mentorshipHeld,
} satisfies ModuleWords<typeof mentorshipKinds>;
