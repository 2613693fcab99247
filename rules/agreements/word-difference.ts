/** A run of words that both texts have, or that only the older or the newer has. Joined they give both texts. */
export type WordPiece = { kind: 'same' | 'removed' | 'added'; text: string };

/** Above this many pairs of words a text counts as rewritten: shown whole, old and new. */
const mostPairs = 4_000_000;

/** The changes between two texts, word by word, with spaces and line ends kept. */
export function wordDifference(from: string, to: string): WordPiece[] {
  const [a, b] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const [oldMiddle, newMiddle] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return joined([
    ...a.slice(0, start).map((text): WordPiece => ({ kind: 'same', text })),
    ...middleOf(oldMiddle, newMiddle),
    ...a.slice(a.length - end).map((text): WordPiece => ({ kind: 'same', text })),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** The longest common subsequence of words. */
function middleOf(a: readonly string[], b: readonly string[]): WordPiece[] {
  const removed = a.map((text): WordPiece => ({ kind: 'removed', text }));
  const added = b.map((text): WordPiece => ({ kind: 'added', text }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > mostPairs) return [...removed, ...added];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: WordPiece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) pieces.push(removed[i++] as WordPiece);
    else pieces.push(added[j++] as WordPiece);
  }
  return [...pieces, ...removed.slice(i), ...added.slice(j)];
}

function joined(pieces: readonly WordPiece[]): WordPiece[] {
  const runs: WordPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
    else runs.push({ kind, text });
  }
  return runs;
}
