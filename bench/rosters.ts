import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createCore } from '#core/collected/create-core.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { createCohort } from '#core/rosters/create-cohort.ts';
import { getRosterImport } from '#core/rosters/get-roster-import.ts';
import { listCodes } from '#core/rosters/list-codes.ts';
import { listStudents } from '#core/rosters/list-students.ts';
import { makeCodes } from '#core/rosters/make-codes.ts';
import { readRosterFile } from '#core/rosters/read-roster-file.ts';
import { takeImport } from '#core/rosters/take-import.ts';
import { undoImport } from '#core/rosters/undo-import.ts';
import { connect } from '#db/connect.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:rosters: each step of a list of 5,000 students, while the same process goes on reading a page of students.
const rows = 5000;
const [promisedStep, promisedPage] = [3000, 1000];

const cluster = await startDatabase();
try {
  const { db, close } = connect(await seededDatabase(cluster, 1000));
  const core = createCore(modules, {
    db,
    key: randomBytes(32),
    origin: 'https://site.example',
    makePdf,
  } as Core);
  const owner = await makeOwner();
  const organisationSlug = 'college';
  const cohort = { organisationSlug, name: 'B.Com', firstDay: '2026-06-15', lastDay: '2029-05-31' };
  const { $id: cohortId } = await createCohort(core, owner, cohort);
  const of = { organisationSlug, cohortId };
  const bytes = (change: string) =>
    Buffer.from(
      `Name,Enrolment number,Semester,Email\n${Array.from({ length: rows }, (_, at) => `सुनीता पवार ${change}${at},22/${at},2,s${at}@college.example`).join('\n')}`,
    );
  await step('a new list read and compared', () => read(''));
  let importId = await read('');
  await step('taken over', () => take(importId));
  await step('a list that changes each row read and compared', () => read('Joshi '));
  importId = await read('Joshi ');
  await step('taken over, each row changed', () => take(importId));
  await step('undone', () => undoImport(core, owner, { organisationSlug, importId }));
  await step('codes made and posted', () => makeCodes(core, owner, { ...of, isMailed: true }));
  const printed = await listCodes(core, owner, of);
  const blocks = printed.codes.flatMap(({ name, code }) => [
    { kind: 'heading', text: code } as const,
    { kind: 'text', text: name } as const,
  ]);
  await step('codes as PDF', () => makePdf({ title: 'Codes', unshown: '', at: printed.at, blocks }));
  await close();

  async function read(change: string): Promise<string> {
    return (await readRosterFile(core, owner, { ...of, bytes: bytes(change), columns: {} })).$id;
  }

  async function take(id: string): Promise<void> {
    const { version } = await getRosterImport(core, owner, { organisationSlug, importId: id });
    await takeImport(core, owner, { organisationSlug, importId: id, version, removed: [] });
  }

  /** The time of a step, and the longest that a page took meanwhile. */
  async function step(name: string, run: () => Promise<unknown>): Promise<void> {
    let [isOver, longest] = [false, 0];
    const pages = (async () => {
      while (!isOver) {
        const began = performance.now();
        await listStudents(core, owner, of);
        longest = Math.max(longest, performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const began = performance.now();
    await run();
    const took = performance.now() - began;
    isOver = true;
    await pages;
    const kept = took <= promisedStep && longest <= promisedPage ? 'as promised' : 'slower than promised';
    console.log(`${name}: ${took.toFixed(0)} ms; pages meanwhile at most ${longest.toFixed(0)} ms; ${kept}`);
  }

  async function makeOwner(): Promise<Member> {
    const account = await db.selectFrom('accounts').selectAll().limit(1).executeTakeFirstOrThrow();
    await sql`update standings set birth_date = '1990-01-01' where account_id = ${account.id}`.execute(db);
    await sql`insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as)
      values ('college', 'college', 'Educational institution', 'active', 'College', 'AISHE', 'C-1', 'college.example',
        'college.example', 'college')`.execute(db);
    await sql`insert into organisation_staff (organisation_id, account_id, role) values ('college', ${account.id}, 'owner')`.execute(
      db,
    );
    await sql`insert into organisation_addresses (organisation_id, account_id, email, proven_until)
      values ('college', ${account.id}, 'office@college.example', now() + interval '90 days')`.execute(db);
    await seedOthers();
    return { kind: 'member', id: account.id, account } as Member;
  }

  /** The lists of other organisations, as the statistics know them. */
  async function seedOthers(): Promise<void> {
    await sql`insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as)
      values ('other', 'other', 'Company', 'active', 'Other', 'CIN', 'o', 'other.example', 'other.example', 'other')`.execute(
      db,
    );
    await sql`insert into rosters (organisation_id) values ('other')`.execute(db);
    await sql`insert into cohorts (id, organisation_id, name, first_day, last_day, asked_as)
      select 'c' || n, 'other', 'c' || n, '2026-06-15', '2029-05-31', 'c' || n from generate_series(1, 40) n`.execute(
      db,
    );
    await sql`insert into roster_rows (id, organisation_id, cohort_id, name, number, number_key)
      select 'r' || n, 'other', 'c' || 1 + n % 40, 'n' || n, n, n from generate_series(1, ${4 * rows}::int) n`.execute(
      db,
    );
    await sql`insert into roster_codes (row_id, id, hash, expires_at)
      select id, id, decode(md5(id), 'hex'), now() + interval '60 days' from roster_rows`.execute(db);
    for (const table of ['roster_rows', 'roster_codes', 'cohorts'] as const)
      await sql`analyze ${sql.table(table)}`.execute(db);
  }
} finally {
  await cluster.stop();
}
