type Mailed = { text?: string };

export const codeIn = ({ text = '' }: Mailed) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
export const hasCode = (email: Mailed) => codeIn(email) !== '';
export const wrongCode = (email: Mailed) => (codeIn(email) === '000000' ? '111111' : '000000');

/** As a keyboard of Hindi or Marathi types these digits. */
export const inDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
