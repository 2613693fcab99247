import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { shownOfficeHourTexts as texts } from '#web/office-hours/texts/en/elsewhere.ts';

export type ShownOfficeHour = { id: string; topic: string; facts: string };

/** The office hours ahead on the page of a mentor, with the seats that are left. */
export function OfficeHoursPart({ officeHours }: { officeHours: readonly ShownOfficeHour[] }) {
  if (officeHours.length === 0) return null;
  return (
    <section aria-labelledby="office-hours">
      <h2 id="office-hours" className="font-semibold">
        {texts.heading}
      </h2>
      <RowList>
        {officeHours.map(({ id, topic, facts }) => (
          <Row
            key={id}
            to={officeHourPaths.officeHour(id)}
            title={topic || texts.untitled}
            isWritten={topic !== ''}
            facts={facts}
          />
        ))}
      </RowList>
    </section>
  );
}
