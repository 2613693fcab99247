import type { Page } from '@playwright/test';
import type { RunningServer } from '../start-server.ts';
import { expect } from './fixture.ts';
import { fillAccount, fillBirthDate, verifyEmail } from './member-steps.ts';

type Family = { email: string; guardianEmail: string };

/** Somebody of 15 who has joined by the form; the page is on their dashboard. */
export async function signUpAsChild(page: Page, server: RunningServer, { email, guardianEmail }: Family) {
  await page.goto('/signup');
  await fillAccount(page, { name: 'Yuva Patil', email, role: 'Student' });
  await fillBirthDate(page, '15', '1', String(new Date().getFullYear() - 15));
  await page.getByLabel('Email of your parent or guardian').fill(guardianEmail);
  await verifyEmail(page, server, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
}

export async function guardianLinkIn(server: RunningServer, email: string): Promise<string> {
  const letter = await server.letterTo(email);
  return /https?:\/\/\S+\/guardian\?\S+/.exec(letter.text ?? '')?.[0] ?? '';
}

export async function guardianCodeIn(server: RunningServer, email: string): Promise<string> {
  const letter = await server.letterTo(email, ({ subject }) => /^Your code to agree/.test(subject ?? ''));
  return /\b\d{6}\b/.exec(letter.text ?? '')?.[0] ?? '';
}
