import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../web/ui/tokens.css', import.meta.url), 'utf8');
/** The product's own colours, by their names. */
const colours = [...tokens.matchAll(/(--color-[\w-]+): (light-dark\([^)]+\));/g)]
  .map(([, name, value]) => `${name}:${value}`)
  .join(';');

/** The look of the API reference: that of the product, in one style of its own. `font` is where the product's font lies. */
export function styleOf(font: string | undefined): string {
  return `${font ? `@font-face{font-family:"Anek Latin";src:url("${font}") format("woff2");font-weight:100 800;font-stretch:75% 125%;font-display:swap}` : ''}
:root{color-scheme:light dark;${colours}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1.0625rem/1.55 "Anek Latin",system-ui,sans-serif;overflow-wrap:break-word}
a{color:var(--color-neel);font-weight:560;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--color-neel);outline-offset:3px;border-radius:4px}
h1{margin:0;font-size:clamp(2.5rem,1.6rem + 4vw,4.25rem);line-height:.98;letter-spacing:-.03em;font-weight:720}
h2{margin:0 0 1rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);line-height:1.08;letter-spacing:-.022em}
h3{margin:0;font-size:1.3125rem;line-height:1.2;letter-spacing:-.01em}
h4{margin:1.5rem 0 .25rem;font-size:.9375rem;font-weight:650;color:var(--color-soft)}
p{margin:.6rem 0;max-width:44rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
pre code{font-size:.8125rem}
code{overflow-wrap:anywhere}
.skip{position:absolute;left:.75rem;top:.75rem;padding:.75rem 1.25rem;border-radius:10px;background:var(--color-genda);color:var(--color-on-genda)}
.skip:not(:focus){transform:translateY(-6rem)}
.edge{max-width:84rem;margin:0 auto;padding-inline:clamp(1.125rem,4vw,2.5rem)}
.top{border-bottom:1px solid var(--color-line)}
.top .edge{display:flex;align-items:center;gap:.625rem;min-height:4.5rem}
.top a{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;font-size:1.375rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}
.mark{width:2.25rem;height:2.25rem;color:var(--color-neel)}
.mark path{fill:none;stroke:currentColor;stroke-width:4.2}
.mark circle{fill:var(--color-sindoor)}
.intro{display:grid;gap:2rem 4rem;padding-block:2.5rem 3rem}
.intro p{font-size:1.1875rem;color:var(--color-soft)}
.layout{display:grid;gap:0 3.5rem;padding-bottom:5rem}
.groups ul,.calls ul{margin:0;padding:0;list-style:none}
.groups ul{display:flex;flex-wrap:wrap;gap:.5rem}
.groups a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1.5px solid var(--color-control);border-radius:999px;text-decoration:none}
.calls{display:none}
.group{padding-top:3rem}
.call{display:grid;gap:0 2.5rem;border-top:1px solid var(--color-line);padding-block:2rem}
.address{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem;margin:.75rem 0}
.method{padding:.2rem .6rem;border:1px solid currentColor;border-radius:999px;font-size:.8125rem;font-weight:700;letter-spacing:.02em}
.get{color:var(--color-neel);background:var(--color-neel-tint)}
.post{color:var(--color-patta);background:var(--color-patta-tint)}
.put,.patch{color:var(--color-genda-ink);background:var(--color-genda-tint)}
.delete{color:var(--color-sindoor);background:var(--color-sindoor-tint)}
.fields{margin:0;border-bottom:1px solid var(--color-line)}
.fields div{border-top:1px solid var(--color-line);padding:.45rem 0}
.fields dt{display:flex;flex-wrap:wrap;gap:.1rem .75rem;align-items:baseline}
.fields dt span{font-size:.875rem;color:var(--color-soft)}
.fields dd{margin:0;font-size:.9375rem;color:var(--color-soft)}
.sample{min-width:0}
pre{margin:0;padding:.875rem 1rem;border-radius:12px;background:var(--color-step);color:var(--color-on-step);white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5}
details{margin-top:1.25rem;border-block:1px solid var(--color-line)}
summary{min-height:2.75rem;display:flex;align-items:center;gap:.5rem;font-weight:560;cursor:pointer;color:var(--color-neel)}
summary::before{content:"+";font-weight:700;width:1ch}
details[open] summary::before{content:"\\2212"}
details ul{margin:0 0 1rem;padding-left:1.25rem}
details li{margin:.35rem 0}
.answer{border:0;margin-top:.75rem}
@media (min-width:64rem){
.intro{grid-template-columns:1fr minmax(0,30rem);align-items:end;padding-block:4rem}
.layout{grid-template-columns:15rem minmax(0,1fr)}
.groups{display:none}
.calls{display:block;position:sticky;top:0;align-self:start;max-height:100dvh;overflow-y:auto;padding-block:2rem;font-size:.9375rem}
.calls h2{margin:1.25rem 0 .25rem;font-size:.9375rem;font-weight:650;letter-spacing:0;color:var(--color-soft)}
.calls li a{display:block;padding:.3rem 0;line-height:1.35;font-weight:400;color:inherit;text-decoration:none}
.calls li a:hover{color:var(--color-neel);text-decoration:underline}
}
@media (min-width:80rem){
.call{grid-template-columns:minmax(0,1fr) minmax(0,26rem)}
}
@media print{.calls,.groups,.skip{display:none}.layout{display:block}pre{color:#000;background:none;border:1px solid #999}.call{break-inside:avoid}}
`;
}
