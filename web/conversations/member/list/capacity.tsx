import { capacities, messageLimits } from '#contract/conversations/limits.ts';
import { messageTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';

/** How many requests may wait at once. */
export function Capacity({ capacity }: { capacity: number }) {
  const post = usePost(['capacity']);
  const { usual } = messageLimits.capacity;
  return (
    <PostForm post={post} intent="capacity" className="grid justify-items-start gap-3">
      <PostFault post={post} />
      {post.outcome?.done && <Banner look="success">{texts.capacitySaved}</Banner>}
      <SelectField label={texts.capacity} {...post.field('capacity', String(capacity))}>
        {capacities.map((one) => (
          <option key={one} value={one}>
            {one === usual ? texts.capacityUsual : texts.capacityOf(one)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet" small busy={post.busyWith !== null}>
        {texts.capacitySave}
      </Button>
    </PostForm>
  );
}
