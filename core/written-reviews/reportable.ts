import type { Db } from '#db/connect.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import type { Actor } from '../ground/actor.ts';
import type { Reportable } from '../ground/reportable.ts';
import { findOtherSide } from '../mentoring/find-other-side.ts';
import { accountOn } from '../mentoring/row.ts';
import { menteesIn, readSideId, sideId } from '../mentoring/side-id.ts';
import { namesShown } from '../people/names-shown.ts';
import { readsAsYoung, youngFirstName } from './still-young.ts';

/** The other side of a review reports it: the case names the side that is judged. */
export const reportableReview: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, id) {
    const found = await findOther(db, actor, id);
    return found && { id: sideId(id, found.side), name: found.name };
  },

  /** The mentees who are under 18, or were so at the end. */
  async firstNames(db, named) {
    const mentees = menteesIn(named);
    if (mentees.size === 0) return new Map();
    const rows = await db
      .selectFrom('written_reviews')
      .select(['id', youngFirstName().as('name')])
      .where('id', 'in', [...mentees.keys()])
      .where(readsAsYoung())
      .execute();
    return new Map(rows.map(({ id, name }) => [mentees.get(id) ?? '', name]));
  },

  async seal(db, id) {
    const { id: reviewId, side } = readSideId(id);
    const one = await db
      .selectFrom('written_reviews')
      .selectAll()
      .where('id', '=', reviewId)
      .executeTakeFirst();
    if (!one) return null;
    const [judged, other] = [accountOn(one, side), accountOn(one, otherSide(side))];
    const account = await namesShown(db, 'desk')
      .where('accounts.id', '=', judged ?? '')
      .executeTakeFirst();
    const files = await db
      .selectFrom('written_review_files')
      .select(['name', 'mime_type', 'storage_key', 'size', 'checksum'])
      .where('review_id', '=', reviewId)
      .orderBy('side')
      .orderBy('sequence')
      .execute();
    return {
      name: account?.name ?? '',
      // Administrators read a review through the case alone.
      path: '',
      pictures: files.filter((file) => file.mime_type.startsWith('image/')),
      judged: judged === null ? [] : [judged],
      others: other === null ? [] : [other],
      parts: [
        { name: 'topic', text: one.topic },
        { name: 'menteeQuestion', text: one.question },
        { name: 'links', text: one.links.join('\n') },
        ...files.map((file) => ({ name: 'file', text: file.name })),
        { name: 'mentorAnswer', text: one.answer },
        { name: 'questionBack', text: one.question_back },
        { name: 'answerBack', text: one.answer_back },
        { name: 'endWords', text: one.words },
      ].filter(({ text }) => text !== ''),
    };
  },
};

/** The other side of a review of the actor’s own; null unless both are there. */
async function findOther(db: Db, actor: Actor, reviewId: string) {
  const one = await db
    .selectFrom('written_reviews')
    .select([
      'mentor_id',
      'mentee_id',
      readsAsYoung().as('reads_as_young'),
      youngFirstName().as('young_name'),
    ])
    .where('id', '=', reviewId)
    .executeTakeFirst();
  const other = await findOtherSide(db, actor, one);
  return other?.side === 'mentee' && one?.reads_as_young ? { ...other, name: one.young_name } : other;
}
