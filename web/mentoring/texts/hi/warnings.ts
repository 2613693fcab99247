import type { SessionBody } from '#contract/mentoring/shapes.ts';

export const warningWords = {
  asks_for_money: 'लगता है कि यहाँ पैसे माँगे जा रहे हैं। यहाँ मेंटरिंग मुफ़्त है।',
  leads_away: 'लगता है कि यह किसी दूसरे मैसेंजर पर ले जाता है। जब तक आप एक-दूसरे को न जान लें, यहीं रहें।',
} satisfies Record<SessionBody['warnings'][number], string>;
