import { certificateWords as ofPapers } from '#rules/certificates/certificate-words/en.ts';

/** The words of a certificate, which its print shares. */
export const certificateWords = ofPapers;
