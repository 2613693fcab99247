import type { RosterTick } from '#contract/rosters/limits.ts';

/**
 * The students of the sample college: handle, name, how far they have got, and what they let the college see. Those who have
 * only a line or a code have no account here. The name of one who `waits` is unlike that of the account.
 */
const tables = {
  'B.Sc. 2024': `
    asha-patil | Asha Patil | joined | team, applications, certificates
    zoya-ansari | Zoya Ansari | joined | team
    kavya-shetty | Kavya Shetty | joined |
    sneha-more | Sneha More | joined | certificates
    yash-kale | Yash Kale | joined | applications
    omkar-jadhav | Omkar Jadhav | joined | team, certificates
    rutuja-kadam | Rutuja Kadam | joined | team, applications, certificates
    aarti-kale | आरती काळे | joined | applications
    sagar-thorat | Sagar Thorat | joined |
    vaibhav-shinde | वैभव शिंदे | joined | team
    mayuri-deshpande | Mayuri Deshpande | joined | applications
    shraddha-wagh | Shraddha Wagh | waits |
    nilesh-bhoyar | Nilesh Bhoyar | left |
    | ऋषिकेश वानखडे | code |
    | Pranali Ingle | code |
    | Tejas Dhote | code |`,
  'B.Com. 2025': `
    sakshi-lande | Sakshi Lande | joined | team, applications
    akash-mohod | आकाश मोहोड | joined |
    komal-ghuge | Komal Ghuge | joined | applications, certificates
    rohit-nagpure | Rohit Nagpure | joined | team
    pallavi-chaudhari | पल्लवी चौधरी | joined | applications
    shubham-borkar | Shubham Borkar | joined |
    nikita-sonar | Nikita Sonar | joined | team, applications
    amol-dhurve | अमोल धुर्वे | joined | team
    janhavi-umate | Janhavi Umate | joined | applications
    kunal-raut | Kunal Raut | joined | certificates
    | सुनीता पवार | code |
    | Ashwini Tale | code |
    | दीपक चव्हाण | code |
    | Minal Gotmare | code |`,
  'Food Processing 2026': `
    | Harshal Kene | code |
    | Renuka Bobde | code |
    | Sumit Tayde | code |
    | Bhagyashree Ghatol | code |
    | Chetan Wasnik | code |
    | Zoé Fernandes | code |
    | Ganesh Satpute | code |
    | Prerna Dange | code |
    | Swapnil Jawade | code |
    | Vidya Kolhe | code |`,
} as const;

export type DemoCohort = keyof typeof tables;

export type DemoStudent = {
  cohort: DemoCohort;
  handle: string;
  /** As their college writes it. */
  name: string;
  number: string;
  semester: string;
  reached: 'joined' | 'waits' | 'left' | 'code';
  ticks: RosterTick[];
};

export const demoCohorts: readonly { name: DemoCohort; number: string; year: number; semester: string }[] = [
  { name: 'B.Sc. 2024', number: 'SC/24', year: 2024, semester: '5' },
  { name: 'B.Com. 2025', number: 'CO/25', year: 2025, semester: '3' },
  { name: 'Food Processing 2026', number: 'FP/26', year: 2026, semester: '1' },
];

export const demoStudents: readonly DemoStudent[] = demoCohorts.flatMap(
  ({ name: cohort, number, semester }) =>
    tables[cohort]
      .trim()
      .split('\n')
      .map((line, at) => {
        const [handle = '', name = '', reached = '', ticks = ''] = line.split('|').map((cell) => cell.trim());
        return {
          cohort,
          handle,
          name: `Sample ${name}`,
          number: `${number}/${String(at + 1).padStart(3, '0')}`,
          semester,
          reached: reached as DemoStudent['reached'],
          ticks: ticks.split(', ').filter(Boolean) as RosterTick[],
        };
      }),
);
