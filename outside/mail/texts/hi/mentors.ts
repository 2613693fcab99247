import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import type { MailLines } from '../words.ts';

export const mentorLines = {
  topics: {
    mentorship: { subject: (site) => `${site} पर मेंटरिंग की ख़बर`, heading: 'मेंटरिंग' },
  },
  notifications: {
    mentor_paused: () => 'मेंटर के तौर पर आपका पेज रोका हुआ है। कारण और उसे फिर खोलने का तरीक़ा उसी पर है।',
    mentor_page_late: () => 'मेंटर के तौर पर आपका पेज पढ़ने में हमें देर हो रही है।',
    mentor_page_approved: () => 'हमने मेंटर के तौर पर आपका पेज पढ़ लिया है।',
    mentor_page_returned: () => 'हमने मेंटर के तौर पर आपका पेज पढ़ लिया है।',
  },
  owed: {
    mentor_page_review: ({ thing }) => `एक मेंटर पेज की समीक्षा का इंतज़ार है: ${thing}।`,
    still_mentoring: () => 'बताएँ कि आप अब भी मेंटर हैं या नहीं।',
  },
  awaited: {
    mentor_page_review: () => 'मेंटर के तौर पर आपका पेज पढ़ने में हमें देर हो रही है।',
    still_mentoring: () => 'एक मेंटर ने नहीं बताया कि वे अब भी मेंटर हैं या नहीं।',
  },
  until: {
    still_mentoring: (day) => `${day} तक जवाब न मिलने पर आपका पेज रोक दिया जाता है। आप उसे कभी भी फिर खोल सकते हैं।`,
  },
  lapsed: {
    still_mentoring: 'मेंटर के तौर पर आपका पेज रोका हुआ है। आप उसे कभी भी फिर खोल सकते हैं।',
  },
} satisfies MailLines<typeof kindsOfMentors>;
