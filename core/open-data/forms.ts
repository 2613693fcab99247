import { stringify } from 'csv-stringify/sync';
import type { DataFile } from '#contract/open-data/rare-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { jobPosting, paragraphsOf } from '#rules/opportunities/job-posting.ts';
import { districts } from '../districts/table.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { beginningOf } from '../opportunities/beginning-of.ts';
import type { SharedRow } from './read-shared.ts';

/** How a file is written: its beginning, and the lines of some opportunities, with their number. */
export type DataForm = {
  head: string;
  lines(rows: readonly SharedRow[], origin: string): { text: string; entries: number };
};

/** An opportunity in the open data. Amounts are in rupees, dollars or euros; empty where nothing is said. */
function plainOf({ said, slug, project, ...row }: SharedRow, origin: string) {
  const district = districts.get(said.place);
  return {
    title: said.title,
    project: project.name,
    kind: said.kind,
    skills: said.skills,
    work: said.mode,
    district: district?.name ?? '',
    region: district?.region ?? '',
    country: district?.country ?? '',
    pay_min: said.pay ? said.pay.min / 100 : '',
    pay_max: said.pay ? said.pay.max / 100 : '',
    pay_currency: said.pay?.currency ?? '',
    pay_period: said.pay?.period ?? '',
    equity: said.equity ? 'yes' : 'no',
    credit_hours: said.credit?.hours ?? '',
    credit_institution: said.credit?.institution ?? '',
    credit_confirmed: said.credit ? (row.creditConfirmed ? 'yes' : 'no') : '',
    credit_confirmed_hours: row.creditConfirmed?.hours ?? '',
    credit_confirmed_credits: row.creditConfirmed?.credits ?? '',
    hours_a_week: said.hoursAWeek,
    weeks: said.weeks || '',
    seats: row.openSeats,
    starts_on: said.startsOn,
    closes_on: said.closesOn,
    published_at: isoDate(row.published_at),
    changed_at: isoDate(row.updated_at),
    link: origin + opportunityPaths.opportunity(slug),
    project_link: origin + projectPaths.project(project.slug),
    text: beginningOf(said.wouldDo),
  };
}

/** The names of the columns, in their order. */
export const columns = [
  ...['title', 'project', 'kind', 'skills', 'work', 'district', 'region', 'country'],
  ...['pay_min', 'pay_max', 'pay_currency', 'pay_period', 'equity', 'credit_hours', 'credit_institution'],
  ...['credit_confirmed', 'credit_confirmed_hours', 'credit_confirmed_credits'],
  ...['hours_a_week', 'weeks', 'seats', 'starts_on', 'closes_on', 'published_at', 'changed_at'],
  ...['link', 'project_link', 'text'],
] as (keyof ReturnType<typeof plainOf>)[];

/** Spreadsheets calculate nothing that members wrote. */
const csv = (lines: readonly (readonly unknown[])[]) =>
  stringify([...lines] as unknown[][], {
    escape_formulas: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });

const jsonLines = (values: readonly unknown[]) =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Empty cells are null. */
const valued = (plain: ReturnType<typeof plainOf>) =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value === '' ? null : value]));

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countries = [...new Set([...districts.values()].map(({ country }) => country))].map(
  (code) => countryNames.of(code) ?? code,
);

function postingOf(row: SharedRow, origin: string) {
  const { said, project } = row;
  const place = districts.get(said.place);
  const address = origin + projectPaths.project(project.slug);
  const posting = jobPosting(
    {
      ...said,
      id: row.id,
      description: paragraphsOf(beginningOf(said.wouldDo)),
      publishedAt: isoDate(row.published_at),
      closesAt: isoDateOrEmpty(row.closes_at),
      region: place ? { name: place.name, region: place.region, country: place.country } : null,
      openSeats: row.openSeats,
      address: origin + opportunityPaths.opportunity(row.slug),
      project: { ...project, address, logo: `${origin}/share/project/${project.slug}.png` },
    },
    { site: new URL(origin).host, countries },
  );
  return posting && { '@context': 'https://schema.org', ...posting };
}

export const dataForms: Record<DataFile, DataForm> = {
  'opportunities.csv': {
    head: csv([columns]),
    lines: (rows, origin) => {
      const cells = rows.map((row) => {
        const plain = { ...plainOf(row, origin), skills: row.said.skills.join('; ') };
        return columns.map((column) => plain[column]);
      });
      return { text: csv(cells), entries: rows.length };
    },
  },
  'opportunities.ndjson': {
    head: '',
    lines: (rows, origin) => ({
      text: jsonLines(rows.map((row) => valued(plainOf(row, origin)))),
      entries: rows.length,
    }),
  },
  'job-postings.ndjson': {
    head: '',
    lines: (rows, origin) => {
      const postings = rows.flatMap((row) => postingOf(row, origin) ?? []);
      return { text: jsonLines(postings), entries: postings.length };
    },
  },
};
