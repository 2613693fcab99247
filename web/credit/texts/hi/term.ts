export function termName(term: string): string {
  const [year, half] = term.split('-');
  if (!year || !half) return '';
  return half === '1' ? `जनवरी से जून ${year}` : `जुलाई से दिसंबर ${year}`;
}
