export function termName(term: string): string {
  const [year, half] = term.split('-');
  if (!year || !half) return '';
  return half === '1' ? `जानेवारी ते जून ${year}` : `जुलै ते डिसेंबर ${year}`;
}
