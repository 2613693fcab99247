import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import type { MailLines } from '../words.ts';

export const opportunityLines = {
  unnamed: 'एक संधी',
  notifications: {
    opportunity_approved: ({ thing }) => `आमच्या स्टाफने तुमची संधी पाहिली आहे: ${thing}.`,
    opportunity_returned: ({ thing }) => `आमच्या स्टाफने तुमची संधी पाहिली आहे: ${thing}.`,
    opportunity_late: ({ thing }) => `तुमची संधी पाहायला आमच्याकडून उशीर होत आहे: ${thing}.`,
    opportunity_expired: ({ thing }) => `शेवटचा दिवस उलटून गेला आहे: ${thing}.`,
    opportunity_removed: ({ thing }) => `याबद्दल एक निर्णय झाला आहे: ${thing}.`,
    places_paused: ({ thing }) =>
      `अर्जदार तुमच्या उत्तराची वाट पाहत आहेत: ${thing}. तुम्ही उत्तर देईपर्यंत दुसरे कोणीही अर्ज करू शकत नाही.`,
    places_resumed: ({ thing }) => `लोक पुन्हा अर्ज करू शकतात: ${thing}.`,
    opportunity_opened: ({ thing }) => `तुम्ही फॉलो करत असलेल्या प्रकल्पात काहीतरी नवीन आहे: ${thing}.`,
  },
  owed: {
    opportunity_review: ({ thing }) => `एक संधी तपासणीची वाट पाहत आहे: ${thing}.`,
  },
  awaited: {
    opportunity_review: ({ thing }) => `तुमची संधी पाहायला आमच्याकडून उशीर होत आहे: ${thing}.`,
  },
} satisfies MailLines<typeof opportunityKinds>;
