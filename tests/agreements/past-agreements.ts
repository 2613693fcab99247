import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import { writeEntries } from '#core/agreements/steps/write-entries.ts';
import type { Core } from '#core/ground/core.ts';
import { hashOfValue, sealEntries } from '#core/ledger/seal-entries.ts';
import type { Command } from '#rules/agreements/commands.ts';
import { decide } from '#rules/agreements/decide.ts';
import type { Side } from '#rules/agreements/facts.ts';
import type { AgreementDocument, EquityTerms } from '#rules/agreements/terms.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import { active, equity, milestone, poolOf, type Sides } from './agreements.ts';

type Past = {
  milestones?: number;
  value?: number;
  equity?: Partial<EquityTerms> | null;
  terms?: Partial<Pick<AgreementDocument['terms'], 'noticeDays' | 'causes'>>;
};

/** An agreement in force since long ago. Its text names past days, which today's checks would refuse. */
export async function activeInPast(core: Core, sides: Sides, past: Past = {}): Promise<string> {
  const { milestones = 1, value = 1_000_000, terms } = past;
  const hasEquity = past.equity !== null;
  if (hasEquity) await poolOf(core, sides.owner, sides.project);
  const { id } = await active(core, sides, {
    milestones: Array.from({ length: milestones }, (_, index) =>
      milestone({ number: index + 1, value, highestShare: hasEquity ? 100 : 0 }),
    ),
    ...(hasEquity && { equity: equity() }),
  });
  const row = await core.db
    .selectFrom('agreement_versions')
    .select(['number', 'document'])
    .where('agreement_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const document: AgreementDocument = JSON.parse(row.document ?? '');
  document.zone = 'Asia/Kolkata';
  document.terms = {
    ...document.terms,
    ...terms,
    equity: document.terms.equity && { ...document.terms.equity, ...past.equity },
  };
  await core.db
    .updateTable('agreement_versions')
    .set({ document: canonicalJson(document), hash: hashOfValue(document) })
    .where('agreement_id', '=', id)
    .where('number', '=', row.number)
    .execute();
  await core.db
    .updateTable('agreements')
    .set({ begun_at: new Date('2019-12-31T20:00:00Z'), active_at: new Date('2019-12-31T20:00:00Z') })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Writes these commands at a past moment; a date stands for noon in India. */
export async function didAt(
  core: Core,
  id: string,
  when: string,
  side: Side,
  ...commands: Command[]
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    for (const command of commands) {
      const held = await holdRowInForce(tx, id);
      if (!held) throw new Error('The agreement is not in force.');
      const at = when.length === 10 ? `${when}T06:30:00.000Z` : when;
      const { state, poolFree, lastHash, entries } = held;
      const decision = decide(state, command, { side, at, poolFree });
      if ('fault' in decision) throw new Error(`${command.kind} was refused: ${decision.fault}`);
      const written = sealEntries(decision.steps, lastHash, () => ({ person: null, hashes: [] }));
      const after = { ...held, entries: [...entries, ...written], state: decision.agreement };
      await writeEntries(tx, after, { written, unitsTaken: decision.unitsTaken, accountId: null });
    }
  });
}

/** A milestone, from its start to its acceptance at one moment. */
export async function acceptedAt(
  core: Core,
  id: string,
  at: string,
  { milestone: number = 1, share = 40 } = {},
): Promise<void> {
  await didAt(
    core,
    id,
    at,
    'contributor',
    { kind: 'start', milestone: number, share },
    { kind: 'submit', milestone: number, hours: 5, proposed: null },
  );
  await didAt(core, id, at, 'project', { kind: 'accept', milestone: number });
}

/** Each entry in a word; of a vested month its number and its day. */
export async function entryWordsOf(core: Core, id: string): Promise<string[]> {
  const rows = await core.db
    .selectFrom('agreement_entries')
    .select(['fact', 'at'])
    .where('agreement_id', '=', id)
    .orderBy('sequence')
    .execute();
  return rows.map(({ fact }) => {
    const { kind, month, day, units } = fact as Record<string, unknown>;
    return kind === 'vested' ? `vested ${month} ${day} ${units}` : String(kind);
  });
}

/** The agreement's own row, which repeats parts of its ledger. */
export const keptRowOf = (core: Core, id: string) =>
  core.db
    .selectFrom('agreements')
    .select(['stage', 'is_settled', 'next_due_at', 'entry_count', 'sums'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
