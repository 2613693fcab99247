import { trialQuestions } from '#rules/trials/questions.ts';
import { mayReadOther, otherTrialSide, type TrialSide, trialSides } from '#rules/trials/trial-states.ts';
import type { Reportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { accountOn, factsOfPair, sideOf } from './row.ts';

/** As a case names it: the two report the answers of each other. */
const setId = (pairId: string, side: TrialSide) => `${pairId}.${side}`;

function readSetId(named: string): { pairId: string; side: TrialSide } {
  const [pairId = '', named_ = ''] = named.split('.');
  return { pairId, side: trialSides.find((side) => side === named_) ?? 'asker' };
}

/** The answers of one of the two to the eight questions, by the other one who reads them. */
export const reportableAnswers: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, pairId) {
    if (actor.kind !== 'member') return null;
    const pair = await db.selectFrom('trial_pairs').selectAll().where('id', '=', pairId).executeTakeFirst();
    const own = pair && sideOf(pair, actor.id);
    if (!pair || !own) return null;
    const sets = await db
      .selectFrom('trial_question_sets')
      .selectAll()
      .where('pair_id', '=', pairId)
      .execute();
    const side = otherTrialSide(own);
    const otherId = accountOn(pair, side);
    if (otherId === null || !mayReadOther(factsOfPair(pair, sets))) return null;
    const named = await db
      .selectFrom(namesShown(db, actor).as('named'))
      .select('named.name')
      .where('named.id', '=', otherId)
      .executeTakeFirst();
    return { id: setId(pairId, side), name: named?.name ?? '' };
  },

  async seal(db, id) {
    const { pairId, side } = readSetId(id);
    const pair = await db.selectFrom('trial_pairs').selectAll().where('id', '=', pairId).executeTakeFirst();
    if (!pair) return null;
    const [judged, other] = [accountOn(pair, side), accountOn(pair, otherTrialSide(side))];
    const set = await db
      .selectFrom('trial_question_sets')
      .select('answers')
      .where('pair_id', '=', pairId)
      .where('account_id', '=', judged ?? '')
      .executeTakeFirst();
    if (!set) return null;
    const account = await namesShown(db, 'desk')
      .where('accounts.id', '=', judged ?? '')
      .executeTakeFirst();
    const said = new Map(Object.entries(set.answers));
    return {
      name: account?.name ?? '',
      // Administrators read the answers through the case alone.
      path: '',
      pictures: [],
      judged: judged === null ? [] : [judged],
      others: other === null ? [] : [other],
      parts: trialQuestions.map((name) => ({ name, text: String(said.get(name) ?? '') })),
    };
  },
};
