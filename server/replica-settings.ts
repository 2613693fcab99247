import { z } from 'zod';

export type ReplicaSettings = {
  /** Replicas of the database, each by its own address; empty for none. */
  replicaUrls: string[];
};

const example = 'postgres://user:password@host:5432/database';

function isReplica(entry: string): boolean {
  if (!URL.canParse(entry)) return false;
  const { protocol, hostname } = new URL(entry);
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '';
}

/** The addresses are not repeated: they hold passwords. */
function faultOf(entries: string[]): string | undefined {
  const broken = entries.flatMap((entry, at) => (isReplica(entry) ? [] : [at + 1]));
  const which = broken.length === 1 ? 'its address no.' : 'its addresses no.';
  if (broken.length > 0)
    return `must be addresses like ${example}, divided by commas: ${which} ${broken.join(', ')} cannot be read`;
  return new Set(entries).size < entries.length ? 'names the same address twice' : undefined;
}

export function replicaSettings(list: z.ZodType<string[], string>) {
  const read = list.transform((entries, context) => {
    const fault = faultOf(entries);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    return fault ? z.NEVER : entries;
  });
  return { DATABASE_REPLICA_URL: read.default([]) };
}

export function loneReplicas(given: Record<string, string | undefined>): string[] {
  if (!given.DATABASE_REPLICA_URL || given.DATABASE_URL) return [];
  return ['DATABASE_REPLICA_URL needs DATABASE_URL: the database that comes with Saharambh has no replicas'];
}

export const readReplicas = (env: { DATABASE_REPLICA_URL: string[] }): ReplicaSettings => ({
  replicaUrls: env.DATABASE_REPLICA_URL,
});
