import type { mentorshipKinds } from '#contract/mentorships/kinds.ts';
import type { MailLines } from '../words.ts';
import { by } from './names.ts';

/** No subject or line names a topic or an outcome. */
export const mentorshipLines = {
  notifications: {
    mentorship_proposed: () => 'एका सदस्याने तुम्हाला मेंटरशिपचा प्रस्ताव दिला आहे, आणि ते तुमच्या उत्तराची वाट पाहत आहेत.',
    mentorship_countered: () => 'दुसऱ्या सदस्याने तुमच्या मेंटरशिपसाठी दुसरा प्लॅन सुचवला आहे. त्याला उत्तर द्या.',
    mentorship_agreed: () => 'तुमच्या मेंटरशिपबद्दल नवीन माहिती आहे. ती तिच्या पानावर आहे.',
    mentorship_declined: () => 'मेंटरशिपच्या तुमच्या प्रस्तावाबद्दल नवीन माहिती आहे.',
    mentorship_withdrawn: () => 'तुम्हाला आलेल्या मेंटरशिपच्या एका प्रस्तावाबद्दल नवीन माहिती आहे.',
    mentorship_paused: () => 'तुमच्या मेंटरशिपबद्दल नवीन माहिती आहे: ती काही आठवडे थांबली आहे.',
    mentorship_resumed: () => 'तुमच्या मेंटरशिपबद्दल नवीन माहिती आहे: ती पुढे चालू आहे.',
    mentorship_check_in_open: () => 'तुमच्या मेंटरशिपचे एक चेक-इन 5 दिवस खुले आहे.',
    mentorship_go_on_asked: () => 'तुमची मेंटरशिप पुढे चालेल का? 7 दिवसांच्या आत तसे सांगा, नाहीतर ती संपते.',
    mentorship_completed: () => 'तुमच्या एका मेंटरशिपचा शेवटचा दिवस संपला आहे. काय साध्य झाले ते लिहा.',
    mentorship_ended: () => 'तुमच्या मेंटरशिपबद्दल नवीन माहिती आहे. ती तिच्या पानावर आहे.',
    mentorship_released: () => 'तुमची मेंटरशिप पुढे चालणार नाही, कारण दुसरे सदस्य सध्या उपलब्ध नाहीत.',
    mentorship_reached: () => 'तुमच्या मेंटरशिपमध्ये काय साध्य झाले, ते आता तुम्ही दोघे वाचू शकता.',
  },
  owed: {
    mentorship_answer: ({ person }) =>
      `${by(person)} तुम्हाला मेंटरशिपचा प्रस्ताव दिला आहे, आणि ते तुमच्या उत्तराची वाट पाहत आहेत.`,
    mentorship_check_in: () => 'तुमच्या मेंटरशिपचे एक चेक-इन तुमची वाट पाहत आहे.',
    mentorship_go_on: () => 'तुमची मेंटरशिप पुढे चालेल का ते सांगा. तुम्हा दोघांच्या होकाराशिवाय ती संपते.',
  },
  awaited: {
    mentorship_answer: () => 'मेंटरशिपच्या तुमच्या प्रस्तावाला उत्तर आले नाही.',
    mentorship_check_in: () => 'दुसऱ्या सदस्याने तुमच्या मेंटरशिपचे चेक-इन लिहिले नाही.',
    mentorship_go_on: () => 'तुमची मेंटरशिप पुढे चालेल, असे दुसऱ्या सदस्याने सांगितले नाही.',
  },
} satisfies MailLines<typeof mentorshipKinds>;
