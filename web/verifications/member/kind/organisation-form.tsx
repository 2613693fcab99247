import type { OwnVerification } from '#contract/verifications/calls.ts';
import { registries } from '#rules/lists/kinds.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { registryTexts, verificationTexts } from '#web/verifications/texts/en/verification.ts';
import { AddressField } from './address-field.tsx';
import { faultAt } from './field-fault.ts';
import { SendButtons } from './send-buttons.tsx';
import { useKindPost } from './use-kind-post.ts';

const texts = verificationTexts.organisation;
const fields = ['website', 'registry', 'registryNumber', 'email'];

/** The evidence for an organisation: its website, its register, and an address there. */
export function OrganisationForm({ before }: { before: OwnVerification | null }) {
  const post = useKindPost(['organisation', 'organisation with another number']);
  return (
    <PostForm post={post} className="grid grid-cols-1 gap-5">
      {!fields.some(post.isAtFault) && <PostFault post={post} />}
      <TextField
        {...post.field('website', before?.website)}
        label={texts.website}
        hint={texts.websiteHint}
        error={faultAt(post, 'website')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SelectField
        {...post.field('registry', before?.registry)}
        label={texts.registry}
        error={faultAt(post, 'registry')}
      >
        {registries.map((registry) => (
          <option key={registry} value={registry}>
            {registryTexts[registry]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...post.field('registryNumber', before?.registryNumber)}
        label={texts.number}
        hint={texts.numberHint}
        error={faultAt(post, 'registryNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <AddressField post={post} before={before?.email} label={texts.email} hint={texts.emailHint} />
      <SendButtons post={post} intent="organisation" label={texts.send} />
    </PostForm>
  );
}
