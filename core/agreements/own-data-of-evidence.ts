import { sql } from 'kysely';
import { downloadName } from '../files/content.ts';
import { readStored } from '../files/read-stored.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isOwn } from './own-side.ts';
import { goesWithText } from './text-ages.ts';

const otherSide = 'The other side keeps the signed agreement and its record.';

/** Texts and files of ledger entries: both sides can read and export them. */
export const evidenceData: OwnData = {
  agreement_entry_texts: {
    removedBy: 'agreements:forget-texts',
    limit: goesWithText,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_entry_texts as text')
        .innerJoin('agreements', 'agreements.id', 'text.agreement_id')
        .select(['agreement_id', 'text.sequence', 'said', 'salt'])
        .select(sql<boolean>`text.account_id is not distinct from ${id}`.as('by_you'))
        .where(isOwn(id))
        .orderBy('agreement_id')
        .orderBy('text.sequence')
        .execute(),
    erased: { not: otherSide },
    givenTo: 'nominee and guardian',
  },
  agreement_entry_files: {
    removedBy: 'agreements:forget-texts',
    limit: goesWithText,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_entry_files as file')
        .innerJoin('agreements', 'agreements.id', 'file.agreement_id')
        .select(['agreement_id', 'file.sequence', 'name', 'size', 'mime_type', 'checksum', 'salt'])
        .where(isOwn(id))
        .orderBy('agreement_id')
        .orderBy('file.sequence')
        .execute(),
    async *bytes(core, member) {
      const files = await core.db
        .selectFrom('agreement_entry_files as file')
        .innerJoin('agreements', 'agreements.id', 'file.agreement_id')
        .innerJoin('agreement_entries as entry', (join) =>
          join
            .onRef('entry.agreement_id', '=', 'file.agreement_id')
            .onRef('entry.sequence', '=', 'file.sequence'),
        )
        .selectAll('file')
        .select('entry.at')
        .where(isOwn(member.id))
        .execute();
      for (const file of files) {
        const content = await readStored(core, file).catch(nothingOfDamaged);
        const name = `agreements/${file.agreement_id}/${file.sequence}-${file.position}-${downloadName(file)}`;
        yield { name, at: file.at, content };
      }
    },
    erased: { not: otherSide },
    givenTo: 'nominee and guardian',
  },
};
