import type { creditKinds } from '#contract/credit/kinds.ts';
import type { MailLines } from '../words.ts';
import { by, of, such } from './names.ts';

/** The project, as a place of work. */
const inProject = (thing: string) => (thing ? `${such(thing)} प्रकल्पातील` : 'तुमच्या प्रकल्पातील');

export const creditLines = {
  unnamed: '',
  notifications: {
    claim_host_asked: ({ person, thing }) =>
      `${by(person)} तुम्हाला ${inProject(thing)} कामाचे तास नक्की करण्याची विनंती केली आहे.`,
    claim_confirmed: () => 'काम देणाऱ्यांनी उत्तर दिले आहे. क्रेडिटचा तुमचा दावा आता शैक्षणिक संस्थेकडे आहे.',
    claim_returned: () => 'क्रेडिटचा तुमचा दावा परत केला गेला. कारण पानावर वाचा.',
    claim_evidence_needed: () =>
      'काम देणाऱ्यांपैकी कोणीही तुमचे तास नक्की करत नाही. तुमच्या दाव्यासाठी पानावर पुरावा द्या.',
    claim_waits: ({ thing }) => `${thing || 'शैक्षणिक संस्था'}: क्रेडिटचा एक दावा निर्णयाची वाट पाहत आहे.`,
    claim_waits_for_no_one: ({ thing }) =>
      `${thing || 'शैक्षणिक संस्था'}: क्रेडिटच्या तुमच्या दाव्याचा निर्णय आत्ता कोणताही स्टाफ घेऊ शकत नाही. तो वाट पाहत आहे.`,
    claim_late: ({ thing }) =>
      `क्रेडिटच्या तुमच्या दाव्याला ${such(thing)} संस्थेकडून उशीर होत आहे. तो अजूनही तिथे वाट पाहत आहे.`,
    claim_approved: ({ thing }) => `${such(thing)} संस्थेने क्रेडिटचा तुमचा दावा मंजूर केला आहे.`,
    claim_declined: ({ thing }) =>
      `${such(thing)} संस्थेने क्रेडिटच्या तुमच्या दाव्याला नकार दिला आहे. कारण पानावर वाचा.`,
    claim_withdrawn: ({ thing }) =>
      `${such(thing)} संस्थेकडील क्रेडिटचा तुमचा दावा मागे घेतला आहे. तुम्ही या तासांचा दावा पुन्हा करू शकता.`,
    claim_released: ({ thing }) =>
      `${such(thing)} संस्थेकडील क्रेडिटचा तुमचा दावा संपला आहे. तुम्ही या तासांचा दावा पुन्हा करू शकता.`,
    claim_taken_back: ({ thing }) => `${such(thing)} संस्थेने तुमच्या दाव्याची मंजुरी मागे घेतली. कारण पानावर वाचा.`,
    claim_appealed: ({ thing }) => `${thing || 'शैक्षणिक संस्था'}: एका विद्यार्थ्याने एका निर्णयावर अपील केले आहे.`,
    claim_appeal_decided: ({ thing }) => `${such(thing)} संस्थेने तुमच्या अपिलाबद्दल निर्णय घेतला आहे.`,
  },
  owed: {
    claim_host: ({ person, thing }) => `${inProject(thing)} ${of(person)} कामाचे तास नक्की करा.`,
    claim_returned: ({ thing }) => `${such(thing)} संस्थेकडील क्रेडिटचा तुमचा दावा बदला, किंवा मागे घ्या.`,
    claim_evidence: ({ thing }) => `${such(thing)} संस्थेकडील क्रेडिटच्या तुमच्या दाव्यासाठी पुरावा द्या.`,
  },
  awaited: {
    claim_host: ({ thing }) =>
      thing
        ? `${such(thing)} प्रकल्पाच्या ओनरनी तुमच्या तासांबद्दल उत्तर दिले नाही.`
        : 'प्रकल्पाच्या ओनरनी तुमच्या तासांबद्दल उत्तर दिले नाही.',
    claim_returned: () => 'क्रेडिटचा एक दावा वेळेत बदलला गेला नाही.',
    claim_evidence: () => 'क्रेडिटच्या एका दाव्यासाठी वेळेत पुरावा दिला गेला नाही.',
  },
  until: {
    claim_host: (day) => `${day} पर्यंत. उत्तर आले नाही, तर आम्ही आणखी एकदा विचारतो, आणि मग दावा पुराव्यावर चालतो.`,
    claim_returned: (day) => `${day} पर्यंत. त्यानंतर दावा मागे घेतला जातो.`,
    claim_evidence: (day) => `${day} पर्यंत. त्यानंतर दावा मागे घेतला जातो.`,
  },
  lapsed: {
    claim_host: 'तुम्ही वेळेत उत्तर दिले नाही.',
    claim_returned: 'दावा मागे घेतला आहे. तुम्ही या तासांचा दावा पुन्हा करू शकता.',
    claim_evidence: 'दावा मागे घेतला आहे. तुम्ही या तासांचा दावा पुन्हा करू शकता.',
  },
} satisfies MailLines<typeof creditKinds>;
