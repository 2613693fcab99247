import type { RefusalValues } from '#contract/ground/refusals.ts';
import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { opportunityRefusals as english } from '../en/refusals.ts';

const lacked: Record<string, string> = {
  wouldDo: 'कोणते काम करायचे आहे ते सांगा.',
  lookFor: 'तुम्हाला कशी व्यक्ती हवी आहे ते सांगा.',
  startsOn: 'ती कधी सुरू होईल ते सांगा.',
  hoursAWeek: 'आठवड्याला किती तास लागतील ते सांगा.',
  mode: 'काम कुठे होईल ते सांगा.',
  place: 'तुमचा जिल्हा किंवा शहर निवडा.',
  closesOn: 'लोक कधीपर्यंत अर्ज करू शकतात ते सांगा.',
};

export const opportunityRefusals = {
  opportunity_paused: 'टीम सध्या नवीन अर्ज घेत नाही. नंतर पुन्हा पाहण्यासाठी ही संधी जतन करा.',
  opportunity_filled: 'जागा भरली आहे.',
  opportunity_ended: 'यासाठी अर्ज करण्याची मुदत संपली आहे.',
  opportunity_unknown: 'इथे अशी कोणतीही संधी नाही, किंवा ती तिच्या प्रकल्पासोबत संपली आहे.',
  opportunity_closed: 'हे फक्त तिच्या प्रकल्पाचे ओनर करू शकतात, आणि आता नाही. कृपया पान पुन्हा लोड करा.',
  opportunity_over: 'तिचा शेवटचा दिवस उलटून गेला आहे. ती आणखी 30 दिवस उघडण्यासाठी तिची मुदत वाढवा.',
  opportunity_lapsed:
    '30 दिवसांत प्रकल्पाची तीन उत्तरे फार उशिरा आली. वाट पाहणाऱ्या सर्वांना उत्तर मिळाले की त्याच्या संधी आपोआप पुन्हा उघडतात.',
  opportunity_payment_overdue:
    'या प्रकल्पाने एक पेमेंट द्यायचे आहे, ज्याची मुदत संपली आहे. तुम्ही ते पाठवेपर्यंत संधी देऊ शकत नाही किंवा संधीची मुदत वाढवू शकत नाही.',
  opportunity_full: 'प्रत्येक जागा भरली आहे, किंवा प्रस्तावासाठी राखलेली आहे.',
  opportunity_no_draft: 'फक्त मसुदा हटवता येतो. ही सादर झाली होती: त्याऐवजी ती बंद करा.',
  opportunity_incomplete: ({ param = '' }: RefusalValues) =>
    lacked[param] ?? 'इतरांना दिसण्याआधी काही सांगायचे बाकी आहे.',
  opportunity_gives_nothing: 'या कामाबद्दल काय मिळेल ते सांगा: मोबदला, इक्विटी किंवा कॉलेज क्रेडिट.',
  opportunity_job_without_pay: 'नोकरीत मोबदला सांगावा लागतो. किती ते किती ते लिहा.',
  opportunity_pay_range: 'कमीत कमी रक्कम जास्तीत जास्त रकमेपेक्षा मोठी आहे. कृपया दोन्ही रकमा पाहा.',
  opportunity_closing_day: ({ on }: RefusalValues) =>
    on
      ? `शेवटचा दिवस आजचा किंवा नंतरचा निवडा, ${day(on)} पर्यंत: जास्तीत जास्त ${limits.closesWithin} दिवस पुढे.`
      : `शेवटचा दिवस आजचा किंवा नंतरचा निवडा: जास्तीत जास्त ${limits.closesWithin} दिवस पुढे.`,
  opportunity_start_day: 'सुरुवातीचा हा दिवस उलटून गेला आहे. आजचा किंवा नंतरचा दिवस निवडा.',
  opportunity_trial_hours: `चाचणी कामासाठी ते काय आहे आणि त्याला किती वेळ लागेल ते लिहा: जास्तीत जास्त ${limits.trialHours} तास.`,
  opportunity_terms_fixed:
    'लोकांनी आधीच अर्ज केले आहेत, म्हणून तुम्ही तिचा प्रकार आणि चलन बदलू शकत नाही. दुसरे काही देण्यासाठी तिची प्रत बनवा.',
  opportunity_seats_taken: 'यापेक्षा जास्त जागा भरल्या आहेत, किंवा प्रस्तावासाठी राखलेल्या आहेत.',
  opportunity_applications_open:
    'आधी प्रत्येक खुल्या अर्जाचा निर्णय घ्या, म्हणजे मुदत वाढवल्यावर कोणताही अर्जदार वाट पाहत राहणार नाही.',
  opportunity_project_unpublished: 'आधी प्रकल्प प्रकाशित करा: संधीमागे कोण आहे ते लोकांना पाहायचे असते.',
  opportunity_own: 'तुम्ही तिच्या प्रकल्पाच्या टीममध्ये आहात. तिचा निर्णय दुसरा स्टाफ घेतो.',
  opportunity_reason_missing: 'कारण सांगा, म्हणजे तिची टीम ती दुरुस्त करू शकेल.',
  opportunities_too_many: 'या प्रकल्पाचे 20 मसुदे आहेत. आधी त्यांपैकी एक सादर करा किंवा हटवा.',
  opportunities_saved_many: 'तुम्ही 200 संधी जतन केल्या आहेत. आधी त्यांपैकी काही काढा.',
} satisfies Translated<typeof english>;
