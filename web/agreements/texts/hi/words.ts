import type { agreementKinds } from '#contract/agreements/kinds.ts';
import { formatLarge, largestAmount } from '#rules/amounts/money.ts';
import type { LineValues, ModuleWords } from '#web/ground/texts/sentences.ts';
import { disputeDeskTexts } from '../en/dispute-desk.ts';
import { agreementHeld } from './held.ts';
import { agreementRefusals } from './refusals.ts';

const agreementOf = ({ thing, person }: LineValues) => (person ? `${thing} (${person})` : thing);

export const agreementWords = {
  refusals: agreementRefusals,
  fieldErrors: {
    agreement_line_missing: 'कृपया इसे भरें।',
    agreement_line_long: 'यह बहुत लंबा है। कृपया इसे छोटा करें।',
    agreement_amount_invalid: `कृपया रक़म भरें, जैसे 12,000 या 12,000.50: 0 से ज़्यादा, ज़्यादा से ज़्यादा ${formatLarge(largestAmount / 100, 'करोड़')}, और दशमलव के बाद दो से ज़्यादा अंक नहीं।`,
    agreement_award_invalid:
      'कृपया रक़म भरें, जैसे 12,000 या 12,000.50, या कुछ नहीं के लिए 0, और दशमलव के बाद दो से ज़्यादा अंक नहीं।',
    agreement_number_invalid: 'कृपया यहाँ बताई गई सीमाओं के अंदर पूरी संख्या भरें।',
  },
  turns: {
    mine: {
      agreement_answer: (values) => `अनुबंध का जवाब दें या हस्ताक्षर करें: ${agreementOf(values)}`,
      milestone_submission: ({ thing }) => `पड़ाव जमा करें: ${thing}`,
      milestone_resubmission: ({ thing }) => `पड़ाव फिर से जमा करें: ${thing}`,
      milestone_review: ({ thing, person }) =>
        `${person || 'एक सदस्य'} ने जो जमा किया उसकी समीक्षा करें: ${thing}`,
      early_end_submission: ({ thing }) => `आपने जो शुरू किया है वह जमा करें: ${thing}`,
      payment: ({ thing, person }) => `${person || 'एक पूर्व सदस्य'} को स्वीकार किए गए काम का भुगतान करें: ${thing}`,
      payment_confirmation: ({ thing }) => `पक्का करें कि क्या पहुँचा: ${thing}`,
      paying_back: ({ thing }) => `जो तय रक़म से ज़्यादा मिला, वह लौटाएँ: ${thing}`,
      cause_contest: ({ thing }) => `बताएँ कि दिया गया कारण सही है या नहीं: ${thing}`,
      conversion_confirmation: ({ thing }) => `बताएँ कि शेयर आपके पास हैं या नहीं: ${thing}`,
      dispute_evidence: (values) => `विवाद में सबूत दें, अगर आपके पास हों: ${agreementOf(values)}`,
      dispute_settlement: (values) => `सुलह के प्रस्ताव का जवाब दें: ${agreementOf(values)}`,
      amendment_answer: (values) => `संशोधन का जवाब दें या हस्ताक्षर करें: ${agreementOf(values)}`,
      milestone_start: ({ thing }) => `जब आप तैयार हों, शुरू करें: ${thing}`,
      more_time_answer: (values) => `बताएँ कि आप भुगतान के लिए और समय देते हैं या नहीं: ${agreementOf(values)}`,
      dispute_ruling: (values) => `विवाद पर फ़ैसला दें: ${agreementOf(values)}`,
      dispute_appeal: (values) => `फ़ैसला पढ़ें, और ग़लत हो तो अपील करें: ${agreementOf(values)}`,
      dispute_appeal_ruling: (values) => `अपील पर फ़ैसला दें: ${agreementOf(values)}`,
      cause_ruling: (values) => `जिस कारण पर आपत्ति है उस पर फ़ैसला दें: ${agreementOf(values)}`,
    },
    awaited: {
      agreement_answer: (values) => `दूसरे पक्ष को अनुबंध का जवाब देना है या हस्ताक्षर करने हैं: ${agreementOf(values)}`,
      milestone_submission: ({ thing, person }) => `${person || 'एक सदस्य'} को पड़ाव जमा करना है: ${thing}`,
      milestone_resubmission: ({ thing, person }) =>
        `${person || 'एक सदस्य'} को पड़ाव फिर से जमा करना है: ${thing}`,
      milestone_review: ({ thing }) => `प्रोजेक्ट को आपके पड़ाव की समीक्षा करनी है: ${thing}`,
      early_end_submission: ({ thing, person }) =>
        `${person || 'एक सदस्य'} को शुरू किया हुआ काम जमा करना है: ${thing}`,
      payment: ({ thing }) => `प्रोजेक्ट को स्वीकार किए गए काम का आपको भुगतान करना है: ${thing}`,
      payment_confirmation: ({ thing, person }) =>
        `${person || 'एक सदस्य'} को पक्का करना है कि क्या पहुँचा: ${thing}`,
      paying_back: ({ thing, person }) => `${person || 'एक सदस्य'} से पैसा वापस आना है: ${thing}`,
      cause_contest: ({ thing, person }) => `${person || 'एक सदस्य'} बताए गए कारण पर आपत्ति कर सकते हैं: ${thing}`,
      conversion_confirmation: ({ thing, person }) => `${person || 'एक सदस्य'} को शेयर पक्के करने हैं: ${thing}`,
      dispute_evidence: (values) => `दोनों पक्ष विवाद में सबूत दे सकते हैं: ${agreementOf(values)}`,
      dispute_settlement: (values) => `दूसरे पक्ष को आपके सुलह के प्रस्ताव का जवाब देना है: ${agreementOf(values)}`,
      amendment_answer: (values) => `दूसरे पक्ष को संशोधन का जवाब देना है या हस्ताक्षर करने हैं: ${agreementOf(values)}`,
      milestone_start: ({ thing, person }) => `${person || 'योगदानकर्ता'} को शुरू करना है: ${thing}`,
      more_time_answer: (values) =>
        `दूसरे पक्ष को बताना है कि आपको भुगतान के लिए और समय मिलेगा या नहीं: ${agreementOf(values)}`,
      dispute_ruling: (values) => `हमें विवाद पर फ़ैसला देना है: ${agreementOf(values)}`,
      dispute_appeal: (values) => `दोनों पक्ष फ़ैसले पर अपील कर सकते हैं: ${agreementOf(values)}`,
      dispute_appeal_ruling: (values) => `हमें अपील पर फ़ैसला देना है: ${agreementOf(values)}`,
      cause_ruling: (values) => `जिस कारण पर आपत्ति है उस पर हमें फ़ैसला देना है: ${agreementOf(values)}`,
    },
  },
  notifications: {
    agreement_proposed: ({ person }) => `${person || 'एक सदस्य'} ने अनुबंध का प्रस्ताव दिया: जवाब दें या हस्ताक्षर करें`,
    agreement_countered: ({ person }) =>
      `${person || 'एक सदस्य'} ने जवाबी प्रस्ताव दिया: नए टेक्स्ट का जवाब दें या हस्ताक्षर करें`,
    agreement_signed: ({ person }) => `${person || 'एक सदस्य'} ने अनुबंध पर हस्ताक्षर किए हैं`,
    agreement_active: () => 'दोनों पक्षों ने हस्ताक्षर कर दिए हैं: अनुबंध लागू है',
    agreement_declined: ({ person }) => `${person || 'एक सदस्य'} ने अनुबंध के लिए मना कर दिया`,
    agreement_withdrawn: ({ person }) => `${person || 'एक सदस्य'} ने अनुबंध वापस ले लिया`,
    payment_time_asked: ({ person }) => `${person || 'एक सदस्य'} ने भुगतान के लिए और समय माँगा: जवाब दें`,
    payout_changed: () => 'भुगतान पाने का खाता या टैक्स नंबर बदला गया: पैसे भेजने से पहले इसे जाँचें',
    payment_time_answered: ({ person }) => `${person || 'एक सदस्य'} ने भुगतान के लिए माँगे गए समय का जवाब दिया है`,
    dispute_opened: ({ person }) => `${person || 'एक सदस्य'} ने विवाद खोला है: अपने सबूत दें`,
    dispute_evidence: ({ person }) => `${person || 'एक सदस्य'} ने सबूत दिए हैं`,
    dispute_ruled: () => 'हमारे स्टाफ़ ने फ़ैसला दे दिया है',
    dispute_appealed: ({ person }) => `${person || 'एक सदस्य'} ने फ़ैसले पर अपील की है`,
    dispute_final: () => 'फ़ैसला अंतिम है',
    dispute_proposed: ({ person }) => `${person || 'एक सदस्य'} ने विवाद में सुलह का प्रस्ताव दिया: जवाब दें`,
    dispute_declined: ({ person }) => `${person || 'एक सदस्य'} ने सुलह का प्रस्ताव बंद कर दिया। विवाद चलता रहेगा`,
    dispute_agreed: ({ person }) => `${person || 'एक सदस्य'} ने आपकी सुलह स्वीकार कर ली। यह अंतिम है`,
    dispute_withdrawn: ({ person }) => `${person || 'एक सदस्य'} ने विवाद वापस ले लिया। सब पहले जैसा है`,
    dispute_late: () => 'फ़ैसले में हमें देर हो गई है। यह हमारी सूची में सबसे ऊपर है',
    cause_late: () => 'जिस कारण पर आपत्ति है उस पर फ़ैसले में हमें देर हो गई है। यह हमारी सूची में सबसे ऊपर है',
    amendment_proposed: ({ person }) => `${person || 'एक सदस्य'} ने संशोधन का प्रस्ताव दिया: जवाब दें या हस्ताक्षर करें`,
    amendment_signed: ({ person }) => `${person || 'एक सदस्य'} ने संशोधन पर हस्ताक्षर किए हैं`,
    amendment_active: () => 'दोनों पक्षों ने हस्ताक्षर कर दिए हैं: संशोधन लागू है',
    amendment_over: () => 'संशोधन ख़त्म हो गया। लागू संस्करण जैसा है वैसा रहता है',
    agreement_pool_set: () => 'पूल की कुल यूनिट बदल गई हैं: पहले का और अब का अपना प्रतिशत पढ़ें',
    agreement_entry: () => 'आपके अनुबंध में कुछ बदला है',
    milestone_started: ({ person }) => `${person || 'योगदानकर्ता'} ने एक पड़ाव शुरू किया है`,
    milestone_submitted: ({ person }) => `${person || 'योगदानकर्ता'} ने एक पड़ाव जमा किया है: उसकी समीक्षा करें`,
    milestone_changes_asked: () => 'प्रोजेक्ट ने आपके पड़ाव में बदलाव माँगे हैं',
    milestone_accepted: () => 'एक पड़ाव स्वीकार हो गया है',
    milestone_cancelled: () => 'एक तय पड़ाव रद्द हो गया है',
    milestone_dropped: () => 'एक पड़ाव छोड़ दिया गया है: उसके लिए कुछ देना नहीं है',
  },
  deskActions: {
    'disputes.listed': 'विवादों की सूची खोली',
    'dispute.opened': 'एक विवाद देखा',
    'dispute.fileOpened': 'एक विवाद की फ़ाइल खोली',
    'dispute.ruled': 'एक विवाद पर फ़ैसला दिया',
    'causes.listed': 'आपत्ति वाले कारणों की सूची खोली',
    'cause.ruled': 'आपत्ति वाले एक कारण पर फ़ैसला दिया',
    'ledgers.listed': 'लेजर की जाँच देखी',
  },
  reportables: {
    agreement_text: {
      name: 'अनुबंध का टेक्स्ट',
      inSentence: 'टेक्स्ट',
      own: 'अनुबंध का टेक्स्ट',
      title: (name) => (name ? `${name} के प्रस्ताव वाले टेक्स्ट की रिपोर्ट करें` : 'अनुबंध के टेक्स्ट की रिपोर्ट करें'),
    },
    agreement_work: {
      name: 'अनुबंध के तहत काम',
      inSentence: 'काम',
      own: 'काम जो आपने जमा किया',
      title: (name) => (name ? `${name} के काम की रिपोर्ट करें` : 'अनुबंध के तहत काम की रिपोर्ट करें'),
    },
  },
  proposals: {
    'dispute.ruling': { name: 'विवाद पर ऐसा फ़ैसला दें जिस पर अपील नहीं होती', effect: disputeDeskTexts.effect },
  },
  held: agreementHeld,
  emails: {
    'signing-code': 'अनुबंध पर हस्ताक्षर का कोड',
    'ledger-receipts': 'लेजर के बारे में हर महीने का ईमेल',
    'giving-up-code': 'यूनिट छोड़ने का कोड',
    'payout-code': 'भुगतान की जानकारी भरने का कोड',
  },
} satisfies ModuleWords<typeof agreementKinds>;
