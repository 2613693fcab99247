import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { verificationTexts } from '#web/verifications/texts/en/verification.ts';
import { faultAt } from './field-fault.ts';
import { SendButtons } from './send-buttons.tsx';

import { useKindPost } from './use-kind-post.ts';

const texts = verificationTexts.appeal;

/** Asks, once, for a second person to look at a rejection or revocation. */
export function AppealForm({ until }: { until: string }) {
  const post = useKindPost(['appeal', 'appeal with another number']);
  return (
    <section aria-labelledby="appeal" className="grid grid-cols-1 gap-4">
      <h2 id="appeal" className="text-heading">
        {texts.title}
      </h2>
      <p>{texts.hint(until)}</p>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        {!post.isAtFault('appeal') && <PostFault post={post} />}
        <TextAreaField
          {...post.field('appeal')}
          label={texts.field}
          error={faultAt(post, 'appeal')}
          rows={5}
          required
        />
        <SendButtons post={post} intent="appeal" label={texts.send} />
      </PostForm>
    </section>
  );
}
