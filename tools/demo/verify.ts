import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { decideVerification } from '#core/verifications/decide.ts';
import { submitLinks } from '#core/verifications/submit-links.ts';

type Kind = Parameters<typeof submitLinks>[2]['kind'];
type Outcome = 'verified' | 'rejected' | 'waits';

/** Who has asked for which mark, and what came of it. */
const asked: readonly [handle: string, kind: Kind, outcome: Outcome][] = [
  ['meera-kulkarni', 'founder', 'verified'],
  ['kwame-mensah', 'founder', 'verified'],
  ['adaeze-okafor', 'founder', 'verified'],
  ['rohan-deshmukh', 'founder', 'waits'],
  ['imran-shaikh', 'founder', 'rejected'],
  ['joseph-kato', 'founder', 'verified'],
  ['asha-patil', 'founder', 'verified'],
  ['vikram-joshi', 'founder', 'verified'],
  ['ishita-rao', 'founder', 'verified'],
  ['esi-owusu', 'founder', 'verified'],
  ['sharada-apte', 'mentor', 'verified'],
  ['ngozi-umeh', 'mentor', 'verified'],
  ['prakash-bapat', 'mentor', 'waits'],
  ['leela-fernandes', 'mentor', 'verified'],
  ['william-tetteh', 'mentor', 'verified'],
  ['moses-ssali', 'mentor', 'verified'],
  ['geeta-chavan', 'mentor', 'verified'],
  ['abena-darko', 'mentor', 'verified'],
  ['vivek-saraf', 'investor', 'verified'],
  ['folake-adebayo', 'investor', 'verified'],
  ['suresh-pawar', 'industry_professional', 'verified'],
  ['patricia-nambi', 'industry_professional', 'waits'],
];

/** Marks are asked for with two links and a paragraph, and decided as far as the table says. */
export async function verify(
  core: Core,
  administrator: Member,
  personOf: (handle: string) => Member,
): Promise<void> {
  for (const [handle, kind, outcome] of asked) {
    const { $id: verificationId, version } = await submitLinks(core, personOf(handle), {
      kind,
      links: [`https://sample.example/${handle}`, `https://press.sample.example/${handle}`],
      about:
        'The first page is what I do every day, the second what a newspaper wrote of it last year. Both are invented, as everything here is.',
      anotherNumber: false,
    });
    if (outcome === 'waits') continue;
    const isGood = outcome === 'verified';
    await decideVerification(core, administrator, {
      verificationId,
      version,
      outcome,
      ...(isGood ? {} : { rejection: 'links_do_not_show_it' as const }),
      reason: isGood
        ? ''
        : 'Both pages speak of the workshop, and neither of you. A page with your name would do.',
    });
  }
}
