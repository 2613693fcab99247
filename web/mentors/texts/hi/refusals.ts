import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { mentorRefusals as english } from '../en/refusals.ts';

const days = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];

function where({ param = '' }: RefusalValues): string {
  const weekday = days[Number(param.replace('week', ''))];
  return param.startsWith('week') && weekday ? weekday : 'अलग दिन';
}

export const mentorRefusals = {
  mentoring_time_taken: 'उस समय आपका एक सेशन है। दूसरा समय चुनें।',
  mentoring_slot_taken: 'यह समय अभी-अभी किसी ने ले लिया। दूसरा चुनें।',
  mentor_unknown: 'ऐसा कोई मेंटर पेज नहीं है, या वह अभी खुला नहीं है।',
  mentor_lacks_mark: 'मेंटर को पहले निशान चाहिए। छात्र का निशान काफ़ी नहीं है।',
  mentor_promise_missing: 'टिक करें कि आप बदले में कुछ नहीं माँगते। नहीं तो आप यहाँ मेंटरिंग नहीं कर सकते।',
  mentor_topic_unknown: ({ reason }: RefusalValues) =>
    `“${reason ?? ''}” हमारे हुनर की सूची में नहीं है। सूची में से विषय चुनें।`,
  mentor_removed: 'हमारे स्टाफ़ ने आपका पेज हटाया या रोका है। आप फ़ैसला पढ़ सकते हैं और अपील कर सकते हैं।',
  mentor_barred: ({ on }: RefusalValues) => `एक रिपोर्ट पर हुए फ़ैसले की वजह से आपका पेज ${on ?? ''} तक बंद रहता है।`,
  mentor_incomplete: 'आपका पेज खुलने से पहले कुछ बाक़ी है। इस पेज की सूची बताती है कि क्या।',
  mentor_requests_wait: 'पहले इंतज़ार कर रहे सदस्यों को जवाब दें। उसके बाद आपका पेज फिर खुल सकता है।',
  mentor_pause_day: 'आज या बाद का कोई दिन चुनें।',
  mentor_zone_unknown: 'ऐसा कोई टाइम ज़ोन नहीं है। महाद्वीप और शहर लिखें, जैसे Asia/Kolkata।',
  mentor_span_invalid: (values: RefusalValues) =>
    `${where(values)}: समय ख़त्म होने से पहले शुरू हो, और मिनट 00, 15, 30 या 45 हों, जैसे 18:00 से 19:30।`,
  mentor_span_overlaps: (values: RefusalValues) => `${where(values)}: दो समय एक-दूसरे से टकराते हैं।`,
  mentor_spans_many: (values: RefusalValues) =>
    `${where(values)}: एक दिन में ज़्यादा से ज़्यादा 3 समय, और ज़्यादा से ज़्यादा 60 अलग दिन दें।`,
  mentor_day_invalid: 'हर अलग दिन एक ही बार, तारीख के रूप में लिखें।',
  mentor_review_unknown: 'ऐसी कोई समीक्षा नहीं है।',
  mentor_own_review: 'आप अपने ही पेज का फ़ैसला नहीं कर सकते।',
  mentor_reason_missing: 'कारण लिखें। इसे मेंटर पढ़ते हैं।',
} satisfies Translated<typeof english>;
