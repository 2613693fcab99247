import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const deadlineHeld = {
  clocks: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'समय-सीमाएँ',
    holds: 'अगला क़दम किसे उठाना है, कौन उसका इंतज़ार कर रहा है, कब से और कब तक, और समय-सीमा कैसे ख़त्म हुई।',
    why: 'ताकि हर अनुरोध में साफ़ रहे कि अगला क़दम किसे उठाना है, और कब तक।',
    kept: 'समय-सीमा ख़त्म होने के बाद एक साल। लागू अनुबंध की समय-सीमा तब तक, जब तक उस अनुबंध में कुछ भी बाक़ी है।',
  },
} satisfies ModuleHeld;
