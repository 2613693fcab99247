const indian = 'Asia/Kolkata';
let zone = indian;

/** Writes a letter by the clock of whoever reads it; India's for those of whom we know none. It is written in one go. */
export function writtenFor<T>(reader: string | null, write: () => T): T {
  zone = reader ?? indian;
  try {
    return write();
  } finally {
    zone = indian;
  }
}

export function readersZone(): string {
  return zone;
}
