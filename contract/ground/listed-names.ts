import { z } from 'zod';

/** The shipped list that a name in an answer comes from. */
export type NameList = 'skills' | 'districts';

/**
 * Answers hold names of shipped lists as they are stored, in English. Pages show them in their reader's language
 * (api/http/worded-answer.ts), and every call takes them in each language.
 */
export const listedNames = z.registry<{
  list: NameList;
  /** The name is of the list where the `kind` next to it is one of these. Without them it always is. */
  kinds?: readonly string[];
}>();

/** A skill of the list in its spelling, or one that a member named. */
export const skillName = z.string().register(listedNames, { list: 'skills' });

/** `Pune, Maharashtra`, a district as profiles hold it, or text of a member's own. */
export const districtName = z.string().register(listedNames, { list: 'districts' });

/** The name of a thing next to its `kind`: of these kinds it is the skill that the thing is about. */
export const thingName = (kinds: readonly string[]) =>
  z.string().register(listedNames, { list: 'skills', kinds });
