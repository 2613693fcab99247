import { type RawBuilder, sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

/** Empties the question of a seat by an administrator's decision. The seat stays. */
export function takeQuestion(tx: Tx, seatId: string): Promise<void> {
  return write(tx, seatId, { question: '', where: sql`question <> ''` });
}

/** Restores it after a granted appeal, unless the member has left or asked something else. */
export function giveQuestionBack(tx: Tx, seatId: string, question: string): Promise<void> {
  const where = sql`question = '' and state in ('taken', 'offered', 'waiting')`;
  return write(tx, seatId, { question, where });
}

async function write(
  tx: Tx,
  seatId: string,
  { question, where }: { question: string; where: RawBuilder<unknown> },
): Promise<void> {
  const { rows } = await sql<{ office_hour_id: string }>`
    update office_hour_seats set question = ${question} where id = ${seatId} and ${where}
    returning office_hour_id`.execute(tx);
  for (const { office_hour_id: officeHourId } of rows)
    await record(tx, { name: 'officeHours.asked', accountId: null, subject: { officeHourId, seatId } });
}
