import { Row, RowList } from '#web/ground/member/row.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';

/** The link of staff: on a phone the layout is too narrow for it. */
export function Further() {
  const desk = useLayout()?.further.desk;
  if (!desk) return null;
  return (
    <RowList className="mt-0">
      <Row to={desk} title={layoutTexts.further.desk} isFetchedLate />
    </RowList>
  );
}
