import { type Currency, formatMoney } from '../../amounts/money.ts';
import { formatUnits } from '../../amounts/units.ts';
import type { PaymentWay } from '../../lists/payment-ways.ts';
import { hindi } from '../clauses/second/hi.ts';
import type { Fact, Side } from '../facts.ts';

/** An entry of a ledger in Hindi, for those who read it so. The entry itself holds codes and numbers alone. */
export function entryWords({ side, fact }: { side: Side; fact: Fact }, currency: Currency): string {
  const money = (amount: number) => formatMoney({ amount, currency });
  const at = 'milestone' in fact ? `पड़ाव ${fact.milestone}: ` : '';
  return at + said(fact, side, money);
}

function said(fact: Fact, side: Side, money: (amount: number) => string): string {
  const { day } = hindi;
  switch (fact.kind) {
    case 'started':
      return `टेक्स्ट ${fact.version} के अनुसार शुरू हुआ, ${fact.share} % शेयर के वादे में: ${money(fact.pay)} और ${units(fact.units)}।`;
    case 'submitted':
      return fact.proposed === null
        ? `${fact.hours} घंटे के काम के बाद जमा हुआ।`
        : `${fact.hours} घंटे के काम के बाद जमा हुआ, माँगा गया मूल्य ${money(fact.proposed)}।`;
    case 'changes_asked':
      return `कसौटी ${fact.criterion} के आधार पर बदलाव माँगे गए।`;
    case 'accepted':
      return `${fact.isSilent ? 'जवाब न आने से स्वीकार हुआ' : 'स्वीकार हुआ'}, मूल्य ${money(fact.awarded)}: ${money(fact.pay)} और ${units(fact.units)}${back(fact.unitsReturned)}।`;
    case 'milestone_cancelled':
      return 'शुरू होने से पहले रद्द हुआ।';
    case 'milestone_dropped':
      return `छोड़ा गया; कुछ देना नहीं है${back(fact.unitsReturned)}।`;
    case 'payment_sent': {
      const why = fact.owed === 'fallback' ? 'यूनिट के बदले नक़द, ' : '';
      const tax = fact.withheld > 0 ? `, और ${money(fact.withheld)} टैक्स के रूप में काटे गए` : '';
      return `${why}${day(fact.day)} को ${money(fact.sent)} भेजे जाने की सूचना, तरीक़ा: ${ways[fact.way]}${tax}।`;
    }
    case 'payment_confirmed':
      return `एंट्री ${fact.payment} के ${money(fact.amount)} ${confirmed(fact.isSilent)}।`;
    case 'reversed':
      return `एंट्री ${fact.entry} ग़लत थी और वापस ली गई है।`;
    case 'paid_back':
      return `${day(fact.day)} को ${money(fact.amount)} लौटाए जाने की सूचना, तरीक़ा: ${ways[fact.way]}।`;
    case 'paid_back_confirmed':
      return `एंट्री ${fact.payment} में लौटाए गए ${money(fact.amount)} ${confirmed(fact.isSilent)}।`;
    case 'closed_open':
      return side === 'project'
        ? `जो लौटाया जाना है, वह ${money(fact.amount)} बक़ाया रहते बंद किया गया।`
        : `${money(fact.amount)} बक़ाया रहते बंद किया गया।`;
    case 'vested':
      if (fact.because === 'leaving') return `${units(fact.units)} अंत में वेस्ट हुईं (${day(fact.day)})।`;
      return fact.month > 0
        ? `${units(fact.units)} वेस्ट हुईं (${day(fact.day)}, महीना ${fact.month})।`
        : `${units(fact.units)} वेस्ट हुईं (${day(fact.day)})।`;
    case 'units_returned':
      return `${units(fact.units)}, जो वेस्ट नहीं हुई थीं, पूल में लौट गईं।`;
    case 'dispute_opened':
      return `विवाद खोला गया (${sideWords[side]})।`;
    case 'evidence_given':
      return `सबूत दिया गया (${sideWords[side]})।`;
    case 'ruled': {
      const how = fact.agreed
        ? `एंट्री ${fact.agreed} का प्रस्ताव दोनों पक्षों ने फ़ैसले की जगह मान लिया`
        : fact.isAppeal
          ? 'अपील पर फ़ैसला'
          : 'फ़ैसला';
      return `${how}: मूल्य ${money(fact.awarded)}, यानी ${money(fact.pay)} और ${units(fact.units)}।`;
    }
    case 'settlement_proposed':
      return `सुलह का प्रस्ताव (${sideWords[side]}): मूल्य ${money(fact.awarded)}, यानी ${money(fact.pay)} और ${units(fact.units)}।`;
    case 'settlement_closed':
      return side === 'product'
        ? `एंट्री ${fact.proposal} के प्रस्ताव का समय पर जवाब नहीं आया।`
        : `एंट्री ${fact.proposal} का प्रस्ताव बंद किया गया (${sideWords[side]})।`;
    case 'dispute_withdrawn':
      return `विवाद वापस लिया गया (${sideWords[side]}); सब कुछ पहले जैसा है।`;
    case 'appealed':
      return `अपील की गई (${sideWords[side]})।`;
    case 'ruling_final': {
      const what = fact.agreed ? 'दोनों पक्षों ने जो तय किया वह अंतिम है' : 'फ़ैसला अंतिम है';
      const vested =
        fact.vestedTakenBack > 0 ? `, और वेस्ट हो चुकी ${units(fact.vestedTakenBack)} वापस ली गईं` : '';
      const cash = fact.cashTakenBack ? `, और यूनिट के लिए भेजे गए ${money(fact.cashTakenBack)} लौटाए जाने हैं` : '';
      return `${what}${vested}${cash}${back(fact.unitsReturned)}।`;
    }
    case 'fallback_due':
      return `${units(fact.units)}, जो शेयर नहीं बनीं, उनके लिए ${money(fact.amount)} नक़द देने हैं।`;
    default:
      return saidOfWhole(fact);
  }
}

