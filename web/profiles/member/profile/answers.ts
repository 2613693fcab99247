import { getAccount } from '#contract/accounts/calls.ts';
import { patchDocument, postDocument } from '#contract/profiles/calls.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { firstProfileFault } from '#rules/sign-up/check-form.ts';
import { bucketOf } from '#rules/sign-up/limits.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { dropFile } from '#web/ground/member/drop-file.ts';
import { ownProfile, type Profile, profiles } from '#web/ground/member/own.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';
import { attachedFiles } from '../attached-files-of.ts';
import { faultOnPage } from '../form/faults.ts';
import { emptyForm, readValues, toSignUpForm } from '../form/form-values.ts';
import { blankProfile, fileAttributes, toProfileData } from '../form/from-profile.ts';
import { readPhone } from '../form/phone.ts';
import { unsentFile } from '../form/unsent-file.ts';

export const loader = loads(async (visit) => {
  const account = await visit.ask(getAccount, {});
  const profile = await ownProfile(visit, account.$id);
  const { age, birthDate } = await visit.ask(getStanding, {});
  return {
    profile: profile ?? blankProfile(account),
    files: await attachedFiles(visit, profile),
    age,
    birthDate,
    law: await visit.law(),
  };
});

export const action = acts({
  async save(sent, visit) {
    const account = await visit.ask(getAccount, {});
    const profile = await ownProfile(visit, account.$id);
    const values = { ...emptyForm, ...readValues(sent.entries()) };
    const entered = toSignUpForm(values);
    const found = firstProfileFault(entered);
    if (found) return { fault: faultOnPage(found, entered, values) };
    if (!profile && !values.agree) return { fault: { code: 'sign_up_terms_refused', fields: ['agree'] } };
    const phone = await readPhone(entered.phone, values.phoneCountry);
    if (!phone) return { fault: { code: 'sign_up_phone_invalid', fields: ['phone'] } };
    if (unsentFile(sent, entered.role)) return { fault: { code: 'file_unsent', fields: ['file'] } };
    if (profile && profile.$updatedAt !== sent.text('base'))
      return { fault: { code: 'changed_elsewhere' }, about: { base: profile.$updatedAt } };
    const changed = profile ? null : await refusedByLaw(sent, visit);
    if (changed) return changed;
    // The date of birth is given once, on its own page: the profile copies it.
    const { birthDate } = await visit.ask(getStanding, {});
    const dob = birthDate || (profile?.dob ?? '');
    const data = toProfileData(
      { ...entered, phone: phone.number },
      { dob, fileId: fileIn(sent, entered.role, profile) },
    );
    if (profile) await visit.ask(patchDocument, { ...profiles, documentId: profile.$id, data });
    else
      await visit.ask(postDocument, {
        ...profiles,
        documentId: 'unique()',
        data: { ...data, id: account.$id, Email: account.email, agree: true },
      });
    await dropFile(visit, profile, data);
    return { done: 'saved', to: profilePaths.you };
  },
});

/** With scripts the form says which file it has now; without them it says nothing, and the file stays. */
function fileIn(sent: Sent, role: string, profile: Profile | null): string | undefined {
  if (sent.has('fileId')) return sent.text('fileId') || undefined;
  return profile?.[fileAttributes[bucketOf(role)]] || undefined;
}
