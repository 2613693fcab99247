import type { officeHourKinds } from '#contract/office-hours/kinds.ts';
import type { MailLines } from '../words.ts';

/** No subject or line names a topic. */
export const officeHourLines = {
  notifications: {
    office_hour_announced: () => 'तुम्ही एक ऑफिस अवर जाहीर केला आहे.',
    office_hour_cancelled: () => 'तुमचा एक ऑफिस अवर रद्द झाला. कारण पानावर आहे.',
    office_hour_released: () => 'एक ऑफिस अवर होणार नाही, कारण मेंटर सध्या उपलब्ध नाहीत.',
    office_hour_released_own: () => 'तुमचा ऑफिस अवर होणार नाही, कारण तुम्ही सदस्यांसाठी आता उपलब्ध नाही.',
    office_hour_link_changed: () => 'तुमच्या एका ऑफिस अवरची लिंक बदलली आहे. ती एक तास आधी पानावर दिसते.',
    office_hour_day_before: () => 'तुमचा एक ऑफिस अवर 24 तासांत किंवा थोड्या जास्त वेळात सुरू होतो.',
    office_hour_hour_before: () => 'तुमचा एक ऑफिस अवर सुमारे एका तासात सुरू होतो. लिंक पानावर आहे.',
    office_seat_taken: () => 'तुम्हाला एका ऑफिस अवरमध्ये जागा मिळाली आहे.',
    office_seat_given: () =>
      'एका ऑफिस अवरमध्ये जागा मोकळी झाली, आणि ती तुमची आहे. तुम्ही येऊ शकत नसाल, तर ती परत द्या.',
    office_seat_offered: () => 'एका ऑफिस अवरमध्ये जागा मोकळी झाली. ती वेळेत घ्या, नाहीतर ती पुढच्या सदस्याला मिळते.',
    office_seat_left: () => 'तुम्ही एका ऑफिस अवरमधील तुमची जागा सोडली आहे.',
    office_seat_released: () => 'एका ऑफिस अवरमधील तुमची जागा आता नाही, कारण मेंटर सध्या उपलब्ध नाहीत.',
    office_seat_released_own: () => 'एका ऑफिस अवरमधील तुमची जागा आता नाही, कारण तुम्ही मेंटरसाठी आता उपलब्ध नाही.',
  },
  owed: {
    seat_offer: () => 'तुम्हाला एका ऑफिस अवरमधील जागेचा प्रस्ताव आहे. तुम्ही ती घेता का ते सांगा.',
  },
  awaited: {
    seat_offer: () => 'एका सदस्याने जागेच्या प्रस्तावाला उत्तर दिलेले नाही.',
  },
} satisfies MailLines<typeof officeHourKinds>;
