import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpportunityRowBody } from '#contract/opportunities/shapes.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { ownOpportunitiesTexts as texts } from '#web/opportunities/texts/en/opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { TextLink } from '#web/ui/button.tsx';
import { StateMark } from './state-mark.tsx';

type RowsProps = {
  rows: readonly OpportunityRowBody[];
  /** Names the project of each. */
  namesProject?: boolean;
  next: string;
  after: string;
};

export function OwnRows({ rows, namesProject, next, after }: RowsProps) {
  const link = 'inline-flex min-h-11 items-center';
  return (
    <>
      <RowList className="mt-0">
        {rows.map((one) => (
          <Row
            key={one.id}
            to={opportunityPaths.ownOpportunity(one.id)}
            title={one.title}
            isWritten
            facts={[
              namesProject && one.project.name,
              kindLabels[one.kind],
              texts.seats(one.joined, one.seats),
              one.hasProposal && texts.edited,
            ]
              .filter(Boolean)
              .join(' · ')}
            mark={<StateMark state={one.state} />}
          />
        ))}
      </RowList>
      {(next !== '' || after !== '') && (
        <p className="flex flex-wrap gap-x-6">
          {after !== '' && (
            <TextLink to={{ search: '' }} className={link}>
              {texts.first}
            </TextLink>
          )}
          {next !== '' && (
            <TextLink to={{ search: `?after=${next}` }} className={link}>
              {texts.next}
            </TextLink>
          )}
        </p>
      )}
    </>
  );
}