type OfWhole = Exclude<Fact, { milestone: number }>;

function saidOfWhole(fact: Exclude<OfWhole, { kind: 'reversed' }>): string {
  const { day } = hindi;
  switch (fact.kind) {
    case 'notice_given':
      return fact.cause === null
        ? `नोटिस दिया गया; अनुबंध ${day(fact.endDay)} को ख़त्म होगा।`
        : `नोटिस दिया गया; अनुबंध ${day(fact.endDay)} को ख़त्म होगा, शर्तों में लिखे कारण ${fact.cause} से।`;
    case 'cause_contested':
      return 'बताए गए कारण पर आपत्ति की गई है।';
    case 'cause_decided':
      return fact.isUpheld ? 'बताया गया कारण मान्य है।' : 'बताया गया कारण मान्य नहीं है।';
    case 'ended':
      return 'अनुबंध ख़त्म हो गया है।';
    case 'completed':
      return 'सभी पड़ाव पूरे हुए: अनुबंध पूरा हो गया है।';
    case 'settled':
      return 'अब न कुछ देना है, न किसी पर विवाद है: अनुबंध का हिसाब पूरा है।';
    case 'amended':
      return `संशोधन हुआ: टेक्स्ट ${fact.version} लागू है।`;
    case 'conversion_stated':
      return `${day(fact.day)} को ${units(fact.units)} शेयरों में बदले जाने की सूचना।`;
    case 'conversion_confirmed':
      return `एंट्री ${fact.conversion} में बताया गया शेयरों में बदलना पक्का हुआ।`;
    case 'units_given_up':
      return `${units(fact.units)} छोड़ दी गईं।`;
  }
}

export const sideWords: Record<Side, string> = {
  project: 'प्रोजेक्ट',
  contributor: 'योगदानकर्ता',
  product: 'Saharambh',
  administrator: 'स्टाफ़',
};

export const ways: Record<PaymentWay, string> = {
  Cash: 'नक़द',
  'Credit Card': 'क्रेडिट कार्ड',
  'Bank Transfer': 'बैंक ट्रांसफ़र',
  'Online Payment': 'ऑनलाइन भुगतान',
};

const units = (count: number) => `${formatUnits(count)} यूनिट`;
const confirmed = (isSilent: boolean) => (isSilent ? 'जवाब न आने से पक्के माने गए' : 'पक्के हुए');
const back = (count: number) => (count > 0 ? `, और ${units(count)} पूल में लौटीं` : '');
