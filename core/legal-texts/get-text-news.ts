import { comingOn, textNames } from '#contract/consents/text-versions.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type Asked, askedBy, findDay, hasNews, textsOf } from './texts-of.ts';
import { wordsIn } from './words-in.ts';

/** The versions that are announced, the purposes about which an adult has not answered yet, and those with a No or a withdrawn Yes. */
export async function getTextNews(core: Core, { id, standing }: Member, language?: string) {
  if (!hasNews(core)) return { coming: [], asks: [], refused: [] };
  const texts = textsOf(core);
  const day = await findDay(core.db);
  const coming = textNames.flatMap((name) =>
    comingOn(texts.versions[name], day).map(({ version, inForce }) => ({ name, version, inForce })),
  );
  const asked = standing.age === 'adult' ? askedBy(texts, day) : [];
  const answers = asked.length === 0 ? new Map<string, boolean>() : await answersOf(core, id);
  const named = async ({ purpose, name: text, version, words: english }: Asked) => {
    const { words } = await wordsIn(core, { text, version, language });
    return { purpose, name: words.asks?.[purpose]?.name ?? english.name };
  };
  const answerTo = ({ purpose }: Asked) => answers.get(documentOfPurpose(purpose));
  return {
    coming,
    asks: await Promise.all(asked.filter((one) => answerTo(one) === undefined).map(named)),
    refused: await Promise.all(asked.filter((one) => answerTo(one) === false).map(named)),
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
