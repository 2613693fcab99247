import { type Insertable, sql } from 'kysely';
import { introductionPurposeRules, introductionPurposes } from '#contract/collected.ts';
import {
  type IntroductionReceiver,
  type IntroductionShownKind,
  showsOf,
} from '#contract/ground/introduction-purpose.ts';
import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { askForIntroduction } from '#core/introductions/ask-for-introduction.ts';
import type { IntroductionsTable } from '#db/tables/introductions.ts';
import { handleOf, verified } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

export const introductionNote =
  'I have built cold rooms for tomato growers near Nagpur for four years, and read what you wrote about your crates. May we talk about them for half an hour?';

/** A member whose page others see. */
export async function seenMember(core: Core, name = 'Meera Joshi') {
  const who = await member(core, { name, password: null });
  await handleOf(core, who);
  return who;
}

export const asker = async (core: Core, name = 'Asha Kulkarni') =>
  verified(core, await seenMember(core, name));

type Person = Awaited<ReturnType<typeof seenMember>>;
type Sides<A, B> = { asker?: A | undefined; asked?: B | undefined; isToProject?: boolean };

/** A request as it would stand, with its deadline begun while it waits. The missing side is a new member, or owns the project. */
export async function introductionBetween<A extends Member = Person, B extends Member = Person>(
  core: Core,
  sides: Sides<A, B> = {},
  changes: Partial<Insertable<IntroductionsTable>> = {},
) {
  const from = sides.asker ?? (await asker(core));
  const to = sides.asked ?? (await seenMember(core));
  const slug = sides.isToProject ? await publishedProject(core, to) : null;
  const project = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug ?? '')
    .executeTakeFirst();
  const id = newId();
  const state = changes.state ?? 'asked';
  const purpose = changes.purpose ?? introductionPurposes[0] ?? '';
  await core.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('introductions')
      .values({
        id,
        purpose,
        asker_id: from.id,
        to_kind: project ? 'project' : 'member',
        asked_id: project ? null : to.id,
        project_id: project?.id ?? null,
        shown_kind: 'project',
        note: introductionNote,
        asked_as: newId(),
        ...(state !== 'asked' && { ended_at: sql<Date>`now()` }),
        ...((state === 'accepted' || state === 'declined') && { answered_by: to.id }),
        ...changes,
      })
      .execute();
    if (state === 'asked')
      await beginDeadline(tx, {
        kind: deadlineOf(purpose),
        subjectId: id,
        owes: { accountId: to.id, ...(project && { projectId: project.id }) },
        awaitedBy: from.id,
      });
  });
  return { id, asker: from, asked: to, slug: slug ?? '' };
}

type Wanted = { kind?: IntroductionReceiver; shows?: IntroductionShownKind };

/** A purpose with which members ask such a receiver, and how an asker comes to ask. */
export async function purposeTo({ kind = 'member', shows }: Wanted = {}) {
  // The samples of this module are among those that the collected file joins.
  const { introducing } = await import('#tests/collected.ts');
  const purpose = introductionPurposes.find((one) => {
    const rule = introductionPurposeRules[one];
    return rule.to.includes(kind) && (!shows || showsOf(rule, kind).includes(shows));
  });
  const ready = purpose && introducing[purpose][kind];
  if (!ready) throw new Error(`No sample says how a ${kind} is asked.`);
  return { purpose, ready };
}

/** Makes it possible that one member asks the other, or the other's project, and says what to ask with. */
export async function readyToAsk(core: Core, from: Member, to: Member, wanted: Wanted = {}) {
  const { purpose, ready } = await purposeTo(wanted);
  const { slug = '', shown, project: projectSlug = '' } = await ready(core, from, to);
  const handle = wanted.kind === 'project' ? '' : await handleOf(core, to);
  return { purpose, handle, slug, shown, projectSlug, note: introductionNote };
}

/** The same; the returned function asks. */
export async function asking(core: Core, from: Member, to: Member, wanted: Wanted = {}) {
  const asked = await readyToAsk(core, from, to, wanted);
  return (key = newId()) => askForIntroduction(core, from, { ...asked, key });
}
