import type { officeHourKinds } from '#contract/office-hours/kinds.ts';
import type { MailLines } from '../words.ts';

/** No subject or line names a topic. */
export const officeHourLines = {
  notifications: {
    office_hour_announced: () => 'आपने एक ऑफ़िस आवर की घोषणा की है।',
    office_hour_cancelled: () => 'आपका एक ऑफ़िस आवर रद्द किया गया। कारण पेज पर है।',
    office_hour_released: () => 'एक ऑफ़िस आवर नहीं होगा, क्योंकि मेंटर अभी उपलब्ध नहीं हैं।',
    office_hour_released_own: () => 'आपका ऑफ़िस आवर नहीं होगा, क्योंकि सदस्यों के लिए आप अब उपलब्ध नहीं हैं।',
    office_hour_link_changed: () => 'आपके एक ऑफ़िस आवर का लिंक बदल गया है। वह एक घंटे पहले पेज पर दिखता है।',
    office_hour_day_before: () => 'आपका एक ऑफ़िस आवर 24 घंटे या उससे थोड़े ज़्यादा समय में शुरू होता है।',
    office_hour_hour_before: () => 'आपका एक ऑफ़िस आवर क़रीब एक घंटे में शुरू होता है। लिंक पेज पर है।',
    office_seat_taken: () => 'आपको एक ऑफ़िस आवर में जगह मिल गई है।',
    office_seat_given: () => 'एक ऑफ़िस आवर में जगह ख़ाली हुई है, और वह आपकी है। अगर आप न आ सकें, तो उसे लौटा दें।',
    office_seat_offered: () => 'एक ऑफ़िस आवर में जगह ख़ाली हुई है। समय रहते ले लें, नहीं तो वह अगले सदस्य को मिलती है।',
    office_seat_left: () => 'आपने एक ऑफ़िस आवर में अपनी जगह छोड़ दी है।',
    office_seat_released: () => 'एक ऑफ़िस आवर में आपकी जगह अब नहीं है, क्योंकि मेंटर अभी उपलब्ध नहीं हैं।',
    office_seat_released_own: () => 'एक ऑफ़िस आवर में आपकी जगह अब नहीं है, क्योंकि मेंटर के लिए आप अब उपलब्ध नहीं हैं।',
  },
  owed: {
    seat_offer: () => 'आपको एक ऑफ़िस आवर में जगह दी जा रही है। बताएँ कि आपको वह चाहिए या नहीं।',
  },
  awaited: {
    seat_offer: () => 'एक सदस्य ने जगह के प्रस्ताव का जवाब नहीं दिया है।',
  },
} satisfies MailLines<typeof officeHourKinds>;
