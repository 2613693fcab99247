import type { HoldEffect, holdKinds } from '#contract/holds/kinds.ts';
import { orderLimits } from '#contract/holds/limits.ts';
import { list, moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { holdsHeld } from './held.ts';

const { authority, words, answer, reason } = orderLimits;

const effectOf = ({ account, order, tables, until }: HoldEffect): string[] => [
  `अकाउंट: ${account}`,
  order ? `आदेश ${order} के लिए` : 'किसी मामले के लिए',
  `${moment(until)} तक`,
  `डेटा: ${list(tables)}`,
];

export const holdWords = {
  refusals: {
    order_unknown: 'यहाँ ऐसा कोई आदेश नहीं है।',
    hold_unknown: 'यहाँ डेटा पर ऐसी कोई रोक नहीं है।',
    hold_account_unknown: 'इस ID या ईमेल पते का कोई अकाउंट नहीं है।',
    hold_case_unknown: 'इस ID का कोई मामला नहीं है।',
    hold_tables_unknown: 'वह डेटा चुनें जिसे रोक में रखना है।',
    hold_ground_missing: 'वह मामला या आदेश भरें जिसे इस रोक की ज़रूरत है।',
    hold_own: 'यह आपके अपने अकाउंट के बारे में है। इस पर दूसरा स्टाफ़ फ़ैसला करता है।',
    order_received_late: 'यह समय भविष्य का है। दिन और समय ठीक करें।',
    order_received_early: 'यह 30 दिन से ज़्यादा पहले का है। वह दिन भरें जब आदेश हमारे स्टाफ़ तक पहुँचा।',
    order_before_telling: 'आदेश हमें व्यक्ति को बताने से रोकता है। अगर वह अब नहीं रोकता, तो टिक करें।',
  },
  fieldErrors: {
    order_kind_missing: 'चुनें कि आदेश क्या माँगता है।',
    order_authority_length: `कृपया ${authority.min} से ${authority.max} अक्षर लिखें।`,
    order_words_length: `कृपया ${words.min} से ${words.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    order_answer_length: `कृपया ${answer.min} से ${answer.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    order_outcome_missing: 'नतीजा चुनें।',
    order_received_missing: 'वह दिन और समय भरें जब आदेश आया।',
    order_hours_missing: 'चुनें कि यह कब तक करना है।',
    hold_tables_missing: 'कम से कम एक प्रकार का डेटा चुनें।',
    hold_reason_length: `कृपया ${reason.min} से ${reason.max} अक्षर लिखें।`,
  },
  deskActions: {
    'orders.listed': 'आदेशों की सूची खोली',
    'order.opened': 'एक आदेश पढ़ा',
    'order.recorded': 'एक आदेश दर्ज किया',
    'order.answered': 'एक आदेश का जवाब दिया',
    'order.told': 'व्यक्ति को एक आदेश के बारे में बताया',
    'order.handedOver': 'पुलिस को सौंपे जाने की बात दर्ज की',
    'holds.listed': 'डेटा पर लगी रोकों की सूची खोली',
    'hold.opened': 'डेटा पर एक रोक पढ़ी',
    'hold.proposed': 'डेटा पर रोक का प्रस्ताव दिया',
    'hold.begun': 'किसी बच्चे के बारे में रिपोर्ट के लिए डेटा पर रोक शुरू की',
    'hold.confirmed': 'डेटा पर रोक लागू की, दूसरे स्टाफ़ के पक्का करने पर या अकेले',
    'hold.renewed': 'डेटा पर रोक का समय बढ़ाया',
    'hold.ended': 'डेटा पर रोक ख़त्म की',
  },
  proposals: {
    'hold.placed': { name: 'किसी अकाउंट का डेटा पूरी तरह न मिटाएँ', effect: effectOf },
    'hold.renewed': {
      name: 'किसी अकाउंट का डेटा और समय तक पूरी तरह न मिटाएँ',
      effect: (effect) => [...effectOf(effect), `उसके बाद ${moment(effect.longer)} तक।`],
    },
    'hold.ended': {
      name: 'डेटा पर रोक को समय से पहले ख़त्म करें',
      effect: (effect) => [...effectOf(effect), 'इससे वे पंक्तियाँ मिट जाती हैं जो इस बीच दूसरी जगह मिटाई गईं।'],
    },
  },
  held: holdsHeld,
  emails: {
    'order-told': 'अकाउंट के बारे में आदेश',
  },
} satisfies ModuleWords<typeof holdKinds>;
