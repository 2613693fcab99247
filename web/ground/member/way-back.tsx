import { formTexts } from '#web/ground/texts/en/forms.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The way back for a member who was led here to change one thing, and does not. `words` stand where the page is more than a form. */
export function WayBack({ back, words = formTexts.wayBack }: { back: string | null; words?: string }) {
  if (!back) return null;
  return (
    <p>
      <TextLink to={back} className="inline-flex min-h-11 items-center">
        {words}
      </TextLink>
    </p>
  );
}
