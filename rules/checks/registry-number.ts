import type { Registry } from '../lists/kinds.ts';
import { latinDigits } from '../text/digits.ts';
import { faultOfGstin } from './gstin.ts';

export type RegistryFault =
  | 'registry_number_missing'
  | 'registry_number_form'
  | 'registry_number_check'
  | 'registry_number_long';

/** States as the registers of companies and of small enterprises write them; OD and UK replaced OR and UR. */
const states =
  'AN|AP|AR|AS|BR|CG|CH|CT|DD|DH|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|LH|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UK|UP|UR|UT|WB';
const companyTypes = 'FLC|FTC|GAP|GAT|GOI|NPL|OPC|PLC|PTC|SGC|ULL|ULT';

const cin = new RegExp(`^[LU]\\d{5}(?:${states})(\\d{4})(?:${companyTypes})\\d{6}$`);
const llpin = /^([A-Z]{3})-?(\d{4})$/;
const udyam = new RegExp(`^UDYAM-?(${states})-?(\\d{2})-?(\\d{7})$`);

/** Universities, colleges and institutions on their own, in the survey of higher education. */
const aishe = /^([CUS])-?(\d{1,6})$/;
const darpan = new RegExp(`^(${states})/(\\d{4})/(\\d{7})$`);

const longestForeignNumber = 40;

/** The number as its register writes it, checked for form; GSTIN for its check character too. */
export function registryNumber(
  registry: Registry,
  typed: string,
): { number: string } | { fault: RegistryFault } {
  const compact = latinDigits(typed.normalize('NFKC')).toUpperCase().replace(/\s+/g, '');
  if (compact === '') return { fault: 'registry_number_missing' };
  switch (registry) {
    case 'GSTIN': {
      const fault = faultOfGstin(compact);
      return fault ? { fault } : { number: compact };
    }
    case 'CIN': {
      const year = Number(cin.exec(compact)?.[1] ?? 0);
      return year >= 1800 && year <= 2100 ? { number: compact } : { fault: 'registry_number_form' };
    }
    case 'LLPIN': {
      const [, letters, digits] = llpin.exec(compact) ?? [];
      return letters ? { number: `${letters}-${digits}` } : { fault: 'registry_number_form' };
    }
    case 'Udyam': {
      const [, state, district, serial] = udyam.exec(compact) ?? [];
      return state ? { number: `UDYAM-${state}-${district}-${serial}` } : { fault: 'registry_number_form' };
    }
    case 'AISHE': {
      const [, kind, digits] = aishe.exec(compact) ?? [];
      const number = Number(digits ?? 0);
      return kind && number > 0 ? { number: `${kind}-${number}` } : { fault: 'registry_number_form' };
    }
    case 'NGO Darpan': {
      const [, state, year, serial] = darpan.exec(compact) ?? [];
      // The register began in 2009 and took over older years of registration.
      const isYear = Number(year) >= 1900 && Number(year) <= 2100;
      return state && isYear ? { number: `${state}/${year}/${serial}` } : { fault: 'registry_number_form' };
    }
    default: {
      const number = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
      if ([...number].length > longestForeignNumber) return { fault: 'registry_number_long' };
      return /\p{Nd}/u.test(number) ? { number } : { fault: 'registry_number_form' };
    }
  }
}
