import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { open } from './fixture.ts';
import { join } from './member-steps.ts';

type Family = { email: string; guardianEmail: string };

/**
 * Joins as a member of 15 by the sign-up call, with the fields of the form (member-guardian.spec.ts), and opens the
 * dashboard.
 */
export async function signUpAsChild(page: Page, server: RunningServer, { email, guardianEmail }: Family) {
  const dob = `${new Date().getFullYear() - 15}-01-15`;
  await join(page, server, { name: 'Yuva Patil', email, role: '' }, { dob, guardianEmail });
  await open(page, '/dashboard');
}

export async function guardianCodeIn(server: RunningServer, email: string): Promise<string> {
  const message = await server.emailTo(email, ({ subject }) => /^Your code to agree/.test(subject ?? ''));
  return /\b\d{6}\b/.exec(message.text ?? '')?.[0] ?? '';
}
