import { sql } from 'kysely';
import type { IntroductionPurpose } from '#contract/collected.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { acceptIntroduction } from '#core/introductions/accept-introduction.ts';
import { askForIntroduction } from '#core/introductions/ask-for-introduction.ts';
import { declineIntroduction } from '#core/introductions/decline-introduction.ts';
import { endIntroduction } from '#core/introductions/steps/end-introduction.ts';
import { holdIntroduction } from '#core/introductions/steps/hold-introduction.ts';
import { withdrawIntroduction } from '#core/introductions/withdraw-introduction.ts';
import { listOwnProjects } from '#core/projects/list-own-projects.ts';
import type { DemoProject } from './project.ts';

type State = 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
/** To a member by their handle, or to one of the projects that are open to introductions, by its position. */
type DemoIntroduction = readonly [
  asker: string,
  to: string | number,
  purpose: IntroductionPurpose,
  state: State,
  note: string,
];

const introductions: readonly DemoIntroduction[] = [
  [
    'vivek-saraf',
    0,
    'invest',
    'accepted',
    'I have stood in your market on two mornings and counted crates. I do not need a plan, I would like to see the first room on a hot day and to hear which farmer left you, and why.',
  ],
  [
    'vivek-saraf',
    2,
    'invest',
    'asked',
    'My mother cooked for a canteen for twenty years, so I read your page twice. I would like to hear how you buy, and which week of the last year was the worst one for you.',
  ],
  [
    'folake-adebayo',
    2,
    'invest',
    'declined',
    'I look at schools and clinics first, and at food where it comes close to both. Could we talk about the two schools that you name, and about who signs for them?',
  ],
  [
    'folake-adebayo',
    0,
    'invest',
    'withdrawn',
    'Cold rooms come up in every clinic that I visit, for vaccines and not for tomatoes. I would like to know whether yours can hold four degrees through a night without power.',
  ],
  [
    'suresh-pawar',
    1,
    'advise',
    'accepted',
    'We have pressed small parts for eleven years and have made most mistakes that one can make with moulds. I can look at yours on a Saturday, at our machines, before you order the second one.',
  ],
  [
    'suresh-pawar',
    0,
    'try_as_customer',
    'asked',
    'Our canteen throws away a crate of tomatoes each week in May. I would pay for a shelf in your room for two months, and would tell you every Monday what it saved us.',
  ],
  [
    'meera-kulkarni',
    'folake-adebayo',
    'invest',
    'lapsed',
    'You write that you look at things early and patiently. Our first room has run for a summer, and we are honest about what broke. May I show you the book in which we wrote it down?',
  ],
  [
    'meera-kulkarni',
    'suresh-pawar',
    'hire_team',
    'asked',
    'Two of us weld frames in the mornings and have nothing to weld in the afternoons. You write that your workshop is short of hands. May we come by on a Saturday and show you our seams?',
  ],
];

/** Members with interests and owners of projects ask each other to talk, with every kind of end but a release. */
export async function introduceSome(
  core: Core,
  projects: readonly DemoProject[],
  personOf: (handle: string) => Member,
): Promise<void> {
  const open = projects.filter(({ state, removed }) => state === 'published' && !removed);
  for (const [from, to, purpose, state, note] of introductions) {
    const asker = personOf(from);
    const asked = personOf(typeof to === 'string' ? to : (open[to]?.owners[0] ?? ''));
    const receiver =
      typeof to === 'string'
        ? { handle: to, slug: '', shown: 'project' as const, projectSlug: await firstProject(core, asker) }
        : {
            handle: '',
            slug: await firstProject(core, asked),
            shown: 'interests' as const,
            projectSlug: '',
          };
    const key = `demo ${from} ${to} ${purpose}`;
    const { id } = await askForIntroduction(core, asker, { ...receiver, purpose, note, key });
    await endAs(core, { id, asker, asked, state });
  }
}

type Sent = { id: string; asker: Member; asked: Member; state: State };

/** The asked side answers a request, the asker takes it back, or its time passes. */
export async function endAs(core: Core, { id, asker, asked, state }: Sent): Promise<void> {
  if (state === 'accepted') await acceptIntroduction(core, asked, id);
  if (state === 'declined')
    await declineIntroduction(core, asked, {
      id,
      reason: 'not_now',
      words: 'Not before the school year has begun. Thank you for reading so closely.',
    });
  if (state === 'withdrawn') await withdrawIntroduction(core, asker, id);
  if (state === 'lapsed') await lapse(core, id);
}

/** The published project of an owner who has several is their first one. */
async function firstProject(core: Core, owner: Member): Promise<string> {
  const { projects } = await listOwnProjects(core, owner);
  return projects.findLast(({ state, role }) => state === 'published' && role === 'owner')?.slug ?? '';
}

/** As if fourteen days had passed without an answer. */
async function lapse(core: Core, id: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await sql`update introductions set asked_at = asked_at - interval '15 days' where id = ${id}`.execute(tx);
    const one = await holdIntroduction(tx, id);
    if (one) await endIntroduction(tx, one, { state: 'lapsed' });
  });
}
