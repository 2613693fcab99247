import type { ReactNode } from 'react';
import { casePaths } from '#contract/cases/paths.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { TextLink } from '#web/ui/button.tsx';

type Reported = { kind: ReportedKind; id: string; children: ReactNode };

/** Leads to the report of something that the other side is responsible for. */
export function ReportLink({ kind, id, children }: Reported) {
  return (
    <TextLink
      to={casePaths.report(kind, id)}
      className="inline-flex min-h-11 items-center justify-self-start text-small"
    >
      {children}
    </TextLink>
  );
}
