import { comingOn, textNames } from '#contract/consents/text-versions.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { askedBy, findDay, hasNews, textsOf } from './texts-of.ts';

/** The versions that are announced, and the purposes about which an adult has not answered yet. */
export async function getTextNews(core: Core, { id, standing }: Member) {
  if (!hasNews(core)) return { coming: [], asks: [] };
  const texts = textsOf(core);
  const day = await findDay(core.db);
  const coming = textNames.flatMap((name) =>
    comingOn(texts.versions[name], day).map(({ version, inForce }) => ({ name, version, inForce })),
  );
  const asked = standing.age === 'adult' ? askedBy(texts, day) : [];
  const answered = asked.length === 0 ? new Set<string>() : await answeredBy(core, id);
  return {
    coming,
    asks: asked
      .filter(({ purpose }) => !answered.has(documentOfPurpose(purpose)))
      .map(({ purpose, words: { name } }) => ({ purpose, name })),
  };
}

async function answeredBy({ db }: Core, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('consents')
    .select('document')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ document }) => document));
}
