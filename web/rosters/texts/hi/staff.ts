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
  plural(count, { one: (shown) => `${shown} पंक्ति`, other: (shown) => `${shown} पंक्तियाँ` });
const students = (count: number) =>
  count === 0
    ? 'अभी कोई छात्र नहीं'
    : plural(count, { one: (shown) => `${shown} छात्र`, other: (shown) => `${shown} छात्र` });

export const rosterStaffTexts = {
  title: 'छात्र',
  description: 'संस्था के छात्रों की सूची।',
  one: 'संस्था',
  cohorts: {
    none: 'अभी कोई बैच नहीं है। बैच उन छात्रों का समूह है जो साथ में शुरू करते हैं। एक बैच शुरू करें, फिर उसकी सूची भेजें।',
    facts: (firstDay, lastDay, count) => `${dayOf(firstDay)} से ${dayOf(lastDay)} तक, ${students(count)}`,
    joined: (count) => `कम से कम ${number(count)} जुड़ चुके हैं`,
    inTeam: (count) => `कम से कम ${number(count)} किसी टीम में हैं`,
    applied: (count) => `कम से कम ${number(count)} ने कहीं आवेदन किया है`,
    figures: (parts) => `रात में गिना गया: ${list(parts)}।`,
    names: (count) =>
      plural(count, {
        one: (shown) => `${shown} नाम आपकी हाँ के इंतज़ार में है`,
        other: (shown) => `${shown} नाम आपकी हाँ के इंतज़ार में हैं`,
      }),
    objected: (name) => `${name}: एक छात्र का कहना है कि यह कोड किसी दूसरे सदस्य ने इस्तेमाल किया`,
    new: 'बैच शुरू करें',
    name: 'नाम',
    nameHint: 'जैसे: बी.कॉम 2026 से 2029।',
    firstDay: 'पहला दिन',
    lastDay: 'आख़िरी दिन',
    lastDayHint: `ज़्यादा से ज़्यादा ${limits.years} साल बाद। छात्र इसके ${times.membershipDays} दिन बाद तक सूची में रहते हैं।`,
    begin: 'शुरू करें',
    done: { begun: 'बैच शुरू हो गया है। अब उसकी सूची भेजें।', deleted: 'बैच मिटा दिया गया है।' },
  },
  cohort: {
    one: 'बैच',
    send: 'छात्र सूची भेजें',
    sendHow: `एक CSV फ़ाइल, ज़्यादा से ज़्यादा 2 MB और ${number(limits.rows)} पंक्तियाँ, जिसकी एक पंक्ति में शीर्षक हों। Excel इसे “Save as” से बनाता है। हम नाम, नामांकन नंबर, सेमेस्टर और शिक्षण संस्था वाले ईमेल पते के कॉलम पढ़ते हैं। हम कोई दूसरा कॉलम नहीं पढ़ते, और फ़ाइल नहीं रखते।`,
    file: 'फ़ाइल',
    columns: 'कॉलम के शीर्षक ख़ुद बताएँ',
    columnsHow:
      'सब ख़ाली छोड़ें, तो हम आम शीर्षक खोजते हैं। अगर आप एक भी लिखते हैं, तो हम सिर्फ़ वही कॉलम पढ़ते हैं जो आप लिखते हैं।',
    column: {
      name: 'नाम वाले कॉलम का शीर्षक',
      number: 'नामांकन नंबर वाले कॉलम का शीर्षक',
      semester: 'सेमेस्टर वाले कॉलम का शीर्षक',
      email: 'शिक्षण संस्था वाले ईमेल पते के कॉलम का शीर्षक',
    },
    read: 'फ़ाइल पढ़ें',
    readHow: 'अभी कुछ नहीं बदलता। पहले आप देखते हैं कि फ़ाइल से क्या बदलेगा।',
    imports: 'पिछले 24 घंटों की फ़ाइलें',
    importStates: { preview: 'लागू नहीं हुई', taken: 'लागू हुई', undone: 'पहले जैसा किया गया' },
    codes: 'कोड',
    codesHow: `छात्र 10 अक्षरों और अंकों के एक कोड से जुड़ते हैं। यह एक बार काम करता है, ${times.codeDays} दिन तक। जब तक कोड खुले हैं, आप उन्हें जितनी बार चाहें फिर से ले सकते हैं।`,
    open: (count) =>
      count === 0
        ? 'कोई कोड खुला नहीं है।'
        : plural(count, { one: (shown) => `${shown} कोड खुला है।`, other: (shown) => `${shown} कोड खुले हैं।` }),
    missing: (count) =>
      plural(count, {
        one: (shown) => `${shown} छात्र के पास कोई खुला कोड नहीं है।`,
        other: (shown) => `${shown} छात्रों के पास कोई खुला कोड नहीं है।`,
      }),
    make: 'कोड बनाएँ',
    mail: (count) =>
      plural(count, {
        one: (shown) => `जो कोड नहीं हैं वे बनाएँ, और ${shown} कोड ईमेल करें`,
        other: (shown) => `जो कोड नहीं हैं वे बनाएँ, और ${shown} कोड ईमेल करें`,
      }),
    pdf: 'कोड PDF में',
    csv: 'कोड CSV में',
    students: 'छात्र',
    search: 'छात्र खोजें',
    searchHint: 'नाम या नामांकन नंबर का एक हिस्सा।',
    find: 'खोजें',
    notFound: 'ऐसा कोई छात्र नहीं है।',
    all: 'सभी छात्र',
    none: 'अभी कोई छात्र नहीं है। सूची भेजें।',
    more: 'और छात्र',
    states: {
      no_code: 'अभी कोड नहीं है',
      code: 'खुला कोड है',
      code_over: 'कोड ख़त्म हो गया है',
      waiting: 'नाम आपकी हाँ के इंतज़ार में है',
      joined: 'जुड़ चुके',
      left: 'छोड़ दिया',
    } satisfies Record<StudentState, string>,
    joined: (at) => `${shortDay(at)} को जुड़े`,
    objected: 'एक छात्र का कहना है कि यह कोड किसी दूसरे सदस्य ने इस्तेमाल किया। पंक्ति खोलें।',
    semester: (semester) => `सेमेस्टर ${semester}`,
    change: 'बैच बदलें',
    save: 'सहेजें',
    reviewers: 'इस बैच के रिव्यूअर',
    reviewersNone: 'किसी के पास रिव्यूअर की भूमिका नहीं है।',
    saveReviewers: 'रिव्यूअर सहेजें',
    delete: 'बैच मिटाएँ',
    done: {
      saved: 'सहेज लिया गया।',
      codes: 'कोड बन गए हैं।',
      mailed: 'कोड बन गए हैं, और ईमेल भेजे जा रहे हैं।',
      removed: 'छात्र अब सूची में नहीं हैं।',
    },
  },
  import: {
    title: 'फ़ाइल से क्या बदलेगा',
    taken: 'फ़ाइल से क्या बदला',
    recognised: (encoding, separator) => `${encoding} के रूप में पढ़ा गया, कॉलम के बीच ${separators[separator]}।`,
    columns: 'कॉलम',
    column: { name: 'नाम', number: 'नामांकन नंबर', semester: 'सेमेस्टर', email: 'पता' },
    notRead: 'नहीं पढ़ा गया',
    wrong: 'कॉलम ग़लत हैं?',
    again: 'फ़ाइल फिर से भेजें, और शीर्षक लिखें',
    leftOut: (count) =>
      plural(count, {
        one: (shown) => `${shown} पता संस्था के डोमेन का नहीं है। उसे छोड़ दिया जाता है।`,
        other: (shown) => `${shown} पते संस्था के डोमेन के नहीं हैं। उन्हें छोड़ दिया जाता है।`,
      }),
    kinds: {
      new: 'नए',
      changed: 'बदले हुए',
      unchanged: 'बिना बदलाव',
      missing: 'फ़ाइल में नहीं',
      faulty: 'ग़लत',
    } satisfies Record<RosterKind, string>,
    tab: (kind, count) => `${kind} (${number(count)})`,
    lists: 'फ़ाइल के हिस्से',
    none: 'कोई पंक्ति नहीं।',
    line: (line) => `पंक्ति ${number(line)}`,
    faultAt: ({ line, fault }) => `पंक्ति ${number(line)}: ${fault}`,
    was: (before) => `पहले: ${before}`,
    more: 'और पंक्तियाँ',
    faults: {
      name_missing: 'नाम नहीं है।',
      number_missing: 'नामांकन नंबर नहीं है।',
      number_twice: 'यह नामांकन नंबर किसी दूसरी पंक्ति में है।',
      identity_number: 'यह आधार नंबर जैसा दिखता है। हम इसे नहीं लेते।',
      too_long: 'इस पंक्ति का एक हिस्सा बहुत लंबा है।',
      unreadable: 'इस पंक्ति में ऐसा अक्षर है जो पढ़ा नहीं जा सकता।',
    } satisfies Record<RosterFault, string>,
    stay: 'ये छात्र रहते हैं। जिन्हें सूची से हटना है, उन पर टिक करें। सिर्फ़ इस पेज के टिक गिने जाते हैं। उनमें कोई सदस्य हो, तो उसे बताया जाता है।',
    take: (count) => (count === 0 ? 'टिक लागू करें' : `लागू करें: ${rows(count)}`),
    takeNone: 'फ़ाइल से कोई पंक्ति नहीं बदलती।',
    old: 'इसके बाद सूची बदल चुकी है। फ़ाइल फिर से भेजें।',
    until: (at) => `हम यह प्रीव्यू ${shortDay(at)} तक रखते हैं। फिर मिटा देते हैं।`,
    undo: 'पहले जैसा करें',
    undoHow: `आप ${times.undoHours} घंटे तक इसे पहले जैसा कर सकते हैं, जब तक किसी छात्र ने कोड इस्तेमाल न किया हो और सूची फिर से न बदली हो।`,
    toCodes: 'छात्रों के लिए कोड बनाएँ',
    done: {
      taken: 'पंक्तियाँ लागू हो गई हैं। अब कोड बनाएँ, ताकि छात्र जुड़ सकें।',
      undone: 'सब पहले जैसा है।',
    },
    undone: 'यह पहले जैसा कर दिया गया।',
  },
  student: {
    title: 'छात्र',
    number: 'नामांकन नंबर',
    cohort: 'बैच',
    semester: 'सेमेस्टर',
    email: 'पता',
    state: 'स्थिति',
    objected:
      'एक छात्र का कहना है कि यह कोड किसी दूसरे सदस्य ने इस्तेमाल किया। शिक्षण संस्था में छात्र से पूछें। अगर ऐसा है, तो उस सदस्य को इस पंक्ति से हटाएँ।',
    listed: 'छात्र को दिखता है कि आपने देखा: आपका नाम, आपकी भूमिका और समय।',
    shown: 'छात्र क्या दिखाते हैं',
    inTeam: 'एक टीम में हैं।',
    applications: 'आवेदन',
    certificates: 'दूसरों से मिले प्रमाणपत्र',
    nothing: 'दिखाने को कुछ नहीं है।',
    free: 'सदस्य को पंक्ति से हटाएँ',
    freeHow:
      'उस स्थिति के लिए जब कोड किसी दूसरे सदस्य ने इस्तेमाल किया हो। उनका जुड़ना ख़त्म होता है, और सदस्य को बताया जाता है। फिर आप दूसरा कोड बनाते हैं।',
    freeYes: 'हाँ, सदस्य को हटाएँ',
    remove: 'छात्र को सूची से हटाएँ',
    removeHow: 'छात्र का जुड़ना ख़त्म होता है, और सदस्य को बताया जाता है।',
    removeHowAlone: 'पंक्ति मिटा दी जाती है। इससे कोई सदस्य जुड़ा नहीं है।',
    removeYes: 'हाँ, छात्र को हटाएँ',
    done: { freed: 'यह पंक्ति अब किसी सदस्य से जुड़ी नहीं है। बैच के पेज पर नया कोड बनाएँ:' },
  },
  names: {
    title: 'नाम जो अलग हैं',
    how: 'इन सदस्यों ने कोड इस्तेमाल किया, और यहाँ उनका नाम आपकी सूची के नाम से अलग है।',
    none: 'कोई नाम इंतज़ार में नहीं है।',
    list: (name, enrolment, cohort) => `आपकी सूची में: ${name}, ${enrolment}, ${cohort}`,
    account: (name) => `यहाँ का नाम: ${name}`,
    since: (at) => `${shortDay(at)} से इंतज़ार में`,
    late: 'इसमें देर हो गई है।',
    until: (at) => `जवाब न मिलने पर कोड ${shortDay(at)} को फिर से काम करता है।`,
    yes: 'ये हमारे छात्र हैं',
    no: 'ये कोई और हैं',
    done: { answered: 'सदस्य को बता दिया जाता है।' },
  },
} satisfies Translated<typeof english>;

const separators: Record<RosterSeparator, string> = {
  comma: 'कॉमा',
  semicolon: 'सेमीकोलन',
  tab: 'टैब',
};

export const stageWords: Readonly<Record<string, string>> = {
  submitted: 'भेजा गया',
  seen: 'खोला गया',
  shortlisted: 'शॉर्टलिस्ट में',
  interview: 'इंटरव्यू',
  offered: 'प्रस्ताव',
  accepted: 'स्वीकार हुआ',
  joined: 'टीम में शामिल',
  declined: 'इस बार नहीं',
  withdrawn: 'वापस लिया गया',
  lapsed: 'जवाब नहीं आया',
  ended: 'ख़त्म हुआ',
};
