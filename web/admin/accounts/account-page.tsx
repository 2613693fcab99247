import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { AccountViewBody } from '#contract/supervision.ts';
import { accountTexts as texts } from '#texts/admin.ts';
import { shortDay } from '../../texts/amounts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fetchAccount } from '../calls.ts';
import { WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AccountBadges } from './account-badges.tsx';
import { BlockDialog } from './block-dialog.tsx';

/** One account: who it is, how it stands, and the block. */
export function AccountPage() {
  const { accountId = '' } = useParams();
  const loaded = useLoaded(accountId, () => fetchAccount(accountId));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link to={adminPaths.accounts} className="text-link">
          {texts.back}
        </Link>
      </p>
      <WhenLoaded from={loaded}>
        {(account) => <Account key={account.$id} account={account} onChange={loaded.set} />}
      </WhenLoaded>
    </div>
  );
}

type AccountProps = { account: AccountViewBody; onChange: (account: AccountViewBody) => void };

function Account({ account, onChange }: AccountProps) {
  const [asking, setAsking] = useState(false);
  const name = account.name || account.email;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <Title text={name} />
      <p className="flex flex-wrap gap-2 empty:hidden">
        <AccountBadges account={account} />
      </p>
      {account.suspended && (
        <section className="rounded-card bg-sindoor-tint p-5 sm:p-6">
          <h2 className="font-semibold">{texts.blockedOn(shortDay(account.suspendedAt))}</h2>
          <p className="mt-1 break-words whitespace-pre-wrap">{account.suspensionReason}</p>
        </section>
      )}
      <Card>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {factsOf(account).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-small text-soft">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {!account.profile && <p className="mt-4 text-soft">{texts.noProfile}</p>}
      </Card>
      {account.suspended || account.can.suspend ? (
        <p>
          <Button look={account.suspended ? 'primary' : 'danger'} onClick={() => setAsking(true)}>
            {account.suspended ? texts.unblock : texts.block}
          </Button>
        </p>
      ) : (
        <p className="text-soft">{texts.protected}</p>
      )}
      {/* A new one each time, so that it forgets what was typed for another state. */}
      <BlockDialog
        key={String(account.suspended)}
        account={account}
        name={name}
        open={asking}
        onClose={() => setAsking(false)}
        onChange={(changed) => {
          setAsking(false);
          onChange(changed);
        }}
      />
    </div>
  );
}

function factsOf(account: AccountViewBody): [label: string, value: string][] {
  const { fields } = texts;
  const { profile } = account;
  const facts: [string, string][] = [
    [fields.email, account.email],
    [fields.id, account.$id],
    [fields.joined, shortDay(account.$createdAt)],
    [fields.seen, shortDay(account.accessedAt)],
    [fields.sessions, String(account.sessions)],
    [fields.leaves, account.leavesAt && shortDay(account.leavesAt)],
    [fields.role, profile?.role ?? ''],
    [fields.phone, profile?.phone ?? ''],
    [fields.location, profile?.location ?? ''],
    [fields.college, profile?.college ?? ''],
    [fields.companyUrl, profile?.companyUrl ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
