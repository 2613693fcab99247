import type { Db } from '#db/connect.ts';
import type { Actor } from '../ground/actor.ts';
import type { Reportable, Sealed } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { isOwn } from './own-side.ts';

/**
 * A side reports the text that the other side proposed last. Its id is that of the agreement. No decision hides it: both sides
 * need the text that they signed or refuse.
 */
export const reportableText: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, id) {
    const text = await findText(db, id);
    const isSide = text && (await findSide(db, actor, id));
    if (!isSide || (await judgedBy(db, text)).includes(isSide)) return null;
    return { id, name: await nameOf(db, actor, await judgedBy(db, text)) };
  },

  async seal(db, id) {
    const text = await findText(db, id);
    if (!text?.document) return null;
    return sealedOf(db, id, { judged: await judgedBy(db, text), parts: linesOf(text.document) });
  },
};

/** A side reports work that the other side handed in. Its id is that of the agreement and of the entry, with a dot between them. */
export const reportableWork: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, id) {
    const { agreementId, sequence } = readWorkId(id);
    const own = await findSide(db, actor, agreementId);
    if (own === null) return null;
    const work = await findWork(db, agreementId, sequence);
    if (!work?.account_id || work.account_id === own) return null;
    return { id, name: await nameOf(db, actor, [work.account_id]) };
  },

  async seal(db, id) {
    const { agreementId, sequence } = readWorkId(id);
    const work = await findWork(db, agreementId, sequence);
    if (!work) return null;
    const files = await db
      .selectFrom('agreement_entry_files')
      .select(['name', 'mime_type', 'storage_key', 'size', 'checksum'])
      .where('agreement_id', '=', agreementId)
      .where('sequence', '=', sequence)
      .orderBy('position')
      .execute();
    const sealed = await sealedOf(db, agreementId, {
      judged: work.account_id === null ? [] : [work.account_id],
      parts: [
        ...linesOf(JSON.stringify(work.said)),
        ...files.map((file) => ({ name: 'file', text: file.name })),
      ],
    });
    return { ...sealed, pictures: files.filter((file) => file.mime_type.startsWith('image/')) };
  },
};

function readWorkId(id: string): { agreementId: string; sequence: number } {
  const [agreementId = '', sequence = ''] = id.split('.');
  return { agreementId, sequence: /^\d{1,9}$/.test(sequence) ? Number(sequence) : 0 };
}

function findWork(db: Db, agreementId: string, sequence: number) {
  return db
    .selectFrom('agreement_entry_texts as text')
    .innerJoin('agreement_entries as entry', (join) =>
      join
        .onRef('entry.agreement_id', '=', 'text.agreement_id')
        .onRef('entry.sequence', '=', 'text.sequence'),
    )
    .select(['text.account_id', 'text.said'])
    .where((one) => one(one.ref('entry.fact', '->>').key('kind'), '=', 'submitted'))
    .where('text.agreement_id', '=', agreementId)
    .where('text.sequence', '=', sequence)
    .executeTakeFirst();
}

type Text = { party: string; signer_id: string | null; document: string | null; agreement_id: string };

/** The text that was proposed last. */
function findText(db: Db, id: string): Promise<Text | undefined> {
  return db
    .selectFrom('agreement_versions')
    .select(['party', 'signer_id', 'document', 'agreement_id'])
    .where('agreement_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The side that proposed it: the contributor, or the owners of the project. */
async function judgedBy(db: Db, { agreement_id: id, party }: Text): Promise<string[]> {
  const { contributor, owners } = await sidesOf(db, id);
  if (party === 'project') return owners;
  return contributor === null ? [] : [contributor];
}

async function sidesOf(db: Db, id: string): Promise<{ contributor: string | null; owners: string[] }> {
  const rows = await db
    .selectFrom('agreements')
    .leftJoin('project_members as seat', (join) =>
      join.onRef('seat.project_id', '=', 'agreements.project_id').on('seat.is_owner', '=', true),
    )
    .select(['agreements.contributor_id', 'seat.account_id'])
    .where('agreements.id', '=', id)
    .orderBy('seat.joined_at')
    .execute();
  const contributor = rows[0]?.contributor_id ?? null;
  return {
    contributor,
    owners: rows.flatMap(({ account_id: one }) => (one && one !== contributor ? [one] : [])),
  };
}

/** The actor's account where they are a side of it. */
async function findSide(db: Db, actor: Actor, id: string): Promise<string | null> {
  if (actor.kind !== 'member') return null;
  const found = await db
    .selectFrom('agreements')
    .select('id')
    .where('id', '=', id)
    .where(isOwn(actor.id))
    .executeTakeFirst();
  return found ? actor.id : null;
}

async function nameOf(db: Db, viewer: Actor & { kind: string }, judged: readonly string[]): Promise<string> {
  if (viewer.kind !== 'member' || judged.length === 0) return '';
  const named = await namesShown(db, viewer)
    .where('accounts.id', '=', judged[0] ?? '')
    .executeTakeFirst();
  return named?.name ?? '';
}

async function sealedOf(
  db: Db,
  agreementId: string,
  { judged, parts }: Pick<Sealed, 'judged' | 'parts'>,
): Promise<Sealed> {
  const { contributor, owners } = await sidesOf(db, agreementId);
  const named = await namesShown(db, 'desk')
    .where('accounts.id', '=', judged[0] ?? '')
    .executeTakeFirst();
  return {
    name: named?.name ?? '',
    // Administrators read an agreement through the case alone.
    path: '',
    parts,
    pictures: [],
    judged,
    others: [...owners, contributor].flatMap((one) => (one && !judged.includes(one) ? [one] : [])),
  };
}

/** The texts of a stored document, line by line. */
function linesOf(document: string): Sealed['parts'] {
  const texts: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string' && value !== '') texts.push(key ? `${key}: ${value}` : value);
    else if (typeof value === 'number') texts.push(`${key}: ${value}`);
    else if (Array.isArray(value)) for (const one of value) walk(one, key);
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) walk(one, name);
  };
  walk(JSON.parse(document), '');
  return [{ name: 'text', text: texts.join('\n') }].filter(({ text }) => text !== '');
}
