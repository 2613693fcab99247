import type { CertificateByNumber } from '#contract/certificates/shapes.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { saidOf } from './row.ts';

/**
 * A certificate as anyone may see it who has its number: without a name. Of an erased account the state alone is left.
 * @throws Refusal `certificate_unknown`
 */
export async function findByNumber({ db }: Core, number: string): Promise<CertificateByNumber> {
  const row = await db.selectFrom('certificates').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new Refusal('certificate_unknown');
  const said = saidOf(row);
  return {
    number,
    state: row.state,
    kind: row.kind ?? '',
    organisation: said?.organisation ?? '',
    day: said?.day ?? '',
  };
}
