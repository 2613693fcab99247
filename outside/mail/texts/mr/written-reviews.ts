import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import type { MailLines } from '../words.ts';
import { by } from './names.ts';

/** No subject or line names a topic. */
export const writtenReviewLines = {
  notifications: {
    written_review_asked: () => 'एका सदस्याने तुमच्याकडे लेखी परीक्षण मागितले आहे, आणि ते तुमच्या उत्तराची वाट पाहत आहेत.',
    written_review_accepted: () => 'लेखी परीक्षणाच्या तुमच्या विनंतीबद्दल नवीन माहिती आहे.',
    written_review_declined: () => 'लेखी परीक्षणाच्या तुमच्या विनंतीबद्दल नवीन माहिती आहे.',
    written_review_withdrawn: () => 'लेखी परीक्षणाची एक विनंती मागे घेतली गेली.',
    written_review_cancelled: () => 'एक लेखी परीक्षण रद्द झाले. कारण पानावर आहे.',
    written_review_released: () => 'एक लेखी परीक्षण होणार नाही, कारण दुसरे सदस्य सध्या उपलब्ध नाहीत.',
    written_review_answered: () => 'मेंटरने लेखी परीक्षणाच्या तुमच्या विनंतीला उत्तर दिले आहे. ते पानावर वाचा.',
    written_review_asked_back: () => 'एका सदस्याने एका लेखी परीक्षणाबद्दल तुम्हाला आणखी एक प्रश्न विचारला आहे.',
    written_review_answered_back: () => 'एका लेखी परीक्षणाबद्दलच्या तुमच्या दुसऱ्या प्रश्नाला उत्तर आले आहे.',
  },
  owed: {
    review_due: ({ person }) => `${person || 'एक सदस्य'} तुमच्या लेखी परीक्षणाची वाट पाहत आहेत.`,
    review_asking_back: () => 'तुम्ही तुमच्या लेखी परीक्षणाबद्दल आणखी एक प्रश्न विचारू शकता.',
    review_ask_back: ({ person }) => `${by(person)} तुमच्या लेखी परीक्षणाबद्दल तुम्हाला आणखी एक प्रश्न विचारला आहे.`,
  },
  awaited: {
    review_due: () => 'मेंटरने लेखी परीक्षण वेळेत पाठवले नाही. पानावर दुसरे मेंटर दिसतात.',
    review_asking_back: () => 'तुमच्या लेखी परीक्षणाबद्दल दुसरा प्रश्न आला नाही.',
    review_ask_back: () => 'एका लेखी परीक्षणाबद्दलच्या तुमच्या दुसऱ्या प्रश्नाला उत्तर आले नाही.',
  },
} satisfies MailLines<typeof writtenReviewKinds>;
