import { termName } from '#rules/credit/term.ts';

/** The words of the file with the approved claims of a term. */
export const claimsFileTexts = {
  termName,
  file: (organisation: string, term: string) => `credit-${organisation}-${term}`,
  titles: [
    'Claim',
    'Certificate',
    'Name',
    'Enrolment number',
    'Cohort',
    'Semester',
    'Project',
    'Hours',
    'Credits',
    'Term',
    'Approved on',
    'Confirmed by',
    'Academic Bank of Credits',
  ],
  route: (isOnEvidence: boolean) => (isOnEvidence ? 'On evidence, not confirmed by the host' : 'The host'),
  bank: 'No entry in the Academic Bank of Credits; the institution makes that.',
};
