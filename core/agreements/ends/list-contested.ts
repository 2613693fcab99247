import { sql } from 'kysely';
import type { ContestedCauseBody, ContestedCausesBody } from '#contract/agreements/cause-desk-calls.ts';
import { findAtDesk } from '../../administration/find-at-desk.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { isPartial } from '../find-partial.ts';
import { shownName } from '../shown-name.ts';

const pageSize = 30;

/**
 * The causes that wait for a ruling, the longest first. Nothing of amounts is shown, and each look is written down.
 * @throws Refusal `general_cursor_not_found` when the one to go on after is in the list no more
 */
export function listContested(
  { db }: Pick<Core, 'db'>,
  administrator: Member,
  { after }: { after?: string | undefined } = {},
): Promise<ContestedCausesBody> {
  return db.transaction().execute(async (tx) => {
    const most = pageSize + 1;
    const rows = await findAtDesk(contested(tx, administrator), list, { ...whole, after, most });
    const causes = rows.slice(0, pageSize).map(present);
    await noteAction(tx, administrator, { action: 'causes.listed' });
    const next = rows.length > pageSize ? (causes.at(-1)?.id ?? '') : '';
    return { causes, late: await countLate(tx), next };
  });
}

const list = { holds: sql<boolean>`true`, at: sql<Date>`contested_at`, direction: 'asc' } as const;
const whole = { search: '', text: sql<string>`''` };

type Row = Awaited<ReturnType<ReturnType<typeof contested>['execute']>>[number];

/** When it was contested: each month of vesting moves the last entry, and this not. */
function contested(tx: Tx, { id }: Member) {
  return tx
    .selectFrom((from) =>
      from
        .selectFrom('agreements')
        .innerJoin('projects', 'projects.id', 'agreements.project_id')
        .innerJoin('agreement_versions as text', (join) =>
          join
            .onRef('text.agreement_id', '=', 'agreements.id')
            .onRef('text.number', '=', 'agreements.version'),
        )
        .leftJoin('accounts', 'accounts.id', 'agreements.contributor_id')
        .leftJoin('profiles', (join) =>
          join
            .onRef('profiles.owner_id', '=', 'accounts.id')
            .onRef('profiles.account_id', '=', 'accounts.id'),
        )
        .innerJoinLateral(lastEntry('cause_contested').as('contest'), (join) => join.onTrue())
        .innerJoinLateral(lastEntry('notice_given').as('notice'), (join) => join.onTrue())
        .select(['agreements.id', 'agreements.entry_count as sequence', 'projects.slug', 'projects.name'])
        .select([shownName.as('person'), 'contest.at as contested_at'])
        .select(sql<string>`coalesce(contest.words, '')`.as('contest_words'))
        .select(sql<string>`coalesce(notice.words, '')`.as('stated_words'))
        .select(sql<string>`coalesce(text.document::jsonb -> 'terms' ->> 'role', '')`.as('role'))
        .select(
          sql<string>`coalesce(
          text.document::jsonb -> 'terms' -> 'causes' ->> ((notice.fact ->> 'cause')::int - 1), '')`.as(
            'cause',
          ),
        )
        .select(
          sql<Date | null>`(
          select max(due_at) from clocks where kind = 'cause_ruling' and subject_id = agreements.id)`.as(
            'due_at',
          ),
        )
        .select(isPartial(id).as('is_own'))
        .where('agreements.cause', '=', 'contested')
        .as('one'),
    )
    .selectAll()
    .select(sql<boolean>`coalesce(due_at <= now(), false)`.as('is_late'));
}

/** The last entry of a kind, with what was said with it; its words may be erased. */
function lastEntry(kind: 'cause_contested' | 'notice_given') {
  return sql<{ at: Date; fact: unknown; words: string | null }>`(
    select entry.at, entry.fact, said.said ->> 'words' as words
    from agreement_entries as entry
    left join agreement_entry_texts as said using (agreement_id, sequence)
    where entry.agreement_id = agreements.id and entry.fact ->> 'kind' = ${kind}
    order by entry.sequence desc limit 1
  )`;
}

async function countLate(tx: Tx): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from agreements
    where cause = 'contested' and exists (
      select from clocks
      where kind = 'cause_ruling' and subject_id = agreements.id and due_at <= now()
    )`.execute(tx);
  return rows[0]?.late ?? 0;
}

function present(row: Row): ContestedCauseBody {
  return {
    id: row.id,
    sequence: row.sequence,
    project: { slug: row.slug, name: row.name },
    person: row.person,
    role: row.role,
    contestedAt: isoDate(row.contested_at),
    dueAt: isoDateOrEmpty(row.due_at),
    isLate: row.is_late,
    cause: row.cause,
    statedWords: row.stated_words,
    contestWords: row.contest_words,
    isOwn: Boolean(row.is_own),
  };
}
