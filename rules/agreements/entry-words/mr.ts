import { type Currency, formatMoney } from '../../amounts/money.ts';
import { formatUnits } from '../../amounts/units.ts';
import type { PaymentWay } from '../../lists/payment-ways.ts';
import { marathi } from '../clauses/second/mr.ts';
import type { Fact, Side } from '../facts.ts';

/** An entry of a ledger in Marathi, for those who read it so. The entry itself holds codes and numbers alone. */
export function entryWords({ side, fact }: { side: Side; fact: Fact }, currency: Currency): string {
  const money = (amount: number) => formatMoney({ amount, currency });
  const at = 'milestone' in fact ? `टप्पा ${fact.milestone}: ` : '';
  return at + said(fact, side, money);
}

function said(fact: Fact, side: Side, money: (amount: number) => string): string {
  const { day } = marathi;
  switch (fact.kind) {
    case 'started':
      return `मजकूर ${fact.version} नुसार सुरू झाला, ${fact.share} % शेअरच्या वचनात: ${money(fact.pay)} आणि ${units(fact.units)}.`;
    case 'submitted':
      return fact.proposed === null
        ? `${hoursOf(fact.hours)} कामानंतर सादर झाला.`
        : `${hoursOf(fact.hours)} कामानंतर सादर झाला, सुचवलेले मूल्य ${money(fact.proposed)}.`;
    case 'changes_asked':
      return `निकष ${fact.criterion} च्या आधारे बदल मागितले.`;
    case 'accepted':
      return `${fact.isSilent ? 'उत्तर न आल्याने स्वीकारला गेला' : 'स्वीकारला गेला'}, मूल्य ${money(fact.awarded)}: ${money(fact.pay)} आणि ${units(fact.units)}${back(fact.unitsReturned)}.`;
    case 'milestone_cancelled':
      return 'सुरू होण्याआधी रद्द झाला.';
    case 'milestone_dropped':
      return `सोडून दिला; काहीही देणे नाही${back(fact.unitsReturned)}.`;
    case 'payment_sent': {
      const why = fact.owed === 'fallback' ? 'युनिटसाठी रोख, ' : '';
      const tax = fact.withheld > 0 ? `, आणि ${money(fact.withheld)} कर म्हणून कापले` : '';
      return `${why}${day(fact.day)} रोजी ${money(fact.sent)} पाठवल्याची माहिती, पद्धत: ${ways[fact.way]}${tax}.`;
    }
    case 'payment_confirmed':
      return `नोंद ${fact.payment} मधील ${money(fact.amount)} ${confirmed(fact.isSilent)}.`;
    case 'reversed':
      return `नोंद ${fact.entry} चुकीची होती आणि ती मागे घेतली आहे.`;
    case 'paid_back':
      return `${day(fact.day)} रोजी ${money(fact.amount)} परत केल्याची माहिती, पद्धत: ${ways[fact.way]}.`;
    case 'paid_back_confirmed':
      return `नोंद ${fact.payment} मध्ये परत केलेले ${money(fact.amount)} ${confirmed(fact.isSilent)}.`;
    case 'closed_open':
      return side === 'project'
        ? `जे परत करायचे आहे, ते ${money(fact.amount)} बाकी असताना बंद केले.`
        : `${money(fact.amount)} बाकी असताना बंद केले.`;
    case 'vested':
      if (fact.because === 'leaving') return `${units(fact.units)} शेवटी व्हेस्ट झाली (${day(fact.day)}).`;
      return fact.month > 0
        ? `${units(fact.units)} व्हेस्ट झाली (${day(fact.day)}, महिना ${fact.month}).`
        : `${units(fact.units)} व्हेस्ट झाली (${day(fact.day)}).`;
    case 'units_returned':
      return `व्हेस्ट न झालेली ${units(fact.units)} पूलमध्ये परत गेली.`;
    case 'dispute_opened':
      return `वाद उघडला (${sideWords[side]}).`;
    case 'evidence_given':
      return `पुरावा दिला (${sideWords[side]}).`;
    case 'ruled': {
      const how = fact.agreed
        ? `नोंद ${fact.agreed} मधील प्रस्ताव दोन्ही बाजूंनी निर्णयाऐवजी मान्य केला`
        : fact.isAppeal
          ? 'अपिलावरचा निर्णय'
          : 'निर्णय';
      return `${how}: मूल्य ${money(fact.awarded)}, म्हणजे ${money(fact.pay)} आणि ${units(fact.units)}.`;
    }
    case 'settlement_proposed':
      return `तडजोडीचा प्रस्ताव (${sideWords[side]}): मूल्य ${money(fact.awarded)}, म्हणजे ${money(fact.pay)} आणि ${units(fact.units)}.`;
    case 'settlement_closed':
      return side === 'product'
        ? `नोंद ${fact.proposal} मधील प्रस्तावाला वेळेत उत्तर आले नाही.`
        : `नोंद ${fact.proposal} मधील प्रस्ताव बंद केला (${sideWords[side]}).`;
    case 'dispute_withdrawn':
      return `वाद मागे घेतला (${sideWords[side]}); सर्व काही आधीसारखे आहे.`;
    case 'appealed':
      return `अपील केले (${sideWords[side]}).`;
    case 'ruling_final': {
      const what = fact.agreed ? 'दोन्ही बाजूंनी जे मान्य केले ते अंतिम आहे' : 'निर्णय अंतिम आहे';
      const vested =
        fact.vestedTakenBack > 0 ? `, आणि व्हेस्ट झालेली ${units(fact.vestedTakenBack)} परत घेतली` : '';
      const cash = fact.cashTakenBack
        ? `, आणि युनिटसाठी पाठवलेले ${money(fact.cashTakenBack)} परत करायचे आहेत`
        : '';
      return `${what}${vested}${cash}${back(fact.unitsReturned)}.`;
    }
    case 'fallback_due':
      return `शेअर न झालेल्या ${units(fact.units)} साठी ${money(fact.amount)} रोख देणे आहे.`;
    default:
      return saidOfWhole(fact);
  }
}

