import { putEmailChange, putFormerAddress } from '#contract/addresses/calls.ts';
import { postAgreement } from '#contract/agreements/calls.ts';
import { postSuspensionAppeal } from '#contract/cases/suspension-calls.ts';
import { putGuardian } from '#contract/guardians/calls.ts';
import { putLeaving } from '#contract/leaving/calls.ts';
import { putUnsubscription } from '#contract/notifications/calls.ts';
import { patchPublicProfile } from '#contract/people/public-profile-calls.ts';
import { putBirthDate } from '#contract/standings/calls.ts';
import { confirmEmailChange } from '#core/addresses/confirm-email-change.ts';
import { formerAddressLink } from '#core/addresses/find-former-address.ts';
import { requestEmailChange } from '#core/addresses/request-email-change.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf, linkSecretOf } from '#core/ground/secrets.ts';
import { requestLeavingCode } from '#core/leaving/request-leaving-code.ts';
import { unsubscribeToken } from '#core/notifications/unsubscribe-token.ts';
import { getPublicProfile } from '#core/people/get-public-profile.ts';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { appealWords } from '#tests/cases/cases.ts';
import { asGuest, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { bornYearsAgo, freshEmail, mailedCode, member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const adult = (core: Core) => member(core, { password: null });

/** A member who was mailed a code to the address that they want. */
async function movingMember(core: Core) {
  const who = await adult(core);
  const email = freshEmail();
  await requestEmailChange(core, who, { email, password: '' });
  return { who, secret: await mailedCode(core, email, 'change-address') };
}

export const preparedAccounts = [
  prepared(putBirthDate, async (core) => {
    const who = await member(core, { password: null, birthDate: null });
    return { headers: asMember(who), params: { birthDate: '1990-01-01', role: 'Mentor' } };
  }),

  prepared(patchPublicProfile, async (core) => {
    const who = await adult(core);
    const { version } = await getPublicProfile(core, who);
    return { headers: asMember(who), params: { version, headline: 'Cold rooms for tomatoes' } };
  }),

  prepared(putGuardian, async (core) => {
    const who = await member(core, { password: null, birthDate: bornYearsAgo(15) });
    return { headers: asMember(who), params: { email: freshEmail('guardian') } };
  }),

  prepared(putEmailChange, async (core) => {
    const { who, secret } = await movingMember(core);
    return { headers: asMember(who), params: { secret } };
  }),

  prepared(putFormerAddress, async (core) => {
    const { who, secret } = await movingMember(core);
    await confirmEmailChange(core, who, secret);
    const { id } = await core.db
      .selectFrom('former_addresses')
      .select('id')
      .where('account_id', '=', who.id)
      .executeTakeFirstOrThrow();
    const link = linkSecretOf(core.key, formerAddressLink, id);
    return { headers: asGuest, params: { userId: who.id, secret: link } };
  }),

  prepared(putLeaving, async (core) => {
    const who = await adult(core);
    const { id } = await requestLeavingCode(core, who);
    return { headers: asMember(who), params: { code: codeOf(core.key, id) } };
  }),

  prepared(putUnsubscription, async (core) => {
    const { id: accountId } = await adult(core);
    return { headers: asGuest, params: { token: unsubscribeToken(core, { accountId, topic: 'teams' }) } };
  }),

  prepared(postSuspensionAppeal, async (core) => {
    const who = await adult(core);
    await setStanding(core, who.id, standings.suspended);
    return { headers: asMember(who), params: { appeal: appealWords } };
  }),

  prepared(postAgreement, async (core) => {
    const [owner, contributor] = [await adult(core), await adult(core)];
    const project = await publishedProject(core, owner);
    await joinTeam(core, project, contributor);
    return { headers: asMember(owner), params: { project, personId: contributor.id, key: 'the-draft' } };
  }),
];
