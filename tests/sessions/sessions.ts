import type { Member } from '#core/ground/actor.ts';

export const projectId = 'saharambh';

/** The session header's value for this member. It stands apart from api-server.ts, which loads the whole API. */
export function sessionOf(member: Member & { secret: string }): string {
  return Buffer.from(JSON.stringify({ id: member.id, secret: member.secret })).toString('base64');
}
