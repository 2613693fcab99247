import { type KeptHead, type LogFault, verifyLog } from '#core/administration/verify-log.ts';
import type { Core } from '#core/ground/core.ts';
import { logCheckTexts as texts } from '#web/administration/texts/en/log-check.ts';
import { keptHeads } from './backup/log-heads.ts';
import type { Target } from './backup/manifest.ts';
import { StartFault } from './config.ts';

/** Where a command finds what is not in the database: the backups, and the server's secret, null where it cannot be read. */
export type Places = { backups: Target | null; secret: Buffer | null };

/**
 * Verifies the log of the administrators' actions against its heads in the database, in the backups, and the one that is named.
 * @throws StartFault with a sentence for each fault
 */
export async function verifyLogHere(core: Core, args: readonly string[], places: Places): Promise<object> {
  const named = headIn(args);
  const { heads, damaged } = places.backups ? await keptHeads(places.backups) : { heads: [], damaged: [] };
  const { faults, ...found } = await verifyLog(core, {
    secret: places.secret,
    kept: [...heads, ...(named ? [named] : [])],
  });
  if (faults.length > 0)
    throw new StartFault([texts.bad({ count: faults.length }), ...faults.map(sentenceOf)].join('\n'));
  return { ...found, unreadableBackups: damaged, isKeyKnown: places.secret !== null };
}

function headIn([sequence, hash]: readonly string[]): KeptHead | null {
  if (sequence === undefined) return null;
  if (!/^\d{1,15}$/.test(sequence) || !/^[0-9a-f]{64}$/.test(hash ?? ''))
    throw new StartFault(texts.headNeeded);
  return { sequence: Number(sequence), hash: String(hash), at: null, source: texts.yours };
}

function sentenceOf(fault: LogFault): string {
  const say = texts.faults[fault.kind] as (fault: LogFault) => string;
  return `  ${say(fault)}`;
}
