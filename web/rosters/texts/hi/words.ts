import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterLimits as limits, type RosterFile, rosterTimes as times } from '#contract/rosters/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rosterHeld } from './held.ts';

const files: Record<RosterFile, string> = {
  workbook: 'यह Excel की वर्कबुक है। इसे खोलें, “Save as” चुनें, फिर “CSV”, और वह फ़ाइल भेजें।',
  pdf: 'यह PDF है। तालिका को CSV फ़ाइल में भेजें।',
  picture: 'यह तस्वीर है। तालिका को CSV फ़ाइल में भेजें।',
  bytes: 'इस फ़ाइल में कोई टेक्स्ट नहीं है। तालिका को CSV फ़ाइल में भेजें।',
  quotes: 'इस फ़ाइल में एक उद्धरण चिह्न बंद नहीं हुआ है। तालिका को फिर से CSV में सहेजें।',
  one_column:
    'हमें पहली पंक्ति में एक ही कॉलम मिला। CSV फ़ाइल में शीर्षकों के बीच कॉमा, सेमीकोलन या टैब होते हैं, जैसे: नाम, नामांकन नंबर।',
};

export const rosterWords = {
  refusals: {
    cohort_unknown: 'ऐसा कोई बैच नहीं है।',
    cohort_name_taken: 'किसी दूसरे बैच का यही नाम है। दूसरा नाम चुनें।',
    cohort_days: `आख़िरी दिन पहले दिन के बाद आता है, ज़्यादा से ज़्यादा ${limits.years} साल बाद।`,
    cohort_not_empty: 'इस बैच में छात्र हैं। पहले उन्हें हटाएँ।',
    cohorts_too_many: `एक संस्था के ${limits.cohorts} बैच हो सकते हैं। पहले कोई ख़ाली बैच मिटाएँ।`,
    cohort_reviewer_unknown: 'इनमें से एक सदस्य अब रिव्यूअर नहीं हैं। पेज फिर से लोड करें।',
    roster_row_unknown: 'ये छात्र अब सूची में नहीं हैं।',
    cohort_no_institution: 'यहाँ छात्र सिर्फ़ शिक्षण संस्था के होते हैं।',
    roster_own: 'यह छात्र आप ही हैं। यह काम स्टाफ़ के दूसरे लोग करते हैं।',
    roster_file_missing: 'एक फ़ाइल चुनें।',
    roster_file_large: 'यह फ़ाइल 2 MB से बड़ी है। इसे हिस्सों में भेजें।',
    roster_file_unread: ({ reason }) => files[reason as RosterFile] ?? files.bytes,
    roster_line_long: ({ count }) =>
      `पंक्ति ${count ?? ''} तालिका के लिए बहुत लंबी है। CSV फ़ाइल की हर पंक्ति में एक छात्र होता है।`,
    roster_rows_many: `इस फ़ाइल में ${limits.rows.toLocaleString('en')} से ज़्यादा पंक्तियाँ हैं। इसे हिस्सों में भेजें।`,
    roster_file_empty: 'इस फ़ाइल में शीर्षकों की पंक्ति के नीचे कोई पंक्ति नहीं है।',
    roster_columns_missing: ({ reason }) =>
      `हमें नाम और नामांकन नंबर के कॉलम नहीं मिले। फ़ाइल में ये हैं: ${reason ?? ''}। दोनों कॉलम के शीर्षक लिखें, और फ़ाइल फिर से चुनें।`,
    roster_import_unknown: `ऐसा कोई प्रीव्यू नहीं है। प्रीव्यू ${times.previewHours} घंटे बाद मिट जाता है।`,
    roster_import_over: 'यह फ़ाइल लागू हो चुकी है, या उसे पहले जैसा किया जा चुका है। इसे फिर से भेजें।',
    roster_undo_late: `पहले जैसा करने के ${times.undoHours} घंटे बीत चुके हैं।`,
    roster_undo_used: 'एक छात्र ने कोड इस्तेमाल कर लिया है, इसलिए यह ऐसा ही रहता है।',
    roster_code_unknown:
      'हम यह कोड नहीं जानते। हो सकता है कि यह ख़त्म हो गया हो। हर अक्षर देख लें, या अपनी शिक्षण संस्था से पूछें।',
    roster_code_used: 'यह कोड इस्तेमाल हो चुका है।',
    roster_joined_already: 'आप यहाँ पहले से इस शिक्षण संस्था के छात्र हैं।',
    roster_memberships_full: `आप ${limits.perMember} संस्थाओं के छात्र हो सकते हैं। पहले एक छोड़ें।`,
    roster_membership_unknown: 'अब आप वहाँ छात्र नहीं हैं।',
    roster_ticks_closed: 'अभी आप इस शिक्षण संस्था को और कुछ नहीं दिखा सकते।',
    roster_ask_unknown: 'यह सवाल ख़त्म हो गया है। पेज फिर से लोड करें।',
    roster_no_codes: 'कोई कोड खुला नहीं है। पहले कोड बनाएँ।',
  },
  fieldErrors: {
    roster_code_form: 'कोड में 10 अक्षर और अंक होते हैं।',
    cohort_name_missing: 'बैच का नाम भरें।',
    cohort_day_invalid: 'दिन भरें।',
  },
  turns: {
    mine: { roster_names: ({ thing }) => `बताएँ कि एक सदस्य आपके छात्र हैं या नहीं: ${thing}` },
    awaited: { roster_names: ({ thing }) => `${thing} में आपका नाम देखा जा रहा है` },
  },
  notifications: {
    roster_name_waits: () => 'एक छात्र, जिनका नाम अलग है, आपकी हाँ के इंतज़ार में हैं',
    roster_objected: () => 'एक छात्र का कहना है कि उनका कोड किसी दूसरे सदस्य ने इस्तेमाल किया',
    roster_confirmed: () => 'अब आप यहाँ छात्र हैं',
    roster_declined: () => 'शिक्षण संस्था ने नहीं कहा कि वह छात्र आप हैं। आपका कोड फिर से काम करता है',
    roster_guardian_agreed: () => 'आपके अभिभावक ने आपके शिक्षण संस्था से जुड़ने की सहमति दी है',
    roster_guardian_refused: () => 'आपके अभिभावक ने आपके शिक्षण संस्था से जुड़ने की सहमति नहीं दी',
    roster_guardian_ended: () => 'आपके अभिभावक ने आपकी शिक्षण संस्था के लिए अपनी हाँ वापस ले ली',
    roster_guardian_over: () => 'अभिभावक की सहमति से पहले आपका कोड ख़त्म हो गया है, या उसे फिर से लिखना ज़रूरी है',
    roster_freed: () => 'शिक्षण संस्था ने अपनी सूची में आपकी जगह किसी दूसरे सदस्य को दे दी',
    roster_off: () => 'अब आप छात्र सूची में नहीं हैं',
  },
  consents: {
    guardian_roster: {
      name: '18 साल से कम उम्र में किसी शिक्षण संस्था के छात्र',
      about: 'माता-पिता या अभिभावक सहमति देते हैं कि सदस्य छात्र के तौर पर किसी शिक्षण संस्था से जुड़ें।',
    },
  },
  subjects: {
    student_of: ({ thing }) => thing,
    roster_of: ({ thing }) => `${thing} के छात्र`,
  },
  held: rosterHeld,
  emails: {
    'roster-code': 'छात्र का कोड',
    'guardian-roster': 'शिक्षण संस्था के बारे में अभिभावक से सवाल',
  },
} satisfies ModuleWords<typeof rosterKindsOfModule>;
