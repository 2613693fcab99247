import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofCertificate = z.object({ number: z.string() });

/** Each names the account of the holder. */
export const certificateEvents = {
  'certificates.issued': ofCertificate,
  /** The holder does not want it. */
  'certificates.declined': ofCertificate,
  'certificates.withdrawn': ofCertificate,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof certificateEvents> {}
}
