/** Indian scripts, and the language by whose rules a name in each is broken and spoken. */
const scripts: [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Arabic}/u, 'ur'],
];

/** Somebody's name: in its own language as far as its script tells, broken by hyphens where it is long. */
export function PersonName({ name, className = '' }: { name: string; className?: string }) {
  const lang = scripts.find(([script]) => script.test(name))?.[1];
  return (
    <bdi lang={lang} className={`person-name ${className}`}>
      {name}
    </bdi>
  );
}
