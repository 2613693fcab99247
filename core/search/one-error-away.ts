/** Whether one character is wrong, missing, too many, or swapped with its neighbour. Characters are code points. */
export function isOneErrorAway(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const ends = (x: number, y: number) => a.slice(same + x).join('') === b.slice(same + y).join('');
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same] && ends(2, 2);
  return one !== other && (ends(1, 1) || ends(1, 0) || ends(0, 1) || isSwapped);
}
