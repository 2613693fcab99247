import { latinDigits } from '../text/digits.ts';
import { isVerhoeff } from './verhoeff.ts';

/** Where a number stands that looks like an Aadhaar number, which we may neither ask for nor keep. */
export type AadhaarFinding = { start: number; end: number };

/** Twelve digits of any script, with at most one separator between two of them. */
const candidate = /(?<!\p{Nd}|\p{Nd}[ .-])\p{Nd}(?:[ \u00a0.\u2010-\u2013-]?\p{Nd}){11}(?!\p{Nd})/gu;
const groups = /^\p{Nd}{4}([ \u00a0.\u2010-\u2013-])\p{Nd}{4}\1\p{Nd}{4}$/u;
/** A fourth group of four makes it the number of a card. */
const fourthGroup = /^[ \u00a0.\u2010-\u2013-]\p{Nd}{4}(?!\p{Nd})/u;
const word = /\ba{1,2}dh?a{1,2}r\b|आधार|uidai|यूआईडीएआई/i;
/** How far the word may stand from the number, in characters. */
const near = 60;

/** Numbers with first digit 2–9 and a right check digit, that are grouped 4-4-4 or stand near the word. */
export function findAadhaar(text: string): AadhaarFinding[] {
  const found: AadhaarFinding[] = [];
  for (const match of text.matchAll(candidate)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const digits = latinDigits(match[0]).replace(/[^0-9]/g, '');
    if (!/^[2-9]/.test(digits) || !isVerhoeff(digits)) continue;
    const isGrouped = groups.test(match[0]) && !fourthGroup.test(text.slice(end));
    if (isGrouped || word.test(text.slice(Math.max(0, start - near), end + near))) found.push({ start, end });
  }
  return found;
}

/** The text with all but the last four digits of such numbers covered, for those who review it. */
export function maskAadhaar(text: string): string {
  let masked = '';
  let copied = 0;
  for (const { start, end } of findAadhaar(text)) {
    let digit = 0;
    const covered = text.slice(start, end).replace(/\p{Nd}/gu, (shown) => (digit++ < 8 ? 'X' : shown));
    masked += text.slice(copied, start) + covered;
    copied = end;
  }
  return masked + text.slice(copied);
}