type OfWhole = Exclude<Fact, { milestone: number }>;

function saidOfWhole(fact: Exclude<OfWhole, { kind: 'reversed' }>): string {
  const { day } = marathi;
  switch (fact.kind) {
    case 'notice_given':
      return fact.cause === null
        ? `नोटीस दिली; करार ${day(fact.endDay)} रोजी संपेल.`
        : `नोटीस दिली; करार ${day(fact.endDay)} रोजी संपेल, अटींमधील कारण ${fact.cause} मुळे.`;
    case 'cause_contested':
      return 'सांगितलेल्या कारणावर हरकत घेतली आहे.';
    case 'cause_decided':
      return fact.isUpheld ? 'सांगितलेले कारण मान्य आहे.' : 'सांगितलेले कारण मान्य नाही.';
    case 'ended':
      return 'करार संपला आहे.';
    case 'completed':
      return 'सर्व टप्पे पूर्ण झाले: करार पूर्ण झाला आहे.';
    case 'settled':
      return 'आता काहीही देणे नाही आणि कशावरही वाद नाही: कराराचा हिशेब पूर्ण आहे.';
    case 'amended':
      return `दुरुस्ती झाली: मजकूर ${fact.version} लागू आहे.`;
    case 'conversion_stated':
      return `${day(fact.day)} रोजी ${units(fact.units)} शेअरमध्ये बदलल्याची माहिती.`;
    case 'conversion_confirmed':
      return `नोंद ${fact.conversion} मधील बदल नक्की झाला.`;
    case 'units_given_up':
      return `${units(fact.units)} सोडून दिली.`;
  }
}

export const sideWords: Record<Side, string> = {
  project: 'प्रकल्प',
  contributor: 'योगदानकर्ता',
  product: 'Saharambh',
  administrator: 'स्टाफ',
};

/** The hours of a handed-in milestone, before “work”. */
const hoursOf = (hours: number) => (hours === 1 ? '1 तासाच्या' : `${hours} तासांच्या`);

export const ways: Record<PaymentWay, string> = {
  Cash: 'रोख',
  'Credit Card': 'क्रेडिट कार्ड',
  'Bank Transfer': 'बँक ट्रान्सफर',
  'Online Payment': 'ऑनलाइन पेमेंट',
};

const units = (count: number) => (count === 1 ? '1 युनिट' : `${formatUnits(count)} युनिट`);
const confirmed = (isSilent: boolean) => (isSilent ? 'उत्तर न आल्याने नक्की मानले' : 'नक्की झाले');
const back = (count: number) => (count > 0 ? `, आणि ${units(count)} पूलमध्ये परत गेली` : '');
