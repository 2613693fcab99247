import { getVerificationQueue } from '#contract/verifications/desk-calls.ts';
import { verificationLists } from '#contract/verifications/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = verificationLists.find((one) => one === wanted) ?? 'waiting';
  return { list, ...(await ask(getVerificationQueue, { list, cursor: cursorIn(url) })) } as const;
});
