/** The look of the page: system fonts, two palettes, one column on a phone, and for print without what only a screen needs. */
export const styleSheet = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--ink:#1b1f24;--soft:#545d68;--line:#d5dae0;--link:#0b57a4;--quote:#eef1f5;
--failed:#b3261e;--needs_review:#855300;--fixed:#0b57a4;--passed:#1a6b35;--unverified:#5b4a9c;--not_applicable:#545d68}
@media (prefers-color-scheme:dark){:root{--page:#14171b;--card:#1d2126;--ink:#e8eaed;--soft:#a9b2bd;--line:#3a414a;--link:#8fc1ff;--quote:#272c33;
--failed:#ff9a91;--needs_review:#f2bd5c;--fixed:#8fc1ff;--passed:#7fd699;--unverified:#c3b5ff;--not_applicable:#a9b2bd}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
.page{max-width:60rem;margin:0 auto;padding:1rem}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;z-index:1}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0}
h2{font-size:1.3rem;margin:2rem 0 .75rem}
h3{font-size:1.05rem;line-height:1.35;margin:0}section>h3{margin:1rem 0 .4rem}
p{margin:.4rem 0}
.soft{color:var(--soft)}
.verdict{border-left:.4rem solid var(--needs_review);background:var(--card);padding:.75rem 1rem;border-radius:.25rem;margin:1rem 0}
.verdict.ready{border-color:var(--passed)}.verdict.blocked{border-color:var(--failed)}
.verdict strong{font-size:1.15rem}
.tiles{list-style:none;margin:1rem 0;padding:0;display:grid;gap:.6rem;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr))}
.tiles a,.tiles span.tile{display:block;height:100%;background:var(--card);border:1px solid var(--line);border-top:.3rem solid var(--tone,var(--line));border-radius:.4rem;padding:.6rem .8rem;color:inherit;text-decoration:none}
.tiles a:hover{border-color:var(--link)}
.tiles b{display:block;font-size:1.6rem;line-height:1.2}
.card{background:var(--card);border:1px solid var(--line);border-left:.3rem solid var(--tone);border-radius:.4rem;padding:.9rem 1rem;margin:.8rem 0}
.card>header{display:flex;flex-wrap:wrap;gap:.3rem .6rem;align-items:baseline;justify-content:space-between}
.chips{display:flex;flex-wrap:wrap;gap:.4rem;font-size:.85rem}
.chip{border:1px solid currentColor;border-radius:1rem;padding:0 .6rem;color:var(--tone,var(--soft))}
dl.facts{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.6rem 0}
dl.facts dt{color:var(--soft)}dl.facts dd{margin:0}
.findings{padding-left:1.4rem;margin:.6rem 0}.findings>li{margin:.6rem 0}
.places{margin:.3rem 0;padding-left:1.1rem}.places li{margin:.3rem 0}
blockquote{margin:.3rem 0;padding:.35rem .7rem;background:var(--quote);border-radius:.25rem;white-space:pre-line}
.was{text-decoration:line-through;text-decoration-thickness:1px}
.quiet{columns:17rem;column-gap:2rem;padding-left:1.2rem;margin:.6rem 0}.quiet li{break-inside:avoid;padding:.15rem 0}
summary{cursor:pointer;padding:.2rem 0;color:var(--link)}
.scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.92rem}
caption{text-align:left;padding:.5rem .7rem;color:var(--soft)}
th,td{text-align:left;vertical-align:top;padding:.4rem .7rem;border-top:1px solid var(--line);min-width:6rem;overflow-wrap:break-word}
code{font-size:.85em}td code{word-break:break-all}
ol.outline,ol.plain{padding-left:1.6rem}
ol.outline ol{padding-left:1.2rem}
li:target,.card:target{outline:3px solid var(--link);outline-offset:2px}
footer{margin:2.5rem 0 1rem;color:var(--soft);font-size:.9rem}
@media (max-width:34rem){dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-bottom:.4rem}.page{padding:.75rem}th,td{min-width:8rem}}
@media print{
:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--link:#000;--quote:#f2f2f2;--failed:#8c1d18;--needs_review:#6b4300;--fixed:#0a4684;--passed:#14532a;--unverified:#463a78;--not_applicable:#444}
@page{margin:18mm 16mm}
body{font-size:10.5pt}.page{max-width:none;padding:0}.skip,.card .printed summary{display:none}
.printed::details-content{content-visibility:visible;display:block}summary{list-style:none}
h2,h3,.card>header,dl.facts,summary{break-after:avoid}.findings>li,dl.facts,blockquote,tr{break-inside:avoid}
.folds{columns:17rem;column-gap:2rem}
.scroll{overflow:visible;border:0}.tiles{grid-template-columns:repeat(4,1fr)}a{text-decoration:none}}
`.trim()
