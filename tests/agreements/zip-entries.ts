/** The files of a ZIP that packs them as they are, by their names. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a file of this ZIP is compressed');
    const bytes = zip.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((one) => zip.readUInt16LE(at + one)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    found.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(from, from + bytes));
    at += 46 + name + extra + comment;
  }
  return found;
}
