import type { OwnVerification } from '#contract/verifications/calls.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { verificationTexts } from '#web/verifications/texts/en/verification.ts';
import { faultAt } from './field-fault.ts';
import { SendButtons } from './send-buttons.tsx';

import { useKindPost } from './use-kind-post.ts';

const texts = verificationTexts.links;
const fields = ['first', 'second', 'about'];

/** Two public pages, and what they show. */
export function LinksForm({ before }: { before: OwnVerification | null }) {
  const post = useKindPost(['links', 'links with another number']);
  const link = (name: string, at: number, label: string) => (
    <TextField
      {...post.field(name, before?.links[at])}
      label={label}
      hint={texts.linkHint}
      error={faultAt(post, name)}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
  return (
    <PostForm post={post} className="grid grid-cols-1 gap-5">
      {!fields.some(post.isAtFault) && <PostFault post={post} />}
      {link('first', 0, texts.first)}
      {link('second', 1, texts.second)}
      <TextAreaField
        {...post.field('about', before?.about)}
        label={texts.about}
        hint={texts.aboutHint}
        error={faultAt(post, 'about')}
        rows={6}
        required
      />
      <SendButtons post={post} intent="links" label={texts.send} />
    </PostForm>
  );
}
