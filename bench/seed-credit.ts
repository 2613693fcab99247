import pg from 'pg';

const students = 5000;

/**
 * A college with a cohort of 5,000 students and two claims of each, and the claims of forty other cohorts, as the statistics
 * know them. `account1` coordinates its students.
 */
export async function seedCredit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as)
       select one, one, 'Educational institution', 'active', one, 'AISHE', one, one || '.example', one || '.example', one
       from unnest(array['college', 'other']) one`,
    );
    await client.query(
      `insert into organisation_staff (organisation_id, account_id, role) values ('college', 'account1', 'coordinator')`,
    );
    await client.query(
      `insert into organisation_addresses (organisation_id, account_id, email, proven_until)
       values ('college', 'account1', 'office@college.example', now() + interval '90 days')`,
    );
    await client.query(`insert into rosters (organisation_id) values ('college'), ('other')`);
    await client.query(
      `insert into cohorts (id, organisation_id, name, first_day, last_day, asked_as)
       select 'cohort' || n, case when n = 0 then 'college' else 'other' end, 'B.Com ' || n, '2026-06-15', '2029-05-31', 'c' || n
       from generate_series(0, 40) n`,
    );
    await client.query(
      `insert into credit_rules (cohort_id, version, hours_a_credit, least_hours, most_hours, most_credits)
       select id, 1, 30, 60, 120, 4 from cohorts`,
    );
    await client.query(
      `insert into roster_rows (id, organisation_id, cohort_id, name, number, number_key, unused_since)
       select 'row' || n, 'college', 'cohort0', 'Person ' || n, 'C' || n, 'C' || n, null from generate_series(1, $1::int) n`,
      [students],
    );
    await client.query(
      `insert into roster_memberships (id, organisation_id, row_id, account_id, state, joined_at)
       select 'membership' || n, 'college', 'row' || n, 'account' || 100 + n, 'member', now() from generate_series(1, $1::int) n`,
      [students],
    );
    await insertClaims(client);
    await client.query(
      'vacuum analyze credit_claims, credit_lines, credit_steps, roster_rows, roster_memberships, clocks, projects',
    );
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Of ten claims four are approved, two wait, and the others are returned, with the host, declined and taken back. */
async function insertClaims(client: pg.Client): Promise<void> {
  await client.query(
    `insert into credit_claims (id, number, account_id, organisation_id, cohort_id, cohort_name, rule_version, project_id,
       project_name, state, student_name, student_number, minutes, credits, term, asked_as, sent_at, college_at, decided_at,
       ended_at)
     select 'claim' || n, 'N' || n, 'account' || 100 + student, case when is_own then 'college' else 'other' end,
       case when is_own then 'cohort0' else 'cohort' || 1 + n % 40 end, 'B.Com', 1, 'project' || 1 + n % 1000, 'Cold rooms', state,
       'Person ' || student, 'C' || student, 3600, 2, case when state = 'approved' then (2024 + n % 3) || '-' || 1 + n % 2 else '' end,
       'claim' || n, at, at, case when is_ended then at end, case when is_ended then at end
     from generate_series(1, $1::int) n,
       lateral (select n <= $2::int as is_own, 1 + n % $3::int as student, now() - n % 20000 * interval '47 minutes' as at,
         (array['approved', 'approved', 'approved', 'approved', 'college', 'college', 'returned', 'host', 'declined', 'taken_back'])
           [1 + n / 7 % 10] as state) of_claim,
       lateral (select state in ('approved', 'declined', 'taken_back') as is_ended) ended`,
    [8 * students, 2 * students, students],
  );
  await client.query(
    `insert into credit_lines (claim_id, position, kind, agreement_id, milestone, sequence, hash, title, first_day, last_day,
       minutes, confirmed, is_counted)
     select 'claim' || n, at, case when at < 3 then 'milestone' else 'log' end, case when at < 3 then 'agreement' || n end,
       case when at < 3 then at end, case when at < 3 then 4 * at end, case when at < 3 then repeat('a', 64) end,
       'Cards for nine machines', '2026-08-01', '2026-08-20', 600, 600, true
     from generate_series(1, $1::int) n, generate_series(1, 6) at`,
    [8 * students],
  );
  await client.query(
    `insert into credit_steps (claim_id, kind, side, account_id)
     select 'claim' || n, kind, 'student', 'account' || 100 + 1 + n % $2::int
     from generate_series(1, $1::int) n, unnest(array['begun', 'sent', 'host_asked', 'confirmed', 'to_college']) kind`,
    [8 * students, students],
  );
  await client.query(
    `insert into clocks (id, kind, subject_id, awaited_by, zone, began_at, due_at)
     select 'clock' || id, 'claim_college', id, account_id, 'Asia/Kolkata', college_at, college_at + interval '14 days'
     from credit_claims where state = 'college'`,
  );
}
