import { sql } from 'kysely';
import type { ApplicationStage } from '#contract/applications/limits.ts';
import { offerLimits } from '#contract/applications/offer-limits.ts';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';

/** The last offer to an applicant, and whether its seat may be freed again. */
export async function findOffer(db: Db, applicationId: string) {
  return db
    .selectFrom('application_offers')
    .selectAll()
    .select(
      sql<boolean>`now() > starts_on::date + make_interval(days => ${offerLimits.freeAfterDays + 1})`.as(
        'is_late',
      ),
    )
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** While it stands, or has been accepted. Its time is the one that runs, whatever has moved it since. */
export function presentOffer(
  { stage, due_at: dueAt }: { stage: ApplicationStage; due_at: Date | null },
  { offer }: { offer: OfferRow | undefined },
): ApplicationBody['offer'] {
  if (!offer || !['offered', 'accepted', 'joined'].includes(stage)) return null;
  return {
    title: offer.title,
    startsOn: offer.starts_on,
    hours: offer.hours,
    terms: offer.terms,
    answerBy: isoDate(stage === 'offered' && dueAt ? dueAt : offer.answer_by),
    madeAt: isoDate(offer.made_at),
  };
}
