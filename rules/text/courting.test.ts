import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCourting } from './courting.ts';

const courting = [
  'You are so beautiful.',
  'Your photo is very pretty.',
  'I love your smile.',
  'Are you single?',
  'I am in love with you.',
  'Be my girlfriend.',
  'I look for a life partner.',
  'Would you go on a date?',
  'Let us have dinner alone.',
  'Send me your photo.',
  'Hey beautiful, how are you?',
  'Mujhse shaadi karogi?',
  'आप बहुत सुंदर हैं।',
  'मैं तुमसे प्यार करता हूं।',
  'आपकी फोटो बहुत प्यारी है।',
  'क्या आप शादीशुदा हैं?',
  'मुझे जीवनसाथी की तलाश है।',
  'क्या तुम मेरे साथ शादी करोगी?',
  'चलो डेट पर चलें।',
  'तुम्ही खूप सुंदर दिसता.',
  'माझं तुझ्यावर प्रेम आहे.',
  'माझ्याशी लग्न करशील का?',
  'तुमचं लग्न झालं आहे का?',
  'तुमचा फोटो खूप आवडला.',
];

const others = [
  'The pots that you make are beautiful.',
  'My wife keeps the books of our dairy.',
  'We love our work, and you will see it.',
  'Your photo of the cold room helped me.',
  'I would like to fix a date for a call with you.',
  'Weddings are our market: we serve marriage halls.',
  'A married couple runs the shop.',
  'We have dinner together with all growers once a month.',
  'Your voice in the village counts.',
  'I look for a partner for my dairy.',
  'I am not looking for a life partner, only for a partner in business.',
  'Send me a photo of the machine.',
  'शादी के मौसम में हम मिठाई बेचते हैं।',
  'हमारा गांव बहुत सुंदर है।',
  'आप सुंदर काम करते हैं।',
  'मुझे इस काम से प्यार है।',
  'मशीन की फोटो भेजिए।',
  'मेरी पत्नी हिसाब रखती हैं।',
  'लग्नाच्या हंगामात आम्ही फुले विकतो.',
  'आमचे गाव सुंदर आहे.',
  'तुमचा फोटो नाही, यंत्राचा फोटो पाठवा.',
  'माझी पत्नी हिशोब ठेवते.',
  'शेतीवर आमचे प्रेम आहे.',
];

test('a text that courts its reader is found, in three languages', () => {
  assert.deepEqual(
    courting.filter((text) => findCourting(text) === null),
    [],
  );
});

test('a text about work, families or weddings is let through', () => {
  assert.deepEqual(
    others.flatMap((text) => findCourting(text) ?? []),
    [],
  );
});
