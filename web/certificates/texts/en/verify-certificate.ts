import type { CertificateState } from '#rules/certificates/limits.ts';
import type { CertificateFault } from '#rules/certificates/verify-certificate.ts';
import { day } from '#web/ground/texts/amounts.ts';

export const verifyCertificateTexts = {
  title: 'A certificate by its number',
  number: 'The number',
  numberHow:
    'It stands on the print. You see kind, organisation, day and state. For the name, scan the code.',
  look: 'Look it up',
  unknown: 'There is no certificate with this number. Compare it with the print.',
  states: {
    issued: 'We issued this certificate, and it counts.',
    declined: 'Its holder has declined this certificate. It counts no more.',
    withdrawn: 'This certificate was withdrawn. It counts no more.',
  } satisfies Record<CertificateState, string>,
  erased: 'The account of its holder is deleted, so only the state is left.',
  day: (of: string) => `Day: ${day(of)}`,
  reading: 'Reading the certificate…',
  needsScripts:
    'To check the certificate behind the # of this address, your browser needs scripts. Without them, enter its number.',
  good: 'We issued this certificate, and nothing in it was changed.',
  counts: 'It counts: it is in no list of ended certificates.',
  ended: 'It was withdrawn or declined since. It counts no more.',
  noList:
    'The list of ended certificates cannot be read at present. We issued this certificate, but this page cannot say whether it still counts.',
  isShort:
    'The code on a print may have fewer lines than the certificate. The file that is attached to the PDF has all.',
  failed: 'The checking could not begin. Please reload the page.',
  bad: 'Do not trust it before you have asked its holder.',
  faults: {
    too_long: 'This is far too long for a certificate. Scan the code again.',
    unreadable: 'This is no certificate of ours, or it is damaged. Scan the code again.',
    other_format: 'This was signed for something else. It is no certificate.',
    not_as_issued: 'It is not written as we write certificates: something was changed or added.',
    key_unknown: 'It is signed with a key that is not ours for certificates.',
    signature_wrong: 'Our signature does not belong to what it says: something was changed.',
    signature_unsupported: 'This browser cannot check our signature. Please use a newer one.',
  } satisfies Record<CertificateFault, string>,
} as const;
