const indian = 'Asia/Kolkata';
let zone = indian;

/** Writes an email in the reader's time zone, or in India's where that is unknown. `write` must be synchronous. */
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
