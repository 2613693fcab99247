import { randomInt } from 'node:crypto';

const adjectives =
  'amber,brave,bright,calm,clever,coral,early,gentle,golden,happy,humble,jolly,keen,kind,lively,lucky,merry,noble,patient,quick,quiet,ruby,silver,steady,sunny,swift,tidy,warm,wise,young'.split(
    ',',
  );
const nouns =
  'banyan,bulbul,cheetah,cobra,crane,dolphin,dosa,elephant,falcon,ferry,gecko,heron,hornbill,jackal,kite,lantern,lotus,mango,monsoon,mynah,otter,panther,peacock,river,sarus,sparrow,tabla,tiger,turtle,veena'.split(
    ',',
  );

/** Two words that page and email both show, so that a person can tell that the email belongs to the page. */
export function newPhrase(): string {
  const adjective = adjectives[randomInt(adjectives.length)] ?? '';
  return `${adjective.charAt(0).toUpperCase()}${adjective.slice(1)} ${nouns[randomInt(nouns.length)]}`;
}
