import type { Selectable } from 'kysely';
import type { CreditClaimsTable } from '#db/tables/credit-claims.ts';
import type { CreditLinesTable } from '#db/tables/credit-lines.ts';

export type ClaimRow = Selectable<CreditClaimsTable>;
export type LineRow = Selectable<CreditLinesTable>;
