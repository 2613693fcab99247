import { getExport } from '#contract/own-data.ts';
import { ownDataTexts as texts } from '#texts/dashboard.ts';
import { addressOf } from '../../client/api.ts';
import type { User } from '../../client/session.ts';
import { Card } from '../../ui/card.tsx';
import { useProject } from '../../use-project.ts';
import { DeleteAccount } from './delete-account.tsx';

/** Taking one's data away, and taking oneself away. */
export function OwnDataCard({ user, leaving }: { user: User; leaving: boolean }) {
  const project = useProject();
  return (
    <Card>
      <h2 className="text-heading">{texts.title}</h2>
      <p className="mt-3">{texts.exportHint}</p>
      <a href={addressOf(getExport, {}, project)} download className="button button-quiet button-small mt-3">
        {texts.export}
      </a>
      {!leaving && <DeleteAccount user={user} />}
    </Card>
  );
}
