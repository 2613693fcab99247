import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { opportunityHeld } from './held.ts';
import { opportunityRefusals } from './refusals.ts';

/** Before a word that follows, such as को or ने. */
const named = (thing: string) => (thing ? `“${thing}”` : 'इस अवसर');

export const opportunityWords = {
  refusals: opportunityRefusals,
  fieldErrors: {
    opportunity_title_missing: 'इसे एक नाम दें।',
    opportunity_title_long: `नाम ${opportunityLimits.title} अक्षरों तक रखें।`,
    opportunity_text_long: `हर टेक्स्ट में ${opportunityLimits.text.toLocaleString('en-IN')} अक्षरों तक लिखें।`,
    opportunity_line_long: `हर सवाल ${opportunityLimits.question} अक्षरों तक रखें।`,
    opportunity_number_invalid: `पूरी संख्याएँ लिखें: ${opportunityLimits.seats} जगहों, ${opportunityLimits.weeks} हफ़्तों, हफ़्ते में ${opportunityLimits.hoursAWeek} घंटों, ट्रायल काम के ${opportunityLimits.trialHours} घंटों और क्रेडिट के ${opportunityLimits.creditHours} घंटों तक।`,
    opportunity_amount_invalid: '0 से ज़्यादा रक़म लिखें, जैसे 6,000।',
    opportunity_pay_half: 'दोनों रक़म लिखें: कितने से, कितने तक। दोनों बराबर हो सकती हैं।',
    opportunity_credit_half: 'कॉलेज क्रेडिट के लिए शिक्षण संस्था और घंटे दोनों ज़रूरी हैं।',
    opportunity_choice_unknown: 'सूची में से एक चुनें।',
  },
  turns: {
    mine: {
      opportunity_review: ({ thing }) => `एक अवसर देखें: ${thing}`,
      opportunity_returned: ({ thing }) => `बदलें और फिर से समीक्षा के लिए भेजें: ${thing}`,
      seat_free: ({ thing }) => `एक जगह फिर से ख़ाली है। फिर से खोलें या बंद करें: ${thing}`,
    },
    awaited: {
      opportunity_review: ({ thing }) => `हम आपका अवसर देख रहे हैं: ${thing}`,
      opportunity_returned: ({ thing }) => `इसके ओनर को इसे बदलना है: ${thing}`,
      seat_free: ({ thing }) => `इसके ओनर को इसे फिर से खोलना या बंद करना है: ${thing}`,
    },
  },
  notifications: {
    opportunity_approved: ({ thing }) => `हमने ${named(thing)} को देखा, और अब यह दूसरों के लिए खुला है`,
    opportunity_returned: ({ thing }) => `हमने ${named(thing)} को देखा। कृपया पहले कुछ बदलें`,
    opportunity_late: ({ thing }) => `हमें ${named(thing)} को देखने में देर हो गई है। अब यह सबसे पहले देखा जाएगा`,
    opportunity_expired: ({ thing }) => `${named(thing)} का आख़िरी दिन बीत गया है`,
    opportunity_removed: ({ thing }) => `हमारे स्टाफ़ ने ${named(thing)} को हटा दिया`,
    places_paused: ({ thing }) =>
      `${thing || 'प्रोजेक्ट'} के अवसर रोके गए हैं: तीन जवाब बहुत देर से आए। जो इंतज़ार में हैं उन्हें जवाब दें, तब वे फिर से खुल जाएँगे`,
    places_resumed: ({ thing }) => `सभी आवेदकों को जवाब मिल गया है: ${thing || 'प्रोजेक्ट'} के अवसर फिर से खुले हैं`,
    opportunity_opened: ({ thing }) =>
      thing
        ? `आप जिस प्रोजेक्ट को फ़ॉलो करते हैं, उसमें नया अवसर: “${thing}”`
        : 'आप जिस प्रोजेक्ट को फ़ॉलो करते हैं, उसमें नया अवसर है',
  },
  deskActions: {
    'opportunities.listed': 'अवसरों की सूची खोली',
    'opportunity.opened': 'एक अवसर देखा',
    'opportunity.approved': 'एक अवसर को मंज़ूरी दी',
    'opportunity.returned': 'एक अवसर लौटाया',
    'opportunity.removed': 'एक अवसर हटाया',
  },
  reportables: {
    opportunity: { name: 'अवसर', inSentence: 'अवसर', own: 'आपके प्रोजेक्ट का एक अवसर' },
  },
  dates: { closes: (thing) => `आवेदन करने का आख़िरी दिन: ${thing}` },
  held: opportunityHeld,
} satisfies ModuleWords<typeof opportunityKinds>;
