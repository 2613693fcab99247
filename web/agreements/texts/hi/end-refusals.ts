import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { agreementEndRefusals as english } from '../en/end-refusals.ts';

export const agreementEndRefusals = {
  agreement_last_owner:
    'तब इस प्रोजेक्ट के एक अनुबंध में योगदानकर्ता ही अकेले ओनर रह जाएँगे। पहले टीम के किसी और सदस्य से प्रोजेक्ट का ओनर बनने को कहें।',
  agreement_owed_unread:
    'आपके जाने से एक अनुबंध का आख़िरी ओनर चला जाएगा। पहले पढ़ें कि क्या देना बाक़ी रहता है, और बताएँ कि आपने पढ़ लिया है।',
  agreement_ruled_by_party: 'आप इस अनुबंध का एक पक्ष हैं, या इसके प्रोजेक्ट से जुड़े हैं। इस पर दूसरा स्टाफ़ फ़ैसला देता है।',
  cause_untold: 'बताएँ कि क्या हुआ। दूसरा पक्ष इसे पढ़ता है। अगर वह आपत्ति करे, तो हमारा स्टाफ़ भी इसे पढ़ता है।',
  cause_nobody:
    'अगर योगदानकर्ता इस पर आपत्ति करते, तो कोई फ़ैसला नहीं दे पाता: फ़ैसला दे सकने वाला सारा स्टाफ़ इसमें शामिल है। बिना कारण नोटिस दें, या बाद में फिर कोशिश करें।',
  conversion_day: 'यह दिन अभी आना बाक़ी है। शेयर मिल जाने पर इसे दर्ज करें।',
  conversion_early: ({ on }: RefusalValues) =>
    on
      ? `यह दिन अनुबंध से पहले का है। अनुबंध ${day(on)} को लागू हुआ। वह दिन या उसके बाद का दिन भरें।`
      : 'यह दिन अनुबंध से पहले का है। बाद का दिन भरें।',
} satisfies Translated<typeof english>;
