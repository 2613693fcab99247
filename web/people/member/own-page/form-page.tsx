import type { ReactNode } from 'react';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';

type FormPageProps = { title: string; post: Post; version: number; children: ReactNode };

/** A page of a few questions with one form. */
export function FormPage({ title, post, version, children }: FormPageProps) {
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{title}</h1>
      <PostFault post={post} />
      <Standing post={post} />
      <PostForm post={post} className="grid grid-cols-1 gap-6">
        <Version post={post} based={version} />
        {children}
        <div>
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? texts.saving : texts.save}
          </IntentButton>
        </div>
      </PostForm>
    </div>
  );
}
