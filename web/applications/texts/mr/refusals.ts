import { interviewLimits } from '#contract/applications/interview-limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { applicationRefusals as english } from '../en/refusals.ts';

export const applicationRefusals = {
  application_unknown: 'इथे असा कोणताही अर्ज नाही.',
  application_own_team: 'तुम्ही या प्रकल्पाच्या टीममध्ये आहात.',
  application_not_open: 'हे तुमच्यासाठी खुले नाही',
  application_open: 'तुम्ही यासाठी आधीच अर्ज केला आहे. तुमचा अर्ज खुला आहे.',
  application_declined: 'टीमने तुम्हाला आधीच उत्तर दिले आहे: या वेळी नाही.',
  application_twice: 'तुम्ही यासाठी दोनदा अर्ज केला आहे.',
  application_answer_missing: 'कृपया प्रत्येक प्रश्नाचे उत्तर द्या.',
  application_start_late: 'तुम्ही ज्या दिवसापासून सुरू करू शकता तो दिवस कृपया पाहा: तो एक वर्षापेक्षा जास्त उशिराचा आहे.',
  application_start_past: 'हा दिवस उलटून गेला आहे. कृपया आजचा किंवा नंतरचा दिवस निवडा.',
  application_owners_away: ({ on }: RefusalValues) =>
    on
      ? `इथे अर्जांना उत्तर देणारे ओनर ${day(on)} पर्यंत उपलब्ध नाहीत, आणि तोपर्यंत नवीन अर्ज घेत नाहीत. नंतर पुन्हा पाहण्यासाठी हे जतन करा.`
      : 'इथे अर्जांना उत्तर देणारे ओनर सध्या उपलब्ध नाहीत, आणि परत येईपर्यंत नवीन अर्ज घेत नाहीत. नंतर पुन्हा पाहण्यासाठी हे जतन करा.',
  application_opened: 'टीमने हा अर्ज उघडला आहे, म्हणून तुम्ही तो बदलू शकत नाही. तुम्ही तो मागे घेऊ शकता.',
  application_over: 'हा अर्ज संपला आहे, किंवा त्याची मुदत संपली आहे.',
  application_offers_many: 'तुम्ही इथे तीन प्रस्ताव दिले आहेत, त्यापेक्षा जास्त देता येत नाहीत.',
  application_moved: 'हे आता शक्य नाही. कृपया पान पुन्हा लोड करा.',
  application_words_missing: 'कृपया कारण तुमच्या शब्दांत सांगा.',
  trial_empty: 'मजकूर, लिंक किंवा फाइल सादर करा.',
  trial_links: `कृपया सार्वजनिक वेब पानांचे जास्तीत जास्त ${limits.trialLinks} पत्ते द्या, प्रत्येक ओळीत एक, जसे https://example.com.`,
  application_note_unknown: 'इथे तुमची अशी कोणतीही टीप नाही.',
  application_notes_many: `याबद्दल ${limits.sideNotes} टिपा आहेत. आधी एक हटवा.`,
  interview_time_gap: 'त्या दिवशी तुमच्याकडे घड्याळे बदलली जातात: ही वेळ नसतेच, किंवा दोनदा येते. कृपया दुसरी वेळ निवडा.',
  interview_time_past: 'ही वेळ उलटून गेली आहे. कृपया नंतरची वेळ निवडा.',
  interview_time_far: ({ on }: RefusalValues) =>
    on
      ? `${day(on)} पर्यंतची वेळ निवडा: जास्तीत जास्त ${interviewLimits.withinDays} दिवस पुढे.`
      : `वेळ निवडा: जास्तीत जास्त ${interviewLimits.withinDays} दिवस पुढे.`,
  interview_time_twice: 'प्रत्येक वेळ एकदाच द्या, आणि आधीच ठरलेली वेळ देऊ नका.',
  offer_day: ({ on }: RefusalValues) =>
    on
      ? `उत्तरासाठी उद्याचा किंवा नंतरचा दिवस निवडा, जास्तीत जास्त ${day(on)} पर्यंत.`
      : 'उत्तरासाठी उद्याचा किंवा नंतरचा दिवस निवडा.',
  offer_start: ({ on }: RefusalValues) =>
    on
      ? `सुरुवातीसाठी आजचा किंवा नंतरचा दिवस निवडा, जास्तीत जास्त ${day(on)} पर्यंत.`
      : 'सुरुवातीसाठी आजचा किंवा नंतरचा दिवस निवडा.',
  application_file_missing: 'आधी फाइल निवडा.',
  application_file_unknown: 'इथे अशी कोणतीही फाइल नाही, किंवा आता राहिलेली नाही.',
  applications_too_many: `तुमचे ${limits.openVerified} अर्ज खुले आहेत. एक मागे घ्या, किंवा उत्तराची वाट पाहा.`,
  applications_too_many_unverified: `तुमचे ${limits.openUnverified} अर्ज खुले आहेत. एक मागे घ्या, उत्तराची वाट पाहा, किंवा तुमची पडताळणी करून घ्या: मग ${limits.openVerified} अर्ज खुले राहू शकतात.`,
} satisfies Translated<typeof english>;
