import type { creditOpportunityKinds } from '#contract/credit-opportunities/kinds.ts';
import type { MailLines } from '../words.ts';
import { such } from './names.ts';

export const creditOpportunityLines = {
  unnamed: 'एक संधी',
  notifications: {
    credit_asked: ({ thing }) => `${such(thing)} संस्थेला एका संधीचे क्रेडिट नक्की करण्याची विनंती आली आहे.`,
    credit_confirmed: ({ thing }) => `शैक्षणिक संस्थेने तुमच्या संधीचे क्रेडिट नक्की केले आहे: ${thing}.`,
    credit_declined: ({ thing }) => `शैक्षणिक संस्था तुमच्या संधीसाठी क्रेडिट देत नाही: ${thing}.`,
    credit_taken_back: ({ thing }) => `शैक्षणिक संस्थेने तुमच्या संधीसाठी नक्की केलेले क्रेडिट मागे घेतले: ${thing}.`,
    credit_ended: ({ thing }) => `शैक्षणिक संस्था सध्या तुमच्या संधीचे क्रेडिट नक्की करू शकत नाही: ${thing}.`,
  },
} satisfies MailLines<typeof creditOpportunityKinds>;
