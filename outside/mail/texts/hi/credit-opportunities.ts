import type { creditOpportunityKinds } from '#contract/credit-opportunities/kinds.ts';
import type { MailLines } from '../words.ts';

export const creditOpportunityLines = {
  unnamed: 'एक अवसर',
  notifications: {
    credit_asked: ({ thing }) => `एक अवसर ने ${thing} से अपना क्रेडिट पक्का करने को कहा है।`,
    credit_confirmed: ({ thing }) => `शिक्षण संस्था ने आपके अवसर का क्रेडिट पक्का कर दिया है: ${thing}।`,
    credit_declined: ({ thing }) => `शिक्षण संस्था आपके अवसर के लिए क्रेडिट नहीं देती: ${thing}।`,
    credit_taken_back: ({ thing }) =>
      `शिक्षण संस्था ने आपके अवसर के लिए जो क्रेडिट पक्का किया था, वह वापस ले लिया है: ${thing}।`,
    credit_ended: ({ thing }) => `शिक्षण संस्था इस समय आपके अवसर का क्रेडिट पक्का नहीं कर सकती: ${thing}।`,
  },
} satisfies MailLines<typeof creditOpportunityKinds>;
