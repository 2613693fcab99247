import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Post } from '#web/forms/use-post.tsx';

/**
 * In a form that gives a consent: the words of law that counted when the page was made, as its loader says by `law`. A page that
 * is brought up to date, or that comes back with another fault, has told no one of other words: it keeps its mark until a
 * refusal says so.
 */
export function LawField({ post: { answer } }: { post: Pick<Post, 'answer'> }) {
  const { law } = useLoaderData() as { law: string };
  const [read, setRead] = useState(answer?.typed?.law || law);
  const told = answer?.about?.law;
  if (told && told !== read) setRead(told);
  return <input type="hidden" name="law" value={read} />;
}
