import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterLimits as limits, type RosterFile, rosterTimes as times } from '#contract/rosters/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rosterHeld } from './held.ts';

const files: Record<RosterFile, string> = {
  workbook: 'ही Excel ची वर्कबुक आहे. ती उघडा, “Save as” निवडा, मग “CSV”, आणि ती फाइल पाठवा.',
  pdf: 'ही PDF आहे. तक्ता CSV फाइल म्हणून पाठवा.',
  picture: 'हे चित्र आहे. तक्ता CSV फाइल म्हणून पाठवा.',
  bytes: 'या फाइलमध्ये मजकूर नाही. तक्ता CSV फाइल म्हणून पाठवा.',
  quotes: 'या फाइलमधील एक अवतरण चिन्ह बंद झालेले नाही. तक्ता पुन्हा CSV मध्ये जतन करा.',
  one_column:
    'आम्हाला पहिल्या ओळीत एकच कॉलम सापडला. CSV फाइलमध्ये शीर्षकांच्या मध्ये स्वल्पविराम, अर्धविराम किंवा टॅब असतात, जसे: नाव, नोंदणी क्रमांक.',
};

export const rosterWords = {
  refusals: {
    cohort_unknown: 'अशी कोणतीही बॅच नाही.',
    cohort_name_taken: 'दुसऱ्या बॅचचे हेच नाव आहे. दुसरे नाव निवडा.',
    cohort_days: `शेवटचा दिवस पहिल्या दिवसानंतर येतो, जास्तीत जास्त ${limits.years} वर्षांनंतर.`,
    cohort_not_empty: 'या बॅचमध्ये विद्यार्थी आहेत. आधी त्यांना काढा.',
    cohorts_too_many: `एका संस्थेच्या ${limits.cohorts} बॅच असू शकतात. आधी एक रिकामी बॅच हटवा.`,
    cohort_reviewer_unknown: 'यांतील एक सदस्य आता रिव्ह्यूअर नाहीत. पान पुन्हा लोड करा.',
    roster_row_unknown: 'हे विद्यार्थी आता यादीत नाहीत.',
    cohort_no_institution: 'इथे फक्त शैक्षणिक संस्थेकडेच विद्यार्थी असू शकतात.',
    roster_own: 'हे विद्यार्थी तुम्हीच आहात. हे काम स्टाफमधील इतर लोक करतात.',
    roster_file_missing: 'फाइल निवडा.',
    roster_file_large: 'ही फाइल 2 MB पेक्षा मोठी आहे. ती भागांत पाठवा.',
    roster_file_unread: ({ reason }) => files[reason as RosterFile] ?? files.bytes,
    roster_line_long: ({ count }) =>
      `ओळ ${count ?? ''} तक्त्यासाठी खूप लांब आहे. CSV फाइलच्या प्रत्येक ओळीत एक विद्यार्थी असतो.`,
    roster_rows_many: `या फाइलमध्ये ${limits.rows.toLocaleString('en')} पेक्षा जास्त ओळी आहेत. ती भागांत पाठवा.`,
    roster_file_empty: 'या फाइलमध्ये शीर्षकांच्या ओळीखाली एकही ओळ नाही.',
    roster_columns_missing: ({ reason }) =>
      `आम्हाला नावाचा आणि नोंदणी क्रमांकाचा कॉलम सापडला नाही. फाइलमध्ये हे आहे: ${reason ?? ''}. दोन्ही कॉलमची शीर्षके लिहा, आणि फाइल पुन्हा निवडा.`,
    roster_import_unknown: `असा कोणताही प्रीव्ह्यू नाही. प्रीव्ह्यू ${times.previewHours} तासांनंतर जातो.`,
    roster_import_over: 'ही फाइल आधीच लागू केली आहे, किंवा आधीसारखी केली आहे. ती पुन्हा पाठवा.',
    roster_undo_late: `आधीसारखे करण्याचे ${times.undoHours} तास संपले आहेत.`,
    roster_undo_used: 'एका विद्यार्थ्याने कोड वापरला आहे, म्हणून हे असेच राहते.',
    roster_code_unknown:
      'हा कोड आम्हाला माहीत नाही. तो संपला असेल. प्रत्येक अक्षर पाहा, किंवा तुमच्या शैक्षणिक संस्थेला विचारा.',
    roster_code_used: 'हा कोड वापरला गेला आहे.',
    roster_joined_already: 'तुम्ही इथे आधीच या शैक्षणिक संस्थेचे विद्यार्थी आहात.',
    roster_memberships_full: `तुम्ही ${limits.perMember} संस्थांचे विद्यार्थी असू शकता. आधी एक सोडा.`,
    roster_membership_unknown: 'तुम्ही आता तिथे विद्यार्थी नाही.',
    roster_ticks_closed: 'सध्या तुम्ही या शैक्षणिक संस्थेला जास्त दाखवू शकत नाही.',
    roster_ask_unknown: 'हा प्रश्न संपला आहे. पान पुन्हा लोड करा.',
    roster_no_codes: 'एकही कोड खुला नाही. आधी कोड तयार करा.',
  },
  fieldErrors: {
    roster_code_form: 'कोडमध्ये 10 अक्षरे आणि अंक असतात.',
    cohort_name_missing: 'बॅचचे नाव भरा.',
    cohort_day_invalid: 'दिवस भरा.',
  },
  turns: {
    mine: { roster_names: ({ thing }) => `एक सदस्य तुमचे विद्यार्थी आहेत का ते सांगा: ${thing}` },
    awaited: { roster_names: ({ thing }) => `${thing} ही संस्था तुमचे नाव पाहत आहे` },
  },
  notifications: {
    roster_name_waits: () => 'वेगळे नाव असलेले एक विद्यार्थी तुमच्या होकाराची वाट पाहत आहेत',
    roster_objected: () => 'दुसऱ्या सदस्याने त्यांचा कोड वापरला, असे एक विद्यार्थी सांगतात',
    roster_confirmed: () => 'तुम्ही आता इथे विद्यार्थी आहात',
    roster_declined: () => 'ते विद्यार्थी तुम्ही आहात, असे शैक्षणिक संस्थेने सांगितले नाही. तुमचा कोड पुन्हा चालतो',
    roster_guardian_agreed: () => 'तुम्ही तुमच्या शैक्षणिक संस्थेत सामील व्हावे, याला तुमच्या पालकांनी संमती दिली',
    roster_guardian_refused: () => 'तुम्ही शैक्षणिक संस्थेत सामील व्हावे, याला तुमच्या पालकांनी संमती दिली नाही',
    roster_guardian_ended: () => 'तुमच्या पालकांनी तुमच्या शैक्षणिक संस्थेसाठी दिलेला होकार मागे घेतला',
    roster_guardian_over: () => 'तुमच्या पालकांनी संमती देण्याआधी तुमचा कोड संपला आहे, किंवा तो पुन्हा टाकायला हवा',
    roster_freed: () => 'शैक्षणिक संस्थेने तिच्या यादीतील तुमची जागा दुसऱ्या सदस्याला दिली',
    roster_off: () => 'तुम्ही आता विद्यार्थी यादीत नाही',
  },
  consents: {
    guardian_roster: {
      name: 'शैक्षणिक संस्थेचे 18 वर्षांखालील विद्यार्थी',
      about: 'सदस्याने विद्यार्थी म्हणून शैक्षणिक संस्थेत सामील व्हावे, याला आई, वडील किंवा पालक संमती देतात.',
    },
  },
  subjects: {
    student_of: ({ thing }) => thing,
    roster_of: ({ thing }) => `${thing} या संस्थेचे विद्यार्थी`,
  },
  held: rosterHeld,
  emails: {
    'roster-code': 'विद्यार्थ्याचा कोड',
    'guardian-roster': 'शैक्षणिक संस्थेबद्दल पालकांना प्रश्न',
  },
} satisfies ModuleWords<typeof rosterKindsOfModule>;
