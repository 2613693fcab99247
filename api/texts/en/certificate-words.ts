import { certificateWords as ofPages } from '#rules/certificates/certificate-words/en.ts';

/** The words of a certificate, which its page shares. */
export const certificateWords = ofPages;
