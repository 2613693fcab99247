import { useLoaderData } from 'react-router';
import type { Post } from '#web/forms/use-post.tsx';

/** In a form that gives a consent: the words of law that counted when the page was made, as its loader says by `law`. */
export function LawField({ post }: { post: Pick<Post, 'answer'> }) {
  const { law } = useLoaderData() as { law: string };
  // Scripts do not load a page again whose form was refused.
  return <input type="hidden" name="law" value={post.answer?.about?.law ?? law} />;
}
