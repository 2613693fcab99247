import { randomInt } from 'node:crypto';
import { certificateLimits } from '#rules/certificates/limits.ts';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 80 random bits: no one finds a certificate by trying numbers. */
export function newCertificateNumber(): string {
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}

export const newStatusIndex = (): number => randomInt(certificateLimits.statusBits);
