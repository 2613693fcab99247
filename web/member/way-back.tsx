import { formTexts } from '#texts/forms.ts';
import { TextLink } from '../ui/button.tsx';

/** The way back for a member who was led here to change one thing, and does not. */
export function WayBack({ back }: { back: string | null }) {
  if (!back) return null;
  return (
    <p>
      <TextLink to={back} className="inline-flex min-h-11 items-center">
        {formTexts.wayBack}
      </TextLink>
    </p>
  );
}
