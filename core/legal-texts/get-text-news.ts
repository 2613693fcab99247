import { comingOn, textNames } from '#contract/consents/text-versions.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type Asked, askedBy, findDay, hasNews, textsOf } from './texts-of.ts';

/** The versions that are announced, the purposes about which an adult has not answered yet, and those with a No or a withdrawn Yes. */
export async function getTextNews(core: Core, { id, standing }: Member) {
  if (!hasNews(core)) return { coming: [], asks: [], refused: [] };
  const texts = textsOf(core);
  const day = await findDay(core.db);
  const coming = textNames.flatMap((name) =>
    comingOn(texts.versions[name], day).map(({ version, inForce }) => ({ name, version, inForce })),
  );
  const asked = standing.age === 'adult' ? askedBy(texts, day) : [];
  const answers = asked.length === 0 ? new Map<string, boolean>() : await answersOf(core, id);
  const named = ({ purpose, words: { name } }: Asked) => ({ purpose, name });
  return {
    coming,
    asks: asked.filter(({ purpose }) => !answers.has(documentOfPurpose(purpose))).map(named),
    refused: asked.filter(({ purpose }) => answers.get(documentOfPurpose(purpose)) === false).map(named),
  };
}

/** The last answer to each document. */
async function answersOf({ db }: Core, accountId: string): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('consents')
    .select(['document', 'given'])
    .distinctOn('document')
    .where('account_id', '=', accountId)
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ document, given }) => [document, given]));
}
