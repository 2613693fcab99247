import type { Role } from '#rules/lists/roles.ts';

const mentor: Role = 'Mentor';

/** Mentors are asked for topics and evenings, all others for skills and hours. */
export function asksForEvenings(role: string | null | undefined): boolean {
  return role === mentor;
}
