import { interestPaths } from '#contract/interests/rare-paths.ts';
import { interestTexts as texts } from '#web/interests/texts/en/interests.ts';
import { TextLink } from '#web/ui/button.tsx';

/** When the member promised to ask no founder for money, or the way to the promise. */
export function Promised({ promisedAt }: { promisedAt: string }) {
  return (
    <section aria-labelledby="promised" className="grid gap-1">
      <h2 id="promised" className="text-heading">
        {texts.promise}
      </h2>
      {promisedAt ? (
        <p>{texts.promisedOn(promisedAt)}</p>
      ) : (
        <p>
          {texts.notPromised}{' '}
          <TextLink to={interestPaths.promise} className="inline-flex min-h-11 items-center">
            {texts.toPromise}
          </TextLink>
        </p>
      )}
    </section>
  );
}
