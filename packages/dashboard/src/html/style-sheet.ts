/** The look of the pages: system fonts, two palettes, one column on a phone; the colours are those of the report. */
export const styleSheet = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--ink:#1b1f24;--soft:#545d68;--line:#d5dae0;--link:#0b57a4;--on-link:#fff;--bad:#b3261e;--good:#1a6b35}
@media (prefers-color-scheme:dark){:root{--page:#14171b;--card:#1d2126;--ink:#e8eaed;--soft:#a9b2bd;--line:#3a414a;--link:#8fc1ff;--on-link:#10233a;--bad:#ff9a91;--good:#7fd699}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:0 1rem 3rem}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;z-index:1}
.bar{display:flex;flex-wrap:wrap;gap:.3rem 1rem;align-items:baseline;max-width:60rem;margin:0 auto 1rem;padding:.9rem 1rem;border-bottom:1px solid var(--line)}
.bar .name{font-weight:700;color:inherit;text-decoration:none}
.bar nav{flex:1 1 auto}.bar ul{display:flex;flex-wrap:wrap;gap:.2rem .8rem;list-style:none;margin:0;padding:0}
.bar a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0 1rem}
h2{font-size:1.2rem;margin:2rem 0 .6rem}
p{margin:.5rem 0}
.soft{color:var(--soft);font-size:.92rem}
.said,.card{background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.6rem 1rem;margin:1rem 0}
.said{border-left:.3rem solid var(--good)}
.said:has(.problem,.question){border-left-color:var(--bad)}
.bad{color:var(--bad)}.good{color:var(--good)}
.field label,fieldset legend{display:block;font-weight:600}
.field .soft{display:block}
form.narrow{max-width:24rem}
fieldset{border:0;padding:0;margin:.8rem 0}
input,select,textarea,button{font:inherit;color:inherit}
input:not([type=checkbox],[type=radio],[type=hidden]),select,textarea{width:100%;max-width:32rem;padding:.45rem .6rem;background:var(--card);border:1px solid var(--soft);border-radius:.3rem}
textarea{font-family:ui-monospace,monospace;font-size:.92rem}
button,.button{display:inline-block;padding:.45rem 1.1rem;border:1px solid var(--link);border-radius:.3rem;background:var(--link);color:var(--on-link);text-decoration:none;cursor:pointer}
button.plain{padding:.15rem .6rem;background:none;color:var(--link)}
form.inline,.bar form{display:inline-block;margin:0 .3rem 0 0}
.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:.8rem 0}
.scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.95rem}
caption{text-align:left;padding:.5rem .7rem;color:var(--soft)}
th,td{text-align:left;vertical-align:top;padding:.4rem .7rem;border-top:1px solid var(--line);overflow-wrap:break-word}
td a{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{color:var(--soft)}dd{margin:0}
code{font-size:.9em;word-break:break-all}
code.short{white-space:nowrap}
code.secret{display:block;background:var(--page);border:1px solid var(--line);border-radius:.3rem;padding:.5rem .7rem;user-select:all}
progress{width:100%;max-width:32rem}
.pages{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;padding:0;list-style:none}
.pages img{width:100%;height:auto;border:1px solid var(--line);background:#fff}
summary{cursor:pointer;color:var(--link)}
@media (max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.4rem}
table,tbody,caption{display:block}thead{position:absolute;left:-999rem}tr{display:block;border-top:1px solid var(--line);padding:.4rem 0}td{display:block;position:relative;border:0;padding:.15rem .7rem .15rem 8rem}td:empty{display:none}td::before{content:attr(data-head);position:absolute;left:.7rem;color:var(--soft)}}
`.trim()
