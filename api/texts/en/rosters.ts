import { dateFormat } from '#rules/calendar/date-format.ts';

const day = (at: Date) => dateFormat('en-IN', 'Asia/Kolkata', { dateStyle: 'long' }).format(at);

/** The words of the files with codes that an office prints. */
export const rosterFileTexts = {
  file: 'codes',
  name: 'Name',
  number: 'Enrolment number',
  code: 'Code',
  address: 'Where to type it',
  title: (organisation: string, cohort: string) => `${organisation}: ${cohort}`,
  how: (address: string, until: Date) =>
    `Each code is for one student. Open ${address} and type the code by ${day(until)}. Give each student their own code alone.`,
  slip: (name: string, number: string) => `${name}, ${number}`,
  /** Of letters that the PDF cannot draw. */
  unshown:
    'Some letters here are of scripts that this PDF has no typeface for; a dotted circle stands for each.',
};
