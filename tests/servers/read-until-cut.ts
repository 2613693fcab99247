/** All bytes of an answer that arrive, and whether its end came in order. */
export async function readUntilCut(answer: Response): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const pieces: Uint8Array[] = [];
  let isWhole = true;
  try {
    for await (const piece of answer.body ?? []) pieces.push(piece);
  } catch {
    isWhole = false;
  }
  return { bytes: Buffer.concat(pieces), isWhole };
}
