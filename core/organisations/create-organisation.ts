import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  type OrganisationKind,
  organisationLimits,
  organisationTimes,
} from '#contract/organisations/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { slugsFor } from '../projects/slug.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { screenText } from '../screening/screen-text.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { countOrganisationsOf } from './count-organisations-of.ts';
import { findMark, type OrganisationMark } from './find-mark.ts';

type Asked = { kind: OrganisationKind; name: string; key?: string | undefined };

/**
 * Begins an organisation from the member's mark, with the member as its owner. The address that proved the mark counts for
 * as long as a code does.
 * @throws Refusal `organisation_mark_missing`; `organisations_too_many`; `nothing_offered`; `organisation_text_held`;
 * the refusals by age
 */
export async function createOrganisation(
  core: Core,
  member: Member,
  input: Asked,
): Promise<{ slug: string }> {
  refuseOffers({ name: input.name });
  if (screenText(input.name).length > 0) throw new Refusal('organisation_text_held', { param: 'name' });
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const askedAs = askedAsOf(member, input.key ?? newId());
    const before = await tx
      .selectFrom('organisations')
      .select('slug')
      .where('asked_as', '=', askedAs)
      .executeTakeFirst();
    if (before) return before;
    const mark = await findMark(tx, member.id);
    if (!mark) throw new Refusal('organisation_mark_missing');
    if ((await countOrganisationsOf(tx, member.id)) >= organisationLimits.perMember)
      throw new Refusal('organisations_too_many');
    const { id: organisationId, slug } = await insert(tx, input, mark, { askedAs, begunBy: member.id });
    const seat = { organisation_id: organisationId, account_id: member.id };
    await tx
      .insertInto('organisation_staff')
      .values({ ...seat, role: 'owner' })
      .execute();
    await tx
      .insertInto('organisation_addresses')
      .values({ ...seat, email: mark.email, proven_until: provenUntil(mark.proven_at) })
      .execute();
    await record(tx, { name: 'organisations.begun', accountId: member.id, subject: { organisationId } });
    return { slug };
  });
}

const provenUntil = (from: Date) =>
  sql<Date>`${from}::timestamptz + make_interval(days => ${organisationTimes.proofDays}::int)`;

function askedAsOf({ id }: Member, key: string): string {
  return createHash('sha256').update(`${id}:${key}`).digest('hex');
}

async function insert(
  tx: Tx,
  { kind, name }: Asked,
  { website, domain, registry, registry_number }: OrganisationMark,
  { askedAs, begunBy }: { askedAs: string; begunBy: string },
) {
  for (const slug of slugsFor(name, 'organisation')) {
    const made = await tx
      .insertInto('organisations')
      .values({
        id: newId(),
        slug,
        kind,
        name,
        website,
        domain,
        registry,
        registry_number,
        asked_as: askedAs,
        begun_by: begunBy,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (made) return made;
  }
  throw new Refusal('general_busy', { seconds: 1 });
}
