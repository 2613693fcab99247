import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findInvestmentOffer } from './investment-offers.ts';

const offers = [
  '₹20 lakh for 5%.',
  'We look for Rs. 20,00,000 for 5 % of the company.',
  'The ask is ₹ 1.5 crore in exchange for 10 percent equity.',
  'You get 8% equity for ₹40 lakh.',
  '5% of our company for 20 lakh rupees, and a seat on the board.',
  'Minimum ticket: ₹2 lakh.',
  'The minimum investment is one month of salary.',
  'Our ticket size is small.',
  'The round closes on Friday.',
  'Our round is closing soon, so be quick.',
  'The seed round is open until June.',
  'Join our seed round before the summer.',
  'We are raising ₹50 lakh from friends of the dairy.',
  'We want to raise $200k this year.',
  'All this at a valuation of ₹8 crore.',
  '₹5 crore pre-money, with a small discount.',
  'Assured returns of two per cent each month.',
  'We double your money in three years.',
  'Invest in us today.',
  'We offer 2% equity to each reader of this plan.',
  'We sell 3 % of the company to early believers.',
  'Get shares in our company for a small sum.',
  'A convertible note is open for you.',
  'Hamare saath invest karo.',
  'आज ही निवेश करें।',
  '₹10 लाख के बदले 5% हिस्सेदारी।',
  'न्यूनतम निवेश एक लाख रुपये।',
  'आमच्या डेअरीत गुंतवणूक करा.',
  '₹10 लाखांच्या बदल्यात 5 टक्के भागीदारी.',
  'किमान गुंतवणूक पन्नास हजार रुपये.',
  '5% for ₹20 lakh.',
  'We look for investors, 5% for 10 lakh.',
  'Min. ticket: 1 lakh.',
  'Valuation: ₹2 crore.',
  'A share at a 2 crore valuation.',
  'Pre-money 2 crore.',
  'A note with a 5 cr cap.',
  'Invest ₹1 lakh and get 2% of the company.',
  '10% return a year.',
  'We pay 12% interest on your money.',
  '80% of our seed round is filled.',
  'We raise a small seed round.',
  'We are raising funds.',
  '₹२० लाख में 5% हिस्सेदारी।',
  'न्यूनतम टिकट 1 लाख।',
  'राउंड शुक्रवार को बंद होगा।',
  '20 लाखात 5 टक्के भागीदारी.',
  'We raise funds: 50 lakh.',
  'Raising: ₹50L.',
  'We are raising fifty lakh.',
  'Get 12% monthly return.',
  'We offer e q u i t y of 5 % for ₹50 lakh.',
  '₹५० लाख के बदले ५% हिस्सेदारी',
];

/** The same phrases with tricks that hide them. */
const hidden = [
  '₹50 lakh for 5% еquіty',
  'Mіnimum tісket 2 lakh',
  '₹50 lakh\nfor 5% equity',
  '₹50 lakh for\n5% equity',
  'Our seed round\n\u200bcloses in May',
  'Min\u00adimum t\u200bicket 2 lakh',
  'MINIMUM-TICKET 2 lakh',
  'm i n i m u m_ticket 2 lakh',
  '𝐌𝐢𝐧𝐢𝐦𝐮𝐦 ｔｉｃｋｅｔ ₹2 lakh',
];

const others = [
  'Equity: 2 % of the company\n₹20,000 a month',
  'Our round closes the loop: bottles come back.',
  'बस फेरी सुरू आहे.',
  'We raise goats, and fifty lakh of them live in this district.',
  'We pay ₹5,000 for 20% more milk.',
  'A discount of ₹500 for 10% of the growers is too much, I think.',
  'How would you find a valuation for a dairy?',
  'We raise chickens and sell 200 eggs a day.',
  'We raise the price by ₹2 a litre in June.',
  'The second round of interviews closes on Friday.',
  'The application round closes on Monday.',
  'We go round the villages each morning.',
  'We closed the shop for a week.',
  'A ticket for the bus costs ₹40.',
  'The film sells 300 tickets a day.',
  'Which share of the cost is power? I count 30% of the cost.',
  'We have a market share of 5% in Nagpur.',
  'Customers return 5% of the crates.',
  'The loan of ₹4 lakh has an interest of 9% a year.',
  'We invested ₹3 lakh of our own in the cold room.',
  'No shares and no return are offered here.',
  'We do not raise money, and we do not offer equity in our company.',
  'Please share the plan with no one.',
  'We sell 40% of our mangoes to hotels.',
  'The grant of ₹10 lakh pays for two rooms.',
  'We want to raise awareness among 2,000 growers.',
  'किसानों को ₹500 में 10% छूट मिलती है।',
  'हम निवेश नहीं मांगते।',
  'दूध 5 टक्के महाग झाले.',
  'हमारी कीमत 20% कम है।',
  '₹20,000 a month and 1% equity after a year.',
  'हर महीने ₹20,000 और 1% इक्विटी।',
  'A discount of 10% for ₹2 lakh of orders.',
  'The valuation of the stock takes two days.',
  'We raise funds for the school at the village fair.',
  'We closed 20% of the first round of interviews.',
  'इंटरव्यू राउंड शुक्रवार को बंद होगा।',
  'The dealer keeps 5% for his work.',
  'Tickets cost ₹40.',
];

test('a text that offers shares, a return or a part in a round is found, in three languages', () => {
  assert.deepEqual(
    offers.filter((text) => findInvestmentOffer(text) === null),
    [],
  );
});

test('a text that only speaks of money, shares or rounds is let through', () => {
  assert.deepEqual(
    others.flatMap((text) => findInvestmentOffer(text) ?? []),
    [],
  );
});

test('breaks between lines, letters of other scripts and signs between words hide no offer', () => {
  assert.deepEqual(
    hidden.filter((text) => findInvestmentOffer(text) === null),
    [],
  );
});

test('one offer is found among many other sentences, and behind hidden letters', () => {
  const all = others.join('\n');
  assert.equal(findInvestmentOffer(all), null);
  assert.ok(findInvestmentOffer(`${all}\nThe round closes on Friday.\n${all}`));
  assert.ok(findInvestmentOffer('Minimum\u200b ticket: ₹2 lakh.'));
});
