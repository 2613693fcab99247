const longest = 60;
/** Code points of one letter: those of Indian scripts need a few, piled-up marks would cover the lines around. */
const mostMarks = 8;
/** All but the joiners, which some scripts write with. */
const hidden = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * An address as people typed it, to be shown as text: in its own script, without what cannot be seen or would turn the
 * sentence round, and shortened in the middle. Where its encoding makes no sense it stays encoded.
 */
export function pathInWords(pathname: string): string {
  const visible = decoded(pathname).replace(hidden, '');
  const letters = Array.from(graphemes.segment(visible), ({ segment }) =>
    Array.from(segment).slice(0, mostMarks).join(''),
  );
  if (letters.length <= longest) return letters.join('');
  const half = Math.floor((longest - 1) / 2);
  return `${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}`;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
