import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { opportunityHeld } from './held.ts';
import { opportunityRefusals } from './refusals.ts';

/** Subject of the sentence. */
const named = (thing: string) => (thing ? `“${thing}” ही संधी` : 'ही संधी');

export const opportunityWords = {
  refusals: opportunityRefusals,
  fieldErrors: {
    opportunity_title_missing: 'संधीला नाव द्या.',
    opportunity_title_long: `नाव ${opportunityLimits.title} अक्षरांपर्यंत ठेवा.`,
    opportunity_text_long: `प्रत्येक मजकूर ${opportunityLimits.text.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    opportunity_line_long: `प्रत्येक प्रश्न ${opportunityLimits.question} अक्षरांपर्यंत ठेवा.`,
    opportunity_number_invalid: `पूर्ण संख्या लिहा: ${opportunityLimits.seats} जागा, ${opportunityLimits.weeks} आठवडे, आठवड्याला ${opportunityLimits.hoursAWeek} तास, चाचणी कामाचे ${opportunityLimits.trialHours} तास आणि क्रेडिटचे ${opportunityLimits.creditHours} तास यांच्यापर्यंत.`,
    opportunity_amount_invalid: '0 पेक्षा जास्त रक्कम लिहा, जसे 6,000.',
    opportunity_pay_half: 'दोन्ही रकमा लिहा: किती पासून, किती पर्यंत. दोन्ही सारख्या असू शकतात.',
    opportunity_credit_half: 'कॉलेज क्रेडिटसाठी शैक्षणिक संस्था आणि तास दोन्ही लागतात.',
    opportunity_choice_unknown: 'यादीतून एक निवडा.',
  },
  turns: {
    mine: {
      opportunity_review: ({ thing }) => `एक संधी पाहा: ${thing}`,
      opportunity_returned: ({ thing }) => `बदला आणि पुन्हा तपासणीसाठी पाठवा: ${thing}`,
      seat_free: ({ thing }) => `एक जागा पुन्हा मोकळी आहे. पुन्हा उघडा किंवा बंद करा: ${thing}`,
    },
    awaited: {
      opportunity_review: ({ thing }) => `आम्ही तुमची संधी पाहत आहोत: ${thing}`,
      opportunity_returned: ({ thing }) => `ओनरनी संधी बदलायची आहे: ${thing}`,
      seat_free: ({ thing }) => `ओनरनी संधी पुन्हा उघडायची किंवा बंद करायची आहे: ${thing}`,
    },
  },
  notifications: {
    opportunity_approved: ({ thing }) => `${named(thing)} आम्ही पाहिली, आणि ती आता इतरांसाठी खुली आहे`,
    opportunity_returned: ({ thing }) => `${named(thing)} आम्ही पाहिली. कृपया आधी काही बदला`,
    opportunity_late: ({ thing }) =>
      `${named(thing)} पाहायला आम्हाला उशीर झाला आहे. आता ती सर्वात आधी पाहिली जाईल`,
    opportunity_expired: ({ thing }) =>
      thing ? `“${thing}” या संधीचा शेवटचा दिवस उलटून गेला आहे` : 'या संधीचा शेवटचा दिवस उलटून गेला आहे',
    opportunity_removed: ({ thing }) => `${named(thing)} आमच्या स्टाफने काढून टाकली`,
    places_paused: ({ thing }) =>
      thing
        ? `${thing} या प्रकल्पाच्या संधी थांबवल्या आहेत: तीन उत्तरे फार उशिरा आली. वाट पाहणाऱ्यांना उत्तर द्या, मग त्या पुन्हा उघडतील`
        : 'प्रकल्पाच्या संधी थांबवल्या आहेत: तीन उत्तरे फार उशिरा आली. वाट पाहणाऱ्यांना उत्तर द्या, मग त्या पुन्हा उघडतील',
    places_resumed: ({ thing }) =>
      thing
        ? `सर्व अर्जदारांना उत्तर मिळाले आहे: ${thing} या प्रकल्पाच्या संधी पुन्हा खुल्या आहेत`
        : 'सर्व अर्जदारांना उत्तर मिळाले आहे: प्रकल्पाच्या संधी पुन्हा खुल्या आहेत',
    opportunity_opened: ({ thing }) =>
      thing
        ? `तुम्ही फॉलो करत असलेल्या प्रकल्पात नवीन संधी: “${thing}”`
        : 'तुम्ही फॉलो करत असलेल्या प्रकल्पात नवीन संधी आहे',
  },
  deskActions: {
    'opportunities.listed': 'संधींची यादी उघडली',
    'opportunity.opened': 'एक संधी पाहिली',
    'opportunity.approved': 'एक संधी मंजूर केली',
    'opportunity.returned': 'एक संधी परत पाठवली',
    'opportunity.removed': 'एक संधी काढून टाकली',
  },
  reportables: {
    opportunity: { name: 'संधी', inSentence: 'संधी', own: 'तुमच्या प्रकल्पाची एक संधी' },
  },
  dates: { closes: (thing) => `अर्ज करण्याचा शेवटचा दिवस: ${thing}` },
  held: opportunityHeld,
} satisfies ModuleWords<typeof opportunityKinds>;
