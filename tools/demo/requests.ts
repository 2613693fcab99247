import { sql } from 'kysely';
import type { RequestKind, RequestOutcome } from '#contract/rights/limits.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { answerRequest } from '#core/rights/answer-request.ts';
import { askRights } from '#core/rights/ask-rights.ts';
import { contestAnswer } from '#core/rights/contest-answer.ts';
import { takeRequest } from '#core/rights/take-request.ts';
import { withdrawRequest } from '#core/rights/withdraw-request.ts';

type State = 'received' | 'in work' | 'answered' | 'refused' | 'contested' | 'final' | 'withdrawn';
/** Received so many days ago, and answered so many days later. */
type DemoRequest = readonly [
  handle: string,
  kind: RequestKind,
  state: State,
  days: readonly [ago: number, answeredAfter: number],
  words: string,
];

const requests: readonly DemoRequest[] = [
  [
    'asha-patil',
    'correct',
    'received',
    [17, 0],
    'My college is written with its old name. It is Sample College, Nagpur.',
  ],
  [
    'rahul-ingle',
    'content',
    'received',
    [9, 0],
    'A note in a project that I left still says that I count buses for them.',
  ],
  [
    'asha-patil',
    'other',
    'contested',
    [20, 6],
    'Please show me who has looked at my files, and when that was.',
  ],
  [
    'esi-owusu',
    'other',
    'received',
    [2, 0],
    'Do you send anything about me outside of Ghana? If so, to whom?',
  ],
  [
    'kwame-mensah',
    'complaint',
    'received',
    [1, 0],
    'Two emails with the same code came at four in the morning.',
  ],
  [
    'tunde-adeyemi',
    'erase',
    'in work',
    [4, 0],
    'Please erase the film that I attached to my application in spring.',
  ],
  [
    'meera-kulkarni',
    'correct',
    'answered',
    [44, 5],
    'The note of the second press names a wrong month. It was May.',
  ],
  ['kofi-asante', 'see', 'answered', [50, 0], 'I would like to have everything that I wrote in one list.'],
  [
    'ishita-rao',
    'content',
    'refused',
    [38, 3],
    'A person says in public that my drawing is not good. Take it away.',
  ],
  [
    'grace-nakato',
    'erase',
    'answered',
    [75, 18],
    'Erase the first version of my profile, which had my old address.',
  ],
  [
    'yaw-frimpong',
    'complaint',
    'final',
    [60, 9],
    'The page about holds says “soon”, and does not say when that is.',
  ],
  [
    'amina-bello',
    'other',
    'withdrawn',
    [12, 0],
    'Which of my messages were looked at? I have found it myself now.',
  ],
];

const answers = {
  done: 'We did it today. Thank you for telling us.',
  refused: 'We read it twice. It is an opinion about work, and it keeps our rules.',
};

/** Twelve requests in every state; two of them are late. */
export async function askForRights(
  core: Core,
  [first, second]: readonly Member[],
  personOf: (handle: string) => Member,
): Promise<void> {
  if (!first || !second) throw new Error('Two administrators are needed.');
  for (const [handle, kind, state, [ago, after], words] of requests) {
    const asker = personOf(handle);
    const { $id: requestId } = await askRights(core, asker, { kind, words });
    const answer = (by: Member, version: number, outcome: RequestOutcome = 'done') =>
      answerRequest(core, by, {
        requestId,
        version,
        outcome,
        reason: outcome === 'refused' ? 'rules_kept' : '',
        answer: answers[outcome],
      });
    if (state === 'in work') await takeRequest(core, first, requestId);
    if (state === 'withdrawn') await withdrawRequest(core, asker, { requestId, secret: '' });
    // No staff answer a member who asks what we hold.
    if (kind !== 'see' && ['answered', 'refused', 'contested', 'final'].includes(state))
      await answer(first, 1, state === 'refused' ? 'refused' : 'done');
    if (state === 'contested' || state === 'final') {
      const contest = 'The answer says that it was done, and I do not see it. Please look once more.';
      await contestAnswer(core, asker, { requestId, words: contest, secret: '' });
    }
    if (state === 'final') await answer(second, 3);
    await moveBack(core, requestId, { ago, after });
  }
}

/** As if it had been asked so many days ago, and answered so many days later. */
async function moveBack(
  core: Core,
  id: string,
  { ago, after }: { ago: number; after: number },
): Promise<void> {
  const [asked, answered] = [
    sql`make_interval(days => ${ago}::int)`,
    sql`make_interval(days => ${ago - after}::int)`,
  ];
  await sql`update rights_requests set received_at = received_at - ${asked}, taken_at = taken_at - ${asked} + interval '1 day',
      withdrawn_at = withdrawn_at - ${asked} + interval '1 day', answered_at = answered_at - ${answered},
      contested_at = contested_at - ${answered} + interval '5 days', final_at = final_at - ${answered} + interval '9 days'
    where id = ${id}`.execute(core.db);
  // The first time for an answer, and that for the final one.
  await sql`update clocks set began_at = began_at - moved.by, due_at = due_at - moved.by,
      ended_at = ended_at - ${answered} + moved.more, state = case
        when state = 'met' and ended_at - ${answered} + moved.more > due_at - moved.by then 'released' else state end
    from (
      select id, case when row_number() over (order by began_at, id) = 1 then ${asked}
        else ${answered} - interval '5 days' end as by,
        case when row_number() over (order by began_at, id) = 1 then interval '0' else interval '9 days' end as more
      from clocks where subject_id = ${id}
    ) as moved
    where clocks.id = moved.id`.execute(core.db);
}
