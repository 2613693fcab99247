import type { FurtherPage } from '#contract/today/layout-calls.ts';

export const youTexts = {
  description: 'Your photo, your profile and your settings.',
  profile: 'Name, role, place, studies or work',
  skills: 'What you can do, and when you have time',
  settings: 'Signing in, devices, mail, your data',
  further: { desk: 'The parts of the administration that are open to you' } satisfies Record<
    FurtherPage,
    string
  >,
  logOutHint: 'Ends your sign-in on all your devices.',
} as const;
