import { optionalText } from '#rules/text/params.ts';
import { rosterLimits as limits } from './limits.ts';

const column = optionalText(limits.rowCharacters).optional();

/** The columns of a file, by their titles; without them they are recognised. */
export const rosterColumns = { name: column, number: column, semester: column, email: column } as const;
