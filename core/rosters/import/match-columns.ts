import { type RosterPart, rosterParts } from '#contract/rosters/limits.ts';

/** The position of the column of each part; a part without one is not read. */
export type Columns = Partial<Record<RosterPart, number>>;

/** Titles that offices use, in letters and digits alone. The first one that a file has counts. */
const known: Record<RosterPart, readonly string[]> = {
  name: [
    'name',
    'studentname',
    'nameofstudent',
    'nameofthestudent',
    'fullname',
    'student',
    'candidatename',
    'नाव',
    'विद्यार्थ्याचेनाव',
    'नाम',
    'छात्रकानाम',
  ],
  number: [
    'enrolmentnumber',
    'enrollmentnumber',
    'enrolmentno',
    'enrollmentno',
    'enrolment',
    'enrollment',
    'prnno',
    'prn',
    'prnnumber',
    'rollnumber',
    'rollno',
    'registrationnumber',
    'registrationno',
    'regno',
    'admissionno',
    'studentid',
    'number',
    'नोंदणीक्रमांक',
    'हजेरीक्रमांक',
    'नामांकनसंख्या',
    'अनुक्रमांक',
  ],
  semester: ['semester', 'sem', 'currentsemester', 'term', 'सत्र', 'सेमेस्टर'],
  email: [
    'email',
    'emailaddress',
    'emailid',
    'mail',
    'collegeemail',
    'institutionemail',
    'instituteemail',
    'officialemail',
    'ईमेल',
  ],
};

const plain = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The columns by the titles that the member has chosen; those that were not said are recognised. */
export function matchColumns(titles: readonly string[], said: Partial<Record<RosterPart, string>>): Columns {
  const isSaid = rosterParts.some((part) => said[part]);
  const found = rosterParts.flatMap((part) => {
    const at = isSaid ? typedAt(titles, said[part] ?? '') : recognised(titles, known[part]);
    return at >= 0 ? [[part, at] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Blanks, signs and capitals in a typed title do not matter. */
function typedAt(titles: readonly string[], typed: string): number {
  const exact = titles.indexOf(typed);
  return exact >= 0 || !plain(typed) ? exact : titles.findIndex((title) => plain(title) === plain(typed));
}

function recognised(titles: readonly string[], names: readonly string[]): number {
  const all = titles.map(plain);
  const name = names.find((one) => all.includes(one));
  return name === undefined ? -1 : all.indexOf(name);
}
