import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import { beginAgreement } from '#core/agreements/begin-agreement.ts';
import { beginCounter } from '#core/agreements/begin-counter.ts';
import { declineAgreement } from '#core/agreements/decline-agreement.ts';
import { editDraft } from '#core/agreements/edit-draft.ts';
import { propose } from '#core/agreements/propose.ts';
import { setPool } from '#core/agreements/set-pool.ts';
import { withdrawAgreement } from '#core/agreements/withdraw-agreement.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addDays } from '#rules/calendar/day.ts';
import { keepLedger } from '#tests/agreements/kept-ledgers.ts';
import { amend } from './agreement-amendments.ts';
import { disputeAsFar, runOut } from './agreement-disputes.ts';
import { type DemoState, demoStates, histories, phaseOf, saidWith } from './agreement-histories.ts';
import { type Sides, sign } from './agreement-signing.ts';
import type { DemoProject } from './project.ts';

type PersonOf = (handle: string) => Member;

/** So few that each of them shows several states. */
const mostPairs = 5;

const today = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);

/** Owners of the sample projects agree with people of their teams, each as far as the table says. */
export async function agreeAll(
  core: Core,
  administrators: readonly Member[],
  projects: readonly DemoProject[],
  personOf: PersonOf,
): Promise<void> {
  const pairs = await findPairs(core, projects, personOf);
  const withPool = new Set<string>();
  for (const [at, state] of demoStates.entries()) {
    const sides = pairs[at % Math.min(mostPairs, pairs.length)];
    if (!sides) return;
    if (!withPool.has(sides.project)) await recordPool(core, sides);
    withPool.add(sides.project);
    await bring(core, sides, { state, administrators });
  }
  await lapseDueDeadlines(core);
}

/** Who leads a sample project, with each who only works in it, in the same order on every run. */
async function findPairs(core: Core, projects: readonly DemoProject[], personOf: PersonOf): Promise<Sides[]> {
  const { rows } = await sql<{ name: string; slug: string; handle: string }>`
    select projects.name, projects.slug, handles.handle from projects
    join project_members as seat on seat.project_id = projects.id and not seat.is_owner
    join handles on handles.account_id = seat.account_id
    where projects.state = 'published' order by projects.slug, handles.handle`.execute(core.db);
  return rows.flatMap(({ name, slug, handle }) => {
    const [owner] = projects.find((one) => name === `Sample: ${one.name}`)?.owners ?? [];
    return owner ? [{ owner: personOf(owner), contributor: personOf(handle), project: slug }] : [];
  });
}

function recordPool(core: Core, { owner, project }: Sides) {
  const totals = { companyUnits: 1_000_000, poolUnits: 100_000, asOfDay: addDays(today(), -1) };
  return setPool(core, owner, { projectSlug: project, version: 0, ...totals });
}

async function bring(
  core: Core,
  sides: Sides,
  { state, administrators }: { state: DemoState; administrators: readonly Member[] },
): Promise<void> {
  const { owner, contributor } = sides;
  const { id } = await beginAgreement(core, owner, {
    project: sides.project,
    personId: contributor.id,
    key: state,
  });
  const { draft } = await editDraft(core, owner, { agreementId: id, version: 1, said: saidOf(state) });
  if (state === 'draft') return;
  await propose(core, owner, { agreementId: id, version: draft?.version ?? 0 });
  switch (state) {
    case 'proposed':
      return;
    case 'countered':
      return counter(core, contributor, id);
    case 'declined':
      return void (await declineAgreement(core, contributor, id));
    case 'withdrawn':
      return void (await withdrawAgreement(core, owner, id));
    case 'expired':
      await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(
        core.db,
      );
      return;
  }
  await sign(core, contributor, id);
  if (state === 'signed_by_one') return;
  await sign(core, owner, id);
  const history = histories[state];
  if (!history) return amend(core, sides, id, state);
  await signedEarlier(core, id, history.days);
  await keepLedger(core, id, sides, history.act, saidWith);
  if (state === 'overdue') await runOut(core, id, 'payment');
  const phase = phaseOf(state);
  if (phase) await disputeAsFar(core, sides, id, { phase, administrators });
}

async function counter(core: Core, contributor: Member, id: string): Promise<void> {
  const { draft } = await beginCounter(core, contributor, id);
  const { draft: changed } = await editDraft(core, contributor, {
    agreementId: id,
    version: draft?.version ?? 0,
    said: { terms: { hoursAWeek: 6 } },
  });
  await propose(core, contributor, { agreementId: id, version: changed?.version ?? 0 });
}

/** An agreement with a history was signed before it. Signatures cannot be changed, so their triggers are off for a moment. */
async function signedEarlier(core: Core, id: string, days: number): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const by = sql`make_interval(days => ${days})`;
    await sql`alter table agreement_signatures disable trigger user`.execute(tx);
    await sql`update agreement_signatures set signed_at = signed_at - ${by} where agreement_id = ${id}`.execute(
      tx,
    );
    await sql`alter table agreement_signatures enable trigger user`.execute(tx);
    await sql`update agreement_steps set at = at - ${by} where agreement_id = ${id}`.execute(tx);
    await sql`update agreements set begun_at = begun_at - ${by}, active_at = active_at - ${by} where id = ${id}`.execute(
      tx,
    );
  });
}

function saidOf(state: DemoState): DraftParam {
  const start = addDays(today(), 7);
  const one = (number: number, title: string, value: number) => ({
    number,
    title,
    value,
    hours: 20,
    criteria: ['It runs for a week without a fault', 'Someone else can read how it works'],
    dueDay: addDays(start, number * 21),
    lowestShare: 0,
    highestShare: state === 'proposed' ? 0 : 60,
  });
  return {
    terms: {
      role: 'Sample: Builder of counters',
      work: 'Builds what counts in the first two rooms, and shows others how it is kept running.',
      law: 'India',
      place: 'Nagpur',
      startDay: start,
      noticeDays: 7,
    },
    equity:
      state === 'proposed'
        ? null
        : {
            instrument: 'Promise of shares',
            unitPrice: 1000,
            priceSource: 'Set by the owners for this sample',
            // Units of a history have vested at once; months begin to count after a signature.
            vesting: histories[state]
              ? { kind: 'at_once' }
              : { kind: 'monthly', months: 24, cliff: 3, startDay: start },
            leaver: 'vest',
            conversionDay: addDays(start, 1000),
            fallbackPrice: 1000,
            isEmployee: false,
          },
    milestones: [
      one(1, 'Counter on one door', 1_200_000),
      one(2, 'Counter on every door', 1_800_000),
      one(3, 'Others keep it running', 900_000),
    ],
  };
}
