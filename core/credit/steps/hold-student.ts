import type { Tx } from '../../ground/events.ts';
import { type OfClaim, type Student, studentOf } from '../find-student.ts';

/** As `findStudent`, held until the transaction ends: no one leaves the cohort while a claim is decided. */
export function holdStudent(tx: Tx, of: OfClaim): Promise<Student | undefined> {
  return studentOf(tx, of).forShare('membership').executeTakeFirst();
}
