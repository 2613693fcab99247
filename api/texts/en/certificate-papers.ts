import { paperWords } from '#rules/agreements/paper-words/en.ts';
import type { Certificate } from '#rules/certificates/certificate.ts';
import { certificateIssuer as issuer } from '#rules/certificates/certificate-words/en.ts';

/** The words of certificates as PDF and as badges, in addition to those that pages show too. */
export const certificatePapers = {
  title: 'Certificate',
  scan: 'Scan the code to verify this certificate. Your browser checks it and sends it to no one.',
  short: 'The code has fewer lines than this page. The file that is attached to this PDF has all of them.',
  noCode: 'The name is too long for a code. The file that is attached to this PDF has all lines.',
  byHand: (address: string) => `Or open ${address} and type the number, or choose the attached file there.`,
  /** Of letters that the PDF cannot draw. */
  unshown: paperWords.unshown,
  badge: {
    description: ({ kind, organisation = issuer }: Certificate) =>
      kind === 'mentored'
        ? `A mentorship on ${issuer} that was completed.`
        : kind === 'completed'
          ? `Work for ${organisation} under an agreement on ${issuer}, accepted by the project.`
          : `College credit that ${organisation} has approved on ${issuer}.`,
    criteria: ({ kind, onEvidence }: Certificate) =>
      kind === 'mentored'
        ? 'The plan ran to its last day, and at least two sessions took place in it.'
        : kind === 'completed'
          ? 'The agreement has ended, work was accepted in it, and no dispute is open.'
          : onEvidence
            ? 'The institution approved the hours on evidence. The host did not confirm them.'
            : 'The host confirmed the hours, and the institution approved them.',
  },
};
