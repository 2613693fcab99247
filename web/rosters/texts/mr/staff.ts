import {
  rosterLimits as limits,
  type RosterFault,
  type RosterKind,
  type RosterSeparator,
  type StudentState,
  rosterTimes as times,
} from '#contract/rosters/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { list, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type { rosterStaffTexts as english } from '../en/staff.ts';

const dayOf = (day: string) => shortDay(`${day}T12:00:00Z`);
const rows = (count: number) =>
  plural(count, { one: (shown) => `${shown} ओळ`, other: (shown) => `${shown} ओळी` });
const students = (count: number) =>
  count === 0
    ? 'अजून एकही विद्यार्थी नाही'
    : plural(count, { one: (shown) => `${shown} विद्यार्थी`, other: (shown) => `${shown} विद्यार्थी` });

export const rosterStaffTexts = {
  title: 'विद्यार्थी',
  description: 'संस्थेच्या विद्यार्थ्यांची यादी.',
  one: 'संस्था',
  cohorts: {
    none: 'अजून बॅच नाही. बॅच म्हणजे एकत्र सुरुवात करणाऱ्या विद्यार्थ्यांचा गट. एक सुरू करा, मग तिची यादी पाठवा.',
    facts: (firstDay, lastDay, count) => `${dayOf(firstDay)} ते ${dayOf(lastDay)}, ${students(count)}`,
    joined: (count) => `किमान ${number(count)} सामील झाले`,
    inTeam: (count) => `किमान ${number(count)} एखाद्या टीममध्ये आहेत`,
    applied: (count) => `किमान ${number(count)} जणांनी कुठेतरी अर्ज केला`,
    figures: (parts) => `रात्री मोजले: ${list(parts)}.`,
    names: (count) =>
      plural(count, {
        one: (shown) => `${shown} नाव तुमच्या होकाराची वाट पाहत आहे`,
        other: (shown) => `${shown} नावे तुमच्या होकाराची वाट पाहत आहेत`,
      }),
    objected: (name) => `${name}: दुसऱ्या सदस्याने हा कोड वापरला, असे एक विद्यार्थी सांगतात`,
    new: 'बॅच सुरू करा',
    name: 'नाव',
    nameHint: 'जसे: बी.कॉम 2026 ते 2029.',
    firstDay: 'पहिला दिवस',
    lastDay: 'शेवटचा दिवस',
    lastDayHint: `जास्तीत जास्त ${limits.years} वर्षांनंतर. विद्यार्थी त्यानंतर ${times.membershipDays} दिवस यादीत राहतात.`,
    begin: 'सुरू करा',
    done: { begun: 'बॅच सुरू झाली आहे. आता तिची यादी पाठवा.', deleted: 'बॅच हटवली आहे.' },
  },
  cohort: {
    one: 'बॅच',
    send: 'विद्यार्थी यादी पाठवा',
    sendHow: `एक CSV फाइल, जास्तीत जास्त 2 MB आणि ${number(limits.rows)} ओळी, शीर्षकांच्या एका ओळीसह. Excel ती “Save as” ने तयार करते. आम्ही नाव, नोंदणी क्रमांक, सेमिस्टर आणि शैक्षणिक संस्थेतील पत्ता यांचे कॉलम वाचतो. आम्ही दुसरा कोणताही कॉलम वाचत नाही, आणि फाइल ठेवत नाही.`,
    file: 'फाइल',
    columns: 'कॉलमची शीर्षके स्वतः सांगा',
    columnsHow:
      'सर्व रिकामे ठेवले, तर आम्ही नेहमीची शीर्षके शोधतो. तुम्ही एक जरी लिहिले, तर आम्ही फक्त तुम्ही लिहिलेले कॉलम वाचतो.',
    column: {
      name: 'नावाच्या कॉलमचे शीर्षक',
      number: 'नोंदणी क्रमांकाच्या कॉलमचे शीर्षक',
      semester: 'सेमिस्टरच्या कॉलमचे शीर्षक',
      email: 'संस्थेतील पत्त्याच्या कॉलमचे शीर्षक',
    },
    read: 'फाइल वाचा',
    readHow: 'अजून काहीही बदलत नाही. फाइलने काय बदलेल ते तुम्हाला आधी दिसते.',
    imports: 'गेल्या 24 तासांतील फाइल',
    importStates: { preview: 'लागू केली नाही', taken: 'लागू झाली', undone: 'आधीसारखे केले' },
    codes: 'कोड',
    codesHow: `विद्यार्थी 10 अक्षरे आणि अंक असलेल्या कोडने सामील होतात. तो एकदा चालतो, ${times.codeDays} दिवस. कोड खुले आहेत तोपर्यंत तुम्ही ते हवे तितक्या वेळा पुन्हा घेऊ शकता.`,
    open: (count) =>
      count === 0
        ? 'एकही कोड खुला नाही.'
        : plural(count, { one: (shown) => `${shown} कोड खुला आहे.`, other: (shown) => `${shown} कोड खुले आहेत.` }),
    missing: (count) =>
      plural(count, {
        one: (shown) => `${shown} विद्यार्थ्याकडे खुला कोड नाही.`,
        other: (shown) => `${shown} विद्यार्थ्यांकडे खुला कोड नाही.`,
      }),
    make: 'कोड तयार करा',
    mail: (count) =>
      plural(count, {
        one: (shown) => `नसलेले कोड तयार करा, आणि ${shown} कोड ईमेल करा`,
        other: (shown) => `नसलेले कोड तयार करा, आणि ${shown} कोड ईमेल करा`,
      }),
    pdf: 'कोड PDF मध्ये',
    csv: 'कोड CSV मध्ये',
    students: 'विद्यार्थी',
    search: 'विद्यार्थी शोधा',
    searchHint: 'नावाचा किंवा नोंदणी क्रमांकाचा भाग.',
    find: 'शोधा',
    notFound: 'असे कोणतेही विद्यार्थी नाहीत.',
    all: 'सर्व विद्यार्थी',
    none: 'अजून विद्यार्थी नाहीत. यादी पाठवा.',
    more: 'आणखी विद्यार्थी',
    states: {
      no_code: 'अजून कोड नाही',
      code: 'खुला कोड आहे',
      code_over: 'कोड संपला आहे',
      waiting: 'नाव तुमच्या होकाराची वाट पाहत आहे',
      joined: 'सामील झाले',
      left: 'सोडले',
    } satisfies Record<StudentState, string>,
    joined: (at) => `${shortDay(at)} रोजी सामील झाले`,
    objected: 'दुसऱ्या सदस्याने हा कोड वापरला, असे एक विद्यार्थी सांगतात. ओळ उघडा.',
    semester: (semester) => `सेमिस्टर ${semester}`,
    change: 'बॅच बदला',
    save: 'जतन करा',
    reviewers: 'या बॅचचे रिव्ह्यूअर',
    reviewersNone: 'कोणाकडेही रिव्ह्यूअरची भूमिका नाही.',
    saveReviewers: 'रिव्ह्यूअर जतन करा',
    delete: 'बॅच हटवा',
    done: {
      saved: 'जतन झाले.',
      codes: 'कोड तयार झाले आहेत.',
      mailed: 'कोड तयार झाले आहेत, आणि ईमेल पाठवले जात आहेत.',
      removed: 'विद्यार्थी आता यादीत नाहीत.',
    },
  },
  import: {
    title: 'फाइलने काय बदलेल',
    taken: 'फाइलने काय बदलले',
    recognised: (encoding, separator) => `${encoding} म्हणून वाचली, कॉलमच्या मध्ये ${separators[separator]}.`,
    columns: 'कॉलम',
    column: { name: 'नाव', number: 'नोंदणी क्रमांक', semester: 'सेमिस्टर', email: 'पत्ता' },
    notRead: 'वाचला नाही',
    wrong: 'कॉलम चुकले?',
    again: 'फाइल पुन्हा पाठवा, आणि शीर्षके लिहा',
    leftOut: (count) =>
      plural(count, {
        one: (shown) => `${shown} पत्ता संस्थेच्या डोमेनवरील नाही. तो वगळला जातो.`,
        other: (shown) => `${shown} पत्ते संस्थेच्या डोमेनवरील नाहीत. ते वगळले जातात.`,
      }),
    kinds: {
      new: 'नवीन',
      changed: 'बदललेल्या',
      unchanged: 'न बदललेल्या',
      missing: 'फाइलमध्ये नाहीत',
      faulty: 'चुकीच्या',
    } satisfies Record<RosterKind, string>,
    tab: (kind, count) => `${kind} (${number(count)})`,
    lists: 'फाइलचे भाग',
    none: 'एकही ओळ नाही.',
    line: (line) => `ओळ ${number(line)}`,
    faultAt: ({ line, fault }) => `ओळ ${number(line)}: ${fault}`,
    was: (before) => `आधी: ${before}`,
    more: 'आणखी ओळी',
    faults: {
      name_missing: 'नाव नाही.',
      number_missing: 'नोंदणी क्रमांक नाही.',
      number_twice: 'हा नोंदणी क्रमांक दुसऱ्या ओळीत आहे.',
      identity_number: 'हा आधार क्रमांकासारखा दिसतो. आम्ही तो घेत नाही.',
      too_long: 'या ओळीचा एक भाग खूप लांब आहे.',
      unreadable: 'या ओळीत वाचता न येणारे अक्षर आहे.',
    } satisfies Record<RosterFault, string>,
    stay: 'हे विद्यार्थी राहतात. ज्यांनी यादीतून जायचे आहे त्यांच्यावर टिक करा. फक्त या पानावरील टिक मोजल्या जातात. त्यांच्यात सदस्य असेल, तर त्यांना कळवले जाते.',
    take: (count) => (count === 0 ? 'टिक लागू करा' : `लागू करा: ${rows(count)}`),
    takeNone: 'या फाइलमुळे कोणतीही ओळ बदलत नाही.',
    old: 'त्यानंतर यादी बदलली आहे. फाइल पुन्हा पाठवा.',
    until: (at) => `आम्ही हा प्रीव्ह्यू ${shortDay(at)} पर्यंत ठेवतो. मग तो हटवतो.`,
    undo: 'आधीसारखे करा',
    undoHow: `तुम्ही हे ${times.undoHours} तास आधीसारखे करू शकता, विद्यार्थ्याने कोड वापरला नाही आणि यादी पुन्हा बदलली नाही तोपर्यंत.`,
    toCodes: 'विद्यार्थ्यांसाठी कोड तयार करा',
    done: {
      taken: 'ओळी लागू झाल्या आहेत. आता कोड तयार करा, म्हणजे विद्यार्थी सामील होऊ शकतील.',
      undone: 'सर्व काही आधीसारखे आहे.',
    },
    undone: 'हे आधीसारखे केले गेले.',
  },
  student: {
    title: 'विद्यार्थी',
    number: 'नोंदणी क्रमांक',
    cohort: 'बॅच',
    semester: 'सेमिस्टर',
    email: 'पत्ता',
    state: 'स्थिती',
    objected:
      'दुसऱ्या सदस्याने हा कोड वापरला, असे एक विद्यार्थी सांगतात. शैक्षणिक संस्थेत विद्यार्थ्याला विचारा. तसे असेल, तर ही ओळ मोकळी करा.',
    listed: 'तुम्ही पाहिले हे विद्यार्थ्याला दिसते: तुमचे नाव, तुमची भूमिका आणि वेळ.',
    shown: 'विद्यार्थी काय दाखवतात',
    inTeam: 'एका टीममध्ये आहेत.',
    applications: 'अर्ज',
    certificates: 'इतरांकडून मिळालेली प्रमाणपत्रे',
    nothing: 'दाखवण्यासारखे काही नाही.',
    free: 'ही ओळ मोकळी करा',
    freeHow:
      'दुसऱ्या सदस्याने कोड वापरला असेल त्या वेळेसाठी. त्यांचे सामील असणे संपते, आणि सदस्याला कळवले जाते. मग तुम्ही दुसरा कोड तयार करता.',
    freeYes: 'हो, ही ओळ मोकळी करा',
    remove: 'विद्यार्थ्याला यादीतून काढा',
    removeHow: 'विद्यार्थ्याचे सामील असणे संपते, आणि सदस्याला कळवले जाते.',
    removeHowAlone: 'ओळ हटवली जाते. तिच्यामागे कोणताही सदस्य नाही.',
    removeYes: 'हो, विद्यार्थ्याला काढा',
    done: { freed: 'ओळ मोकळी आहे. तिच्या बॅचच्या पानावर नवा कोड तयार करा:' },
  },
  names: {
    title: 'वेगळी असलेली नावे',
    how: 'या सदस्यांनी कोड वापरला, आणि त्यांचे इथले नाव तुमच्या यादीतील नावापेक्षा वेगळे आहे.',
    none: 'कोणतेही नाव वाट पाहत नाही.',
    list: (name, enrolment, cohort) => `तुमच्या यादीत: ${name}, ${enrolment}, ${cohort}`,
    account: (name) => `इथले नाव: ${name}`,
    since: (at) => `${shortDay(at)} पासून वाट पाहत आहे`,
    late: 'याला उशीर झाला आहे.',
    until: (at) => `उत्तर आले नाही, तर कोड ${shortDay(at)} रोजी पुन्हा चालतो.`,
    yes: 'हे आमचे विद्यार्थी आहेत',
    no: 'हे दुसरे कोणीतरी आहेत',
    done: { answered: 'सदस्याला कळवले जाते.' },
  },
} satisfies Translated<typeof english>;

const separators: Record<RosterSeparator, string> = {
  comma: 'स्वल्पविराम',
  semicolon: 'अर्धविराम',
  tab: 'टॅब',
};

export const stageWords: Readonly<Record<string, string>> = {
  submitted: 'पाठवला',
  seen: 'उघडला',
  shortlisted: 'शॉर्टलिस्टमध्ये',
  interview: 'मुलाखत',
  offered: 'प्रस्ताव',
  accepted: 'स्वीकारला',
  joined: 'टीममध्ये सामील',
  declined: 'या वेळी नाही',
  withdrawn: 'मागे घेतला',
  lapsed: 'उत्तर आले नाही',
  ended: 'संपला',
};
