import type { Actor } from '../actor.ts';
import type { Core } from '../core.ts';
import { type Page, readPage, type Source } from '../queries/page.ts';
import { readQueries } from '../queries/parse.ts';
import { type ProfileRow, profileFields } from './fields.ts';
import { isReadableBy } from './find-profile.ts';

export type ProfilePage = Page<ProfileRow> & { selection: string[] | null };

/** The profiles that match the queries and that the actor may read. */
export async function listProfiles(
  core: Core,
  actor: Actor,
  input: { queries: string[]; withTotal: boolean },
): Promise<ProfilePage> {
  const query = readQueries(input.queries, profileFields);
  const readable = core.db.selectFrom('profiles').where(isReadableBy(actor));
  const source: Source<ProfileRow> = {
    fields: profileFields,
    find: (id) => readable.selectAll().where('id', '=', id).executeTakeFirst(),
    read({ where, orders, limit, offset }) {
      let page = readable.selectAll().where(where).limit(limit);
      for (const order of orders) page = page.orderBy(order);
      return (offset > 0 ? page.offset(offset) : page).execute();
    },
    async count(where, most) {
      const { total } = await core.db
        .selectFrom(readable.select('id').where(where).limit(most).as('found'))
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
  const page = await readPage(query, source, input);
  return { ...page, selection: query.selection };
}
