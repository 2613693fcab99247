import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { orderLimits, orderOutcomes } from '#contract/holds/limits.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { orderTexts as texts } from '#web/holds/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';

type FormProps = { post: Post; order: DeskOrderBody };

/** The answer to an order. It holds only for the version of the order that the page shows. */
export function AnswerForm({ post, order }: FormProps) {
  return (
    <section aria-labelledby="answer-title" className="grid grid-cols-1 gap-4">
      <h2 id="answer-title" className="text-heading">
        {texts.answer}
      </h2>
      <PostForm post={post} intent="answer" className="grid grid-cols-1 gap-4">
        <input type="hidden" name="version" value={order.version} />
        <SelectField
          {...post.field('outcome', '')}
          label={texts.outcome}
          error={noteAt(post.fault, 'outcome')}
        >
          <option value="">{texts.choose}</option>
          {orderOutcomes.map((one) => (
            <option key={one} value={one}>
              {texts.outcomes[one]}
            </option>
          ))}
        </SelectField>
        <CountedArea
          {...post.field('answer')}
          label={texts.answerWords}
          most={orderLimits.answer.max}
          error={noteAt(post.fault, 'answer')}
          rows={4}
        />
        <Button type="submit" className="justify-self-start" busy={post.busyWith === 'answer'}>
          {texts.answerSubmit}
        </Button>
      </PostForm>
    </section>
  );
}

/** Whether the person was told. */
export function TellingForm({ post, order }: FormProps) {
  return (
    <section aria-labelledby="telling" className="grid grid-cols-1 gap-2">
      <h2 id="telling" className="text-heading">
        {texts.telling}
      </h2>
      <p>
        {order.toldAt ? texts.told(order.toldAt) : order.forbidsTelling ? texts.forbidden : texts.notTold}
      </p>
      {!order.toldAt && (
        <PostForm post={post} intent="told" className="grid grid-cols-1 gap-2">
          {order.forbidsTelling && (
            <CheckboxField
              name="may-tell"
              value="yes"
              label={texts.mayTell}
              error={noteAt(post.fault, 'may-tell')}
            />
          )}
          <Button type="submit" look="quiet" className="justify-self-start" busy={post.busyWith === 'told'}>
            {texts.tell}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

/** The hand-overs to the police, and another one. */
export function PoliceForm({ post, order }: FormProps) {
  return (
    <section aria-labelledby="police" className="grid grid-cols-1 gap-2">
      <h2 id="police" className="text-heading">
        {texts.police}
      </h2>
      {order.policeAt ? (
        <>
          <p className="text-small text-soft">{texts.policeAt(order.policeAt)}</p>
          <p className="break-words whitespace-pre-wrap">{order.police}</p>
        </>
      ) : (
        <p className="text-soft">{texts.policeNone}</p>
      )}
      <PostForm post={post} intent="police" className="grid grid-cols-1 gap-4">
        <CountedArea
          {...post.field('police')}
          label={texts.policeWords}
          most={orderLimits.answer.max}
          error={noteAt(post.fault, 'police')}
          rows={3}
        />
        <Button type="submit" look="quiet" className="justify-self-start" busy={post.busyWith === 'police'}>
          {texts.policeSubmit}
        </Button>
      </PostForm>
    </section>
  );
}
