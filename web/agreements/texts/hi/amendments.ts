import type { AgreementParty, AmendmentStage } from '#contract/agreements/limits.ts';
import { agreementLimits as limits } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, shortDay } from '#web/ground/texts/amounts.ts';
import type { amendmentTexts as english } from '../en/amendments.ts';
import { amendmentNote } from './amendment-note.ts';

const sides: Record<AgreementParty, string> = { project: 'प्रोजेक्ट', contributor: 'योगदानकर्ता' };

export const amendmentTexts = {
  title: amendmentNote.title,
  description: 'उस टेक्स्ट का बदलाव जिस पर दोनों ने हस्ताक्षर किए हैं।',
  how: 'संशोधन उस टेक्स्ट को बदलता है जिस पर दोनों ने हस्ताक्षर किए हैं। लागू संस्करण तब तक चलता है जब तक दोनों नए पर हस्ताक्षर न कर दें।',
  rules: [
    'नए पड़ाव जोड़े जा सकते हैं, और जो शुरू नहीं हुए वे बदले जा सकते हैं।',
    'जो पड़ाव शुरू हो चुका है, उसकी सिर्फ़ तय तारीख और कसौटियाँ बदली जा सकती हैं, जमा होने से पहले। वह जिस संस्करण से शुरू हुआ, उसी पर रहता है।',
    'मुद्रा कभी नहीं बदलती, और जो शुरू हो चुका है उसका मूल्य, हिस्सा, क़ीमत या वेस्टिंग भी नहीं।',
    'दोनों के हस्ताक्षर होने से पहले कोई पड़ाव शुरू हो, तो प्रस्ताव अमान्य हो जाता है।',
  ],
  begin: 'संशोधन लिखें',
  beginHow: 'यह लागू टेक्स्ट से शुरू होता है। आपके प्रस्ताव देने से पहले इसे कोई और नहीं पढ़ता।',
  notNow: 'आप अभी कोई संशोधन नहीं कर सकते।',
  notTakenOver: amendmentNote.notTakenOver,
  notTakenOverHow:
    'जिन्होंने प्रोजेक्ट की ओर से हस्ताक्षर किए, वे ही पक्ष हैं। उसके बाद बनी या जाँची गई कंपनी, या दूसरे ओनर, यह जगह सिर्फ़ संशोधन से लेते हैं।',
  stages: {
    proposed: 'प्रस्ताव दिया गया',
    countered: 'जवाबी प्रस्ताव आया',
    signed_by_one: 'एक के हस्ताक्षर हुए',
    in_force: 'लागू',
    declined: 'मना किया गया',
    withdrawn: 'वापस लिया गया',
    expired: 'समय बीत गया',
    void: 'अमान्य: जो बदलना था, वह पहले ही आगे बढ़ चुका था',
  } satisfies Record<AmendmentStage, string>,
  yours: (at: string) => `आपकी बारी: ${moment(at)} तक जवाब दें या हस्ताक्षर करें।`,
  theirs: (side: AgreementParty, at: string) =>
    `${sides[side]} की बारी: ${moment(at)} तक जवाब देना है या हस्ताक्षर करने हैं।`,
  nobodyThere: 'अभी कोई जवाब नहीं दे सकता। समय रुका हुआ है।',
  lapse: `${limits.answerDays} दिन में जवाब न आने पर इसका समय बीत जाता है; लागू संस्करण लागू रहता है।`,
  changes: 'लागू संस्करण से क्या अलग है',
  sinceBefore: 'पिछले टेक्स्ट से क्या अलग है',
  noChanges: 'कुछ अलग नहीं है।',
  oldText:
    'जब इस संशोधन का प्रस्ताव दिया गया, तब हमारे मानक वाक्यों में प्रोजेक्ट और कंपनी का नाम नहीं होता था। अब इस पर हस्ताक्षर नहीं होते। जवाबी प्रस्ताव दें: तब वही शर्तें नए वाक्यों में आ जाएँगी।',
  readAndSign: 'पूरा टेक्स्ट पढ़कर हस्ताक्षर करें',
  goOn: 'ड्राफ़्ट आगे लिखें',
  counter: 'जवाबी प्रस्ताव दें',
  counterHow: 'जो आपको ठीक न लगे, उसे अपने ड्राफ़्ट में बदलें। आपके प्रस्ताव देने से पहले कुछ नहीं भेजा जाता।',
  decline: 'मना करें',
  withdraw: 'वापस लें',
  endHow: 'तब यह संशोधन ख़त्म हो जाता है। लागू संस्करण जैसा है वैसा रहता है।',
  past: 'पुराने संशोधन',
  pastRow: (stage: string, side: AgreementParty, from: string, to: string) =>
    `${stage} · ${sides[side]} · ${shortDay(from)} – ${shortDay(to)}`,
  signed: 'संस्करण जिन पर दोनों ने हस्ताक्षर किए हैं',
  print: (version: number, at: string) => `टेक्स्ट ${version}, ${shortDay(at)} को दोनों के हस्ताक्षर हुए (PDF)`,
  done: {
    proposed: 'आपने संशोधन का प्रस्ताव दिया। दूसरे पक्ष के पास जवाब के लिए 14 दिन हैं।',
    declined: 'आपने संशोधन के लिए मना कर दिया। लागू संस्करण जैसा है वैसा रहता है।',
    withdrawn: 'आपने संशोधन वापस ले लिया। लागू संस्करण जैसा है वैसा रहता है।',
    dropped: 'ड्राफ़्ट हटा दिया गया है।',
    signed: 'आपने हस्ताक्षर कर दिए हैं। अब दूसरा पक्ष हस्ताक्षर करेगा।',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
