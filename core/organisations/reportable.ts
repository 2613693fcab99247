import { sql } from 'kysely';
import { organisationPaths } from '#contract/organisations/paths.ts';
import type { Db } from '#db/connect.ts';
import type { Reportable } from '../ground/reportable.ts';
import { isOrganisationShown } from './is-shown.ts';
import { hideByCase, hidePictureByCase, pauseByCase } from './steps/hold-by-case.ts';
import { removeHeld } from './steps/remove-held.ts';

/** Its owners are responsible for it. They appeal against a removal in the organisation itself. */
export const reportableOrganisation: Reportable = {
  async find(db, _, slug) {
    const row = await db
      .selectFrom('organisations')
      .select(['id', 'name'])
      .where('slug', '=', slug)
      .where(isOrganisationShown)
      .executeTakeFirst();
    return row ?? null;
  },

  async parts(db, _, id) {
    const row = await db
      .selectFrom('organisation_pictures')
      .select(['id', 'alt'])
      .where('organisation_id', '=', id)
      .where('held_back_at', 'is', null)
      .executeTakeFirst();
    return row ? [{ kind: 'organisation_picture', id: row.id, name: row.alt }] : [];
  },

  async seal(db, id) {
    const row = await db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      name: row.name,
      path: organisationPaths.organisation(row.slug),
      parts: [
        { name: 'name', text: row.name },
        { name: 'about', text: row.about },
        { name: 'website', text: row.website },
      ].filter(({ text }) => text !== ''),
      pictures: await filesOf(db).where('picture.organisation_id', '=', id).execute(),
      ...(await staffOf(db, id)),
    };
  },

  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => hideByCase(tx, id, true),
      lift: (tx, _, { id }) => hideByCase(tx, id, false),
    },
    pause: {
      takesDays: true,
      // A longer pause that it already has stays.
      carryOut: (tx, _, __, { id, days = 0 }) =>
        pauseByCase(
          tx,
          id,
          sql<Date>`greatest(case_paused_until, now() + make_interval(days => ${days}::int))`,
        ),
      lift: (tx, _, { id, next }) => pauseByCase(tx, id, next?.until ?? sql<Date>`null`),
    },
    remove: {
      carryOut: (tx, core, administrator, { id: organisationId, reason }) =>
        removeHeld(tx, core, administrator, { organisationId, reason }),
    },
  },
};

/** The picture of an organisation. Its owners are responsible for it. */
export const reportablePicture: Reportable = {
  async find(db, _, id) {
    const row = await pictures(db)
      .where('picture.id', '=', id)
      .where('picture.held_back_at', 'is', null)
      .where(isOrganisationShown)
      .executeTakeFirst();
    return row ? { id, name: row.name } : null;
  },

  async seal(db, id) {
    const row = await pictures(db).where('picture.id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      name: row.name,
      path: organisationPaths.organisation(row.slug),
      parts: [{ name: 'pictureText', text: row.alt }].filter(({ text }) => text !== ''),
      pictures: await filesOf(db).where('picture.id', '=', id).execute(),
      ...(await staffOf(db, row.organisation_id)),
    };
  },

  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => hidePictureByCase(tx, id, true),
      lift: (tx, _, { id }) => hidePictureByCase(tx, id, false),
    },
  },
};

function pictures(db: Db) {
  return db
    .selectFrom('organisation_pictures as picture')
    .innerJoin('organisations', 'organisations.id', 'picture.organisation_id')
    .select(['picture.organisation_id', 'picture.alt', 'organisations.name', 'organisations.slug']);
}

function filesOf(db: Db) {
  return db
    .selectFrom('organisation_picture_files as file')
    .innerJoin('organisation_pictures as picture', 'picture.id', 'file.picture_id')
    .select(['file.storage_key', 'file.size', 'file.checksum'])
    .where('file.variant', '=', 'large');
}

/** Owners are judged; none of the others may decide the case either. */
async function staffOf(db: Db, organisationId: string): Promise<{ judged: string[]; others: string[] }> {
  const staff = await db
    .selectFrom('organisation_staff')
    .select('account_id')
    .select(sql<boolean>`bool_or(role = 'owner')`.as('is_owner'))
    .where('organisation_id', '=', organisationId)
    .groupBy('account_id')
    .execute();
  return {
    judged: staff.filter((one) => one.is_owner).map((one) => one.account_id),
    others: staff.filter((one) => !one.is_owner).map((one) => one.account_id),
  };
}
