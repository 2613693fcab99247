import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { agreementEndRefusals as english } from '../en/end-refusals.ts';

export const agreementEndRefusals = {
  agreement_last_owner:
    'मग या प्रकल्पाच्या एका करारात योगदानकर्ताच एकमेव ओनर राहतील. आधी टीममधील दुसऱ्या सदस्याला प्रकल्पाचे ओनर होण्यास सांगा.',
  agreement_owed_unread:
    'तुम्ही गेल्यावर एका करारात एकही ओनर राहणार नाही. काय देणे बाकी राहते ते आधी वाचा, आणि वाचले आहे असे सांगा.',
  agreement_ruled_by_party:
    'तुम्ही या कराराची एक बाजू आहात, किंवा त्याच्या प्रकल्पात आहात. त्यावर दुसरा स्टाफ निर्णय देतो.',
  cause_untold: 'काय झाले ते सांगा. दुसरी बाजू ते वाचते. तिने हरकत घेतली, तर आमचा स्टाफही ते वाचतो.',
  cause_nobody:
    'योगदानकर्त्यांनी यावर हरकत घेतली, तर कोणीही निर्णय देऊ शकणार नाही: निर्णय देऊ शकणारा सर्व स्टाफ यात सहभागी आहे. कारणाशिवाय नोटीस द्या, किंवा नंतर पुन्हा प्रयत्न करा.',
  conversion_day: 'हा दिवस अजून यायचा आहे. शेअर मिळाल्यावर हे नोंदवा.',
  conversion_early: ({ on }: RefusalValues) =>
    on
      ? `हा दिवस कराराच्या आधीचा आहे. करार ${day(on)} रोजी लागू झाला. तो दिवस किंवा त्यानंतरचा दिवस भरा.`
      : 'हा दिवस कराराच्या आधीचा आहे. नंतरचा दिवस भरा.',
} satisfies Translated<typeof english>;
