import { webAddressOf } from './web-address.ts';

/** A piece of plain text, or an address in it that may be followed. `text` is always what was typed. */
export type TextSegment = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** An address begins after anything but a letter, digit or sign that would make it part of something else. */
const candidates = /(?<![\p{L}\p{N}_@:/.])(?:https?:\/\/|www\.)[^\s<>"`\p{Cc}\u200b\u200e\u200f\u061c]+/giu;
const closers = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const trailing = /[.,;:!?'"*_~…।॥’”»]$/u;

/** Splits plain text into pieces to be shown; joined again they are the text. */
export function segmentsOf(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let shown = 0;
  for (const match of text.matchAll(candidates)) {
    const address = withoutTrailing(match[0]);
    const href = webAddressOf(address);
    if (!href) continue;
    if (match.index > shown) segments.push({ kind: 'text', text: text.slice(shown, match.index) });
    segments.push({ kind: 'link', text: address, href });
    shown = match.index + address.length;
  }
  if (shown < text.length) segments.push({ kind: 'text', text: text.slice(shown) });
  return segments;
}

/** Punctuation at the end belongs to the sentence; a closing bracket too, unless the address opened it. */
function withoutTrailing(candidate: string): string {
  const open = new Map([...closers.keys()].map((closer) => [closer, balance(candidate, closer)]));
  let end = candidate.length;
  while (end > 0) {
    const last = candidate[end - 1] ?? '';
    const unmatched = open.get(last) ?? 0;
    if (unmatched < 0) open.set(last, unmatched + 1);
    else if (!trailing.test(last)) break;
    end--;
  }
  return candidate.slice(0, end);
}

/** How many brackets of this kind are opened more than closed. */
function balance(text: string, closer: string): number {
  let open = 0;
  for (const character of text) {
    if (character === closer) open--;
    else if (character === closers.get(closer)) open++;
  }
  return open;
}
