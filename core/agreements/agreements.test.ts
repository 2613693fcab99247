import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import { hashOfValue } from '#core/ledger/seal-entries.ts';
import { firstTerms } from '#rules/agreements/clauses/first-terms.ts';
import {
  drafted,
  equity,
  goodTerms,
  joinTeam,
  milestone,
  poolOf,
  proposed,
  type Sides,
  sign,
} from '#tests/agreements/agreements.ts';
import { applyFor, letWait, offered } from '#tests/applications/applications.ts';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { archiveProject } from '../projects/archive-project.ts';
import { beginAgreement } from './begin-agreement.ts';
import { beginCounter } from './begin-counter.ts';
import { declineAgreement } from './decline-agreement.ts';
import { dropDraft } from './drop-draft.ts';
import { editDraft } from './edit-draft.ts';
import { listAgreements } from './list-agreements.ts';
import { propose } from './propose.ts';
import { showAgreement } from './show-agreement.ts';
import { withdrawAgreement } from './withdraw-agreement.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name = 'Kwame Mensah') => member(core, { name, password: null });

/** The owner of the project that was made last. */
let founder = await someone('Meera Joshi');

async function sides(): Promise<Sides> {
  const contributor = await someone();
  founder = await someone('Meera Joshi');
  const project = await publishedProject(core, founder, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  return { owner: founder, contributor, project };
}
const edit = (id: string, version: number, said: DraftParam, who: Member = founder) =>
  editDraft(core, who, { agreementId: id, version, said });

test('a draft begins with an accepted applicant or a team member, and with no one else', async () => {
  const { owner: first, contributor, project } = await sides();
  const key = { project, personId: contributor.id, key: 'k' };
  const begun = await beginAgreement(core, first, key);
  assert.equal((await beginAgreement(core, first, key)).id, begun.id);
  assert.deepEqual(
    [begun.stage, begun.side, begun.role, begun.draft?.said.terms.noticeDays],
    ['draft', 'project', 'Builder', 14],
  );
  const { project: where, terms } = begun.draft?.said ?? {};
  const { rights, portfolio, causes, law } = firstTerms.en;
  assert.partialDeepStrictEqual(terms, {
    rights,
    portfolio,
    causes,
    law,
    place: where?.place || firstTerms.en.place,
  });
  // The contributor learns of it when it is proposed.
  await assert.rejects(showAgreement(core, contributor, begun.id), refused('agreement_unknown'));
  const opportunity = await openOpportunity(core, first, {}, project);
  const applicant = await someone();
  const { id } = await applyFor(core, applicant, opportunity.slug);
  const asked = { project, personId: applicant.id };
  await assert.rejects(beginAgreement(core, first, asked), refused('agreement_person_unknown'));
  await offered(core, first, id, { accepts: applicant });
  const accepted = await beginAgreement(core, first, asked);
  assert.deepEqual(
    [accepted.role, accepted.draft?.said.terms.work, accepted.draft?.said.terms.hoursAWeek],
    ['Meter reader', 'Three rooms.', 8],
  );
  assert.equal(accepted.draft?.said.terms.startDay, dayFromNow(20));
  await assert.rejects(
    beginAgreement(core, first, { project, personId: first.id }),
    refused('agreement_two_sides'),
  );
  await assert.rejects(
    beginAgreement(core, contributor, { project, personId: applicant.id }),
    refused('project_unknown'),
  );
  await dropDraft(core, first, accepted.id);
  await assert.rejects(showAgreement(core, first, accepted.id), refused('agreement_unknown'));
});

test('minors, those who are away, the only owner and a project that is put away begin nothing', async () => {
  const { owner: first, contributor, project } = await sides();
  const { id } = await drafted(core, { owner: first, contributor, project });
  const setBirth = (day: string) =>
    sql`update standings set birth_date = ${day} where account_id = ${contributor.id}`.execute(core.db);
  await setBirth(bornYearsAgo(17));
  const asked = { project, personId: contributor.id };
  await assert.rejects(beginAgreement(core, first, asked), refused('agreement_person_underage'));
  await assert.rejects(
    propose(core, first, { agreementId: id, version: 2 }),
    refused('agreement_person_underage'),
  );
  await setBirth(bornYearsAgo(30));
  // An owner is a contributor only where another one acts for the project.
  const other = await someone();
  await joinTeam(core, project, other, true);
  assert.equal((await beginAgreement(core, first, { project, personId: other.id })).stage, 'draft');
  await archiveProject(core, first, project);
  await assert.rejects(beginAgreement(core, first, asked), refused('agreement_project_closed'));
  await assert.rejects(
    propose(core, first, { agreementId: id, version: 2 }),
    refused('agreement_project_closed'),
  );
  const { draft } = await showAgreement(core, first, id);
  assert.deepEqual(draft?.faults, [{ code: 'agreement_project_closed', param: '' }]);
});

test('saving refuses each forbidden term with its own code and changes nothing', async () => {
  const between = await sides();
  await poolOf(core, founder, between.project);
  const { id } = await drafted(core, between, { equity: equity() });
  const wrong: [DraftParam, string, string?][] = [
    [{ milestones: [milestone({ lowestShare: 40, highestShare: 35 })] }, 'agreement_shares_crossed', '1'],
    [
      { milestones: [milestone({ value: 500, lowestShare: 50, highestShare: 100 })] },
      'agreement_no_share_to_offer',
      '1',
    ],
    [{ equity: null, milestones: [milestone({ highestShare: 50 })] }, 'agreement_shares_without_equity', '1'],
    [{ milestones: [milestone(), milestone()] }, 'agreement_milestone_twice'],
    [{ terms: { endDay: dayFromNow(-400) } }, 'agreement_end_before_start'],
    [
      { equity: equity({ vesting: { kind: 'monthly', months: 6, cliff: 7, startDay: dayFromNow(30) } }) },
      'agreement_cliff_beyond_months',
    ],
    [
      { equity: equity({ vesting: { kind: 'monthly', months: 12, cliff: 3, startDay: dayFromNow(-2) } }) },
      'agreement_vesting_before_signature',
    ],
    [
      {
        equity: equity({ unitPrice: 1, fallbackPrice: 10 ** 12 }),
        milestones: [milestone({ highestShare: 100 })],
      },
      'agreement_fallback_too_large',
      '1',
    ],
    [{ equity: equity({ instrument: 'ESOP promise' }) }, 'agreement_esop_untold', 'isEmployee'],
  ];
  const before = await showAgreement(core, founder, id);
  for (const [said, code, param] of wrong) await assert.rejects(edit(id, 2, said), refused(code, param));
  assert.deepEqual(await showAgreement(core, founder, id), before);
  await edit(id, 2, { equity: equity({ instrument: 'ESOP promise', isEmployee: true }) });
  // Without an equity part no share is left to choose.
  await edit(id, 3, { milestones: [milestone({ highestShare: 50 })] });
  const without = await edit(id, 4, { equity: null });
  assert.deepEqual(
    without.draft?.said.milestones.map((one) => one.highestShare),
    [0],
  );
});

test('a draft names what is left to say, and an edit of an older version is a conflict', async () => {
  const between = await sides();
  const { id } = await beginAgreement(core, founder, {
    project: between.project,
    personId: between.contributor.id,
  });
  await assert.rejects(
    propose(core, founder, { agreementId: id, version: 1 }),
    refused('agreement_incomplete', 'work'),
  );
  const edited = await edit(id, 1, goodTerms());
  assert.deepEqual(edited.draft?.faults, []);
  // Sent twice it is the same; based on an older version it is not.
  assert.equal((await edit(id, 1, goodTerms())).draft?.version, 2);
  await assert.rejects(edit(id, 1, { terms: { role: 'Another' } }), refused('conflict'));
  await edit(id, 2, { equity: equity() });
  await assert.rejects(
    propose(core, founder, { agreementId: id, version: 3 }),
    refused('agreement_pool_missing'),
  );
  await poolOf(core, founder, between.project);
  const sent = await propose(core, founder, { agreementId: id, version: 3 });
  assert.deepEqual([sent.stage, sent.version, sent.waits.whose], ['proposed', 1, 'contributor']);
  assert.equal(sent.document?.terms.equity?.pool.version, 1);
  assert.equal(sent.hash, hashOfValue(sent.document));
  assert.ok(sent.document?.text.includes('Builds the counter.') && sent.document.text.includes('₹10,000'));
});

test('a counter names what differs, clause by clause, and the text before stays to be read', async () => {
  const between = await sides();
  const { contributor } = between;
  const { id } = await proposed(core, between);
  const begun = await beginCounter(core, contributor, id);
  assert.deepEqual(begun.draft?.changes, []);
  const faultsOf = async (who: Member) => (await showAgreement(core, who, id)).draft?.faults;
  assert.deepEqual(await faultsOf(contributor), [{ code: 'agreement_nothing_changed', param: '' }]);
  await assert.rejects(
    propose(core, contributor, { agreementId: id, version: 1 }),
    refused('agreement_nothing_changed'),
  );
  // A side cannot read the other side's draft, and cannot write the other side's name.
  assert.equal((await showAgreement(core, founder, id)).draft, null);
  const project = { isRegistered: false, name: '', number: '', place: 'Elsewhere' };
  await assert.rejects(edit(id, 1, { project }, contributor), refused('agreement_not_your_draft'));
  await edit(id, 1, { terms: { noticeDays: 7 }, milestones: [milestone({ value: 1_200_000 })] }, contributor);
  assert.deepEqual(await faultsOf(contributor), []);
  const countered = await propose(core, contributor, { agreementId: id, version: 2 });
  assert.deepEqual(
    [countered.stage, countered.version, countered.lastParty, countered.waits.whose],
    ['countered', 2, 'contributor', 'project'],
  );
  assert.deepEqual(
    countered.changes.map(({ clause, milestone: number, from, to }) => [clause, number, from, to]),
    [
      ['terms.noticeDays', null, 14, 7],
      ['milestone.value', 1, 1_000_000, 1_200_000],
    ],
  );
  assert.deepEqual((await showAgreement(core, founder, id)).changes, countered.changes);
  const { rows } = await sql<{ previous: string }>`
    select document::jsonb ->> 'previous' as previous from agreement_versions
    where agreement_id = ${id} order by number`.execute(core.db);
  assert.equal(rows[0]?.previous, null);
  assert.equal(rows[1]?.previous?.length, 64);
});

test('of two counters at once one stands, and the other reads a conflict with its draft kept', async () => {
  const between = await sides();
  const { contributor } = between;
  const { id } = await proposed(core, between);
  for (const [who, noticeDays] of [
    [founder, 10],
    [contributor, 7],
  ] as const) {
    await beginCounter(core, who, id);
    await edit(id, 1, { terms: { noticeDays } }, who);
  }
  const both = await Promise.allSettled(
    [founder, contributor].map((who) => propose(core, who, { agreementId: id, version: 2 })),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'rejected') refused('conflict')(one.reason);
  const loser = both[0]?.status === 'rejected' ? founder : contributor;
  const kept = await showAgreement(core, loser, id);
  assert.deepEqual([kept.version, kept.draft?.basedOn, kept.draft?.changes.length], [2, 1, 1]);
});

test('either side declines, the project alone withdraws, and both are once and for all', async () => {
  const between = await sides();
  const { contributor } = between;
  const first = await proposed(core, between);
  const { owner: began } = between;
  await assert.rejects(withdrawAgreement(core, contributor, first.id), refused('agreement_not_your_draft'));
  assert.equal((await declineAgreement(core, contributor, first.id)).stage, 'declined');
  assert.equal((await declineAgreement(core, contributor, first.id)).stage, 'declined');
  await assert.rejects(beginCounter(core, began, first.id), refused('agreement_over'));
  await assert.rejects(withdrawAgreement(core, began, first.id), refused('agreement_over'));
  const second = await proposed(core, await sides());
  assert.equal((await withdrawAgreement(core, founder, second.id)).stage, 'withdrawn');
  const over = await listAgreements(core, founder, { list: 'over', after: '' });
  assert.deepEqual(
    over.agreements.map(({ id }) => id),
    [second.id],
  );
  assert.deepEqual((await listAgreements(core, founder, { list: 'open', after: '' })).agreements, []);
});

test('a proposal without an answer expires after 14 days, and a later answer changes nothing', async () => {
  const between = await sides();
  const { id, waits: deadlines } = await proposed(core, between);
  const days = (Date.parse(deadlines.dueAt) - Date.now()) / 86_400_000;
  assert.ok(days > 13.9 && days < 14.6, String(days));
  await letWait(core, id, 15 * 24);
  await assert.rejects(declineAgreement(core, between.contributor, id), refused('agreement_over'));
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await showAgreement(core, between.contributor, id)).stage, 'expired');
  await assert.rejects(sign(core, between.contributor, id), refused('agreement_over'));
});
