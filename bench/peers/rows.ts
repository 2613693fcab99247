import pg from 'pg';

/** Rows that all programs hold alike, read from this product's seeded database. */
export type Rows = { profiles: ProfileRow[]; people: PersonRow[]; projects: ProjectRow[]; words: string[] };
export type ProfileRow = {
  /** Number of the member who owns it, from 1. */
  owner: number;
  account: string;
  name: string;
  email: string;
  role: string;
  location: string;
  agree: boolean;
};
export type PersonRow = {
  handle: string;
  name: string;
  role: string;
  place: string;
  headline: string;
  about: string;
  skills: string[];
  hoursAWeek: number;
  openTo: string[];
};
export type ProjectRow = {
  slug: string;
  name: string;
  line: string;
  problem: string;
  today: string;
  next: string;
  stage: string;
};

/** Attributes of a profile that are empty in all rows, and that an answer shows all the same. */
export const emptyAttributes = [
  'phone',
  'dob',
  'educationLevel',
  'subLevel',
  'majorField',
  'college',
  'companyUrl',
  'resumeId',
  'portfolioId',
] as const;

export async function readRows(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const all = async <T>(text: string) => (await client.query(text)).rows as T[];
    const profiles = await all<ProfileRow>(
      `select substring(owner_id from 8)::int as owner, account_id as account, name, email, role, location, agree
       from profiles order by sequence`,
    );
    const people = await all<PersonRow>(
      `select handle, accounts.name, role, location as place, headline, about, skills, hours_a_week as "hoursAWeek",
         open_to as "openTo"
       from people join accounts on accounts.id = people.account_id join handles on handles.account_id = people.account_id
       join profiles on owner_id = people.account_id and profiles.account_id = owner_id order by people.sequence`,
    );
    const projects = await all<ProjectRow>(
      'select slug, name, line, problem, today, next, stage from projects',
    );
    const words = await all<{ word: string }>(
      `select word from ts_stat('select search from people') where word ~ '^[a-z]{5,}$' and ndoc between 40 and 400
       order by word limit 300`,
    );
    return { profiles, people, projects, words: words.map(({ word }) => word) };
  } finally {
    await client.end();
  }
}
