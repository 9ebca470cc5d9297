import { monthName, quarter } from '../../../structure/words/months.js'
import { beforeChrist, notYetOut } from '../../words/undated.js'
import { hosts, keepers, kindWords, preprintServers, publishers, versionedWords } from '../fields/kind.js'
import type { Part } from '../model/label.js'
import { catalogued, countedAbroad, official, toParliament } from '../fields/numbers.js'
import { specialIssue } from '../fields/special-issue.js'
import { linkNames } from '../link-names.js'
import { type Mend, type Segment, withStretch } from '../segment.js'
import { thesisWord } from '../thesis.js'
import { stretchesAbroad } from './stretches-abroad.js'
import { seenOnWeb } from './web-frame.js'

/** Behind the end of a sentence or of an element, and before the end of its own. */
const begins = String.raw`(?<=[.,;?!]["”’»]?\s)`
const ends = String.raw`(?=[.,;]+\s|[.,;]?$)`
const number = String.raw`(?:[Nn]os?\.:?|[Nn]r\.|[Nn]umber)`
/** `24731`, `w24731`, `FIT-2017-12`, `WHO/HEP/ECH/2019.4` */
const code = String.raw`(?=[^\s,;()]*\d)(?:[\p{Lu}\d]|w(?=\d{4}))[\p{L}\d]*(?:[-–/.:][\p{L}\d]+)*`
const named = String.raw`(?:\p{Lu}[\p{L}&-]*\s){0,5}`
const paper = String.raw`(?:[Ww]orking|[Dd]iscussion|[Rr]esearch|[Oo]ccasional|[Ss]taff|[Tt]echnical)\s(?:[Pp]aper|[Pp]apers(?=,\s[Nn]os?\.)|[Rr]eport|[Nn]ote)(?:\s[Ss]eries)?`
/** A journal may be called a report, too, and has plain numbers: `The Harbour Report 19, no. 3`. */
const counted = String.raw`(?:${named}${paper}(?:[.,](?!\s(?:19|20)\d\d[.,\s]))?\s(?:${number}\s?)?${code}|(?:Report|[Tt]ech\.\s[Rr]ep\.|(?<=,\s)Rep\.)\s(?:${number}\s?)?${code}|${named}(?:[Rr]eport|[Pp]ublication)\s(?:${number}\s?|(?=[^\s,;]*\d[-–/]))${code})`
const office = String.raw`(?:U\.?\s?S\.?(?:\s?A\.?)?|United\sStates|European|Canadian|Japanese|German|British|Chinese|Norwegian)`
const body = String.raw`(?:ISO|IEC|IEEE|DIN|EN|BS|ASTM|ANSI|NISO|NF|SFS|JIS|ETSI)`

/** What somebody has said to others, and what was shown there. */
const spoken = String.raw`(?:Class\s|Guest\s|Public\s)?[Ll]ecture|(?:PowerPoint|Google|Prezi)\s(?:slides|presentation)`

const nameWord = String.raw`(?:\p{Lu}[\p{L}.’'-]*|van|von|der|den|de|du|di|la|le)`
const person = String.raw`${nameWord}(?:\s${nameWord}){1,4}`
const namesInBrackets = String.raw`${person}(?:(?:,\s(?:(?:and|&)\s)?|\s(?:and|&)\s)${person}){0,3}`

/** Who keeps a work, between its title and its day, its year or its address. */
const kept = (names: string): RegExp =>
  new RegExp(String.raw`${begins}(?:${names})(?=\.?$|;?\s(?:19|20)\d\d[.,\s]|\.\s(?:https?:|doi|\p{Ll}+\.\p{Ll}|\d|\p{Lu})|\s\[|[,:]\s\d{1,4}[–-]\d|,\s(?:https?:|www|\p{Ll}+\.\p{Ll}|\d{4}|\d{1,2}\s\p{Lu}|\p{Lu}\p{Ll}{2,}\.?\s\d))`, 'u')

/**
 * Stretches that say themselves what they are, whatever they were taken for, each with a sign without which there is none: a class of
 * letters takes longer to make than an entry to read, and most entries need few of them.
 */
const stretches: readonly (readonly [Part, sign: RegExp, RegExp])[] = [
  // `[Data set]`, `[TV series episode]` (APA 7, 9.22), `[Image attached] [Status update]` (APA 7, 10.15)
  ['genre', /\[/, new RegExp(String.raw`\[(?:${kindWords})\](?:\s\[(?:${kindWords})\])?`, 'iu')],
  // `Tides of the north. [online] Harbour Watch. Available at: <https://…>`
  ['genre', /\[(?:online|pdf)\]\s/iu, /(?<=[.?!]["”’]?\s)\[(?:[Oo]nline|pdf|PDF)\](?=\s(?:Available|\p{Lu}))/u],
  ['publisher', /\[online\]\s/iu, /(?<=[.?!]["”’]?\s\[[Oo]nline\]\s)(?!Available)\p{Lu}[^.<>:]*\.(?=\sAvailable\s)/u],
  // `How tides work [Internet]. Harbour Watch; 2021 May 4.`: a semicolon parts a date from who published a page
  ['publisher', /\[Internet\]\.\s/u, /(?<=\[Internet\]\.\s)\p{Lu}[^.;:[\]]*(?=;\s(?:19|20)\d\d\s\p{Lu}\p{Ll}{2}(?:\s\d{1,2})?(?:\s\[|\.\s))/u],
  // `Ropes at sea (2nd draft). Unpublished manuscript.`
  ['genre', /npublished\s[Mm]/, /(?<=[.?!)]["”’]?\s)[Uu]npublished\s[Mm]anuscript(?=\.?$|[.,]\s)/u],
  // `1978, §7.2.`: a place in a work, and what a database counts it by
  ['note', /§/, /(?<=[,.]\s)§{1,2}\s?\d[\d.–-]*(?=\.?$)/u],
  ['note', /(?:MR|Zbl)\s?\d/, /(?<=[.,;]\s)(?:MR|Zbl)\s?\d[\d.]*\d(?=[.,;]|$)/u],
  // `FDA approves ropes. Press release. May 3, 2017.` (AMA 11, 3.15.4)
  ['genre', /Press release\./, /(?<=[.?!]["”’]?\s)Press release(?=\.\s)/u],
  // `How tides turn. Video. YouTube, March 4, 2020.` (CMOS 18, 14.267)
  ['genre', /Video\.\s/, new RegExp(String.raw`(?<=[.?!]["”]?\s)Video(?=\.\s(?:${hosts}))|(?<=\.\s(?:${hosts})\.\s)Video(?=\.\s(?:https?:|\p{Lu}))`, 'u')],
  // `“Tides.” YouTube video, May 2, 2017.`, `YouTube video, 4:15.`, `May 2, 2017. YouTube, 4:15.` (CMOS 18, 14.267)
  ['publisher', /YouTube/, /(?<=(?:[.?!]["”]|\d\.)\s)YouTube(?=\svideo[,.]\s|,\s(?:\d{1,2}:)?\d{1,2}:\d\d\.)/u],
  ['genre', /YouTube video/, /(?<=\sYouTube\s)video(?=[,.]\s)/u],
  ['note', /YouTube/, /(?<=\sYouTube(?:\svideo)?,\s)(?:\d{1,2}:)?\d{1,2}:\d\d(?=\.)/u],
  // `“Tides.” Lecture, Fjord University, Bergen, May 2, 2017.` (CMOS 18, chapter 14), `Bergen. Lecture.` (MLA 9, 5.109)
  ['genre', /[Ll]ecture|[Ss]lides|[Pp]resentation/, new RegExp(String.raw`(?<=[.?!]["”]\s)(?:${spoken})(?=,\s\p{Lu})|(?<=\p{L}\.\s)(?:${spoken})(?=\.?$)`, 'u')],
  // `(2019) ‘Tides’ [Lecture]. Fjord University. 4 March.` (Cite Them Right 12, lectures)
  ['publisher', /[Ll]ecture\][.,]\s/, new RegExp(String.raw`(?<=\[(?:\p{L}+\s)?[Ll]ecture\][.,]\s)\p{Lu}[^.,;:\d]{3,80}(?=[.,]\s\d{1,2}\s${monthName}\.?$)`, 'u')],
  ['date', /[Ll]ecture\][.,]\s/, new RegExp(String.raw`(?<=^[^()]{2,80}\s\((?:19|20)\d\d\)\s[^()]{3,300}[.,]\s)\d{1,2}\s${monthName}(?=\.?$)`, 'iu')],
  // `Roe, A. [@adaroe].`, `City of Bergen (@bergen). “The bridge is open.”`: what its owner is called on a site stands behind a name (APA 7, 10.15).
  ['author', /@/, /^\p{Lu}[^.?!“”"()[\]@]{1,60}\s(?:\[@[\w.]+\]|\(@[\w.]+\))(?=\.\s|\s\()/u],
  // `‘Tide’ (2015) in The Harbour Encyclopedia. 3rd edn.`, `‘Tide’ (no date) Harbour Dictionary. Available at:` (Cite Them Right 12, works of reference)
  ['container-title', /^‘/, /(?<=^‘[^‘]+’\s\((?:\d{4}|no date)\)\s)(?:in\s)?(?:\p{Lu}|[\w-]+\.\w+\s)[^.‘’()]{3,100}(?:\.com[^.‘’()]*)?(?=\.\s(?:Available|\d+\p{Ll}{2}\sed|\p{Lu}))/u],
  // `Tide. (2015). In Harbour Encyclopedia (3rd ed., Vol. 2, pp. 12–14).`: before a bracket stands a book that nobody edited (APA 7, 10.3).
  ['container-title', /\(\d{4}\)\.\sIn\s/, /(?<=^[^.()]{2,80}\.\s\(\d{4}\)\.\s)In\s\p{Lu}[^().]{3,100}(?=\s\((?:\d+\p{Ll}{2}\sed\.|Vol\.\s|pp?\.\s))/u],
  // `“Harbour.” Fjord Dictionary, Fjord Press, https://…` (MLA 9, 5.54)
  ['publisher', /(?:[Dd]ictionary|[Ee]ncyclop(?:a?e|æ)dia),\s/, /(?<=^“[^“”]+”\s[^“”,]*(?:[Dd]ictionary|[Ee]ncyclop(?:a?e|æ)dia),\s)\p{Lu}[^,\d]*(?=,\s(?:https?:|www\.|\d))/u],
  // `2018. “Port Closes.” June 1. https://…` (CMOS 18, 14.104)
  ['date', /[”"]\s\p{Lu}\p{Ll}+\s\d/u, new RegExp(String.raw`(?<=(?:19|20)\d\d\.\s“[^“”]+”\s)(?:${monthName})\s\d{1,2}(?=\.(?:\shttps?:|$))`, 'iu')],
  // `‘The bridge is open’ [Twitter] 8 July.` (Cite Them Right 12, social media)
  ['publisher', /\[\p{Lu}\p{L}+\]\s\d/u, new RegExp(String.raw`(?<=[’”"]\s\[)(?:${hosts})(?=\]\s\d{1,2}\s\p{Lu})`, 'u')],
  // `“Tides of the North.” Data set. Fjord Archive.` (CMOS 18, 14.76)
  ['genre', /Data\s?set\./, /(?<=[.?!,]["”]?\s)Data\s?set(?=\.\s\p{Lu})/u],
  // `Preprint, arXiv, March 9, 2022.` (CMOS 18, 14.76)
  ['genre', /Preprint/, new RegExp(String.raw`${begins}Preprint(?=[.,]\s|\.?$)`, 'u')],
  // `Preprint at https://arxiv.org/abs/1906.01234 (2019)` (Nature)
  ['genre', /Preprint at/, /(?<=[.?!]\s)Preprint(?=\sat\shttps?:)/u],
  // `Preprint, arXiv, submitted March 9.` (CMOS 18, 14.76)
  ['journal', /Preprint, /, new RegExp(String.raw`(?<=Preprint,\s)(?:${preprintServers})(?=,\s(?:submitted|posted)\s)`, 'u')],
  ['date', /Preprint, /, new RegExp(String.raw`(?<=Preprint,\s(?:${preprintServers}),\s)(?:(?:submitted|posted)\s)?${monthName}\s\d{1,2}(?:,\s\d{4})?(?=\.(?:\s|$))`, 'iu')],
  // `Harbours (Special Issue), 24(2)`, `Harbours, Special Issue, vol. 24`
  ['note', /[Ss]pecial [Ii]ssue/, new RegExp(String.raw`(?<=\p{L},\s)${specialIssue}(?=,\s(?:vol\.\s)?\d)|(?<=\p{L}\s)\(${specialIssue}\)(?=,?\s(?:vol\.\s)?\d)`, 'u')],
  // `northquay/tides: v0.1.1.`, as an archive names what comes from a repository.
  ['version', /:\sv\d+\.\d/, /(?<=:\s)v\d+(?:\.\d+)+(?:-\w+)*(?=\.\s)/u],
  // `(Version 2.1)`, `(Version v2.1)`, `(v2.1)`, `Version 2.1,`
  ['version', /[Vv](?:er|ersion)?\.?\s[Vv]?\d|\(v\d/, new RegExp(String.raw`\((?:(?:[Vv]ersion|[Vv]er\.|[Vv]\.?)\s[Vv]?\d[\d.-]*|v\d+\.[\d.-]*)\w*\)|${begins}(?:[Vv]ersion\s\d+|[Vv](?:er)?\.\s\d+\.\d+)(?:[.-]\d+)*${ends}`, 'u')],
  // `Gaussian 16, Revision C.01;`
  ['version', /Revision/, /(?<=\d,\s)Revision\s\p{Lu}\.\d{2}(?=[;,.])/u],
  // `(2015). Storms and harbours (No. w21345). Harbour Bureau.`, as search engines word papers of a series.
  ['number', /\s\(No\.\s/, /(?<=\((?:19|20)\d\d[a-z]?\)\.\s[^.]{5,}\s)\(No\.\s\p{L}{0,3}\d[\d/.-]*\)(?=\.\s\p{Lu})/u],
  // `Harbour Bureau, w21345, 2015.`: nothing else is counted so.
  ['number', /\sw\d{4}/, new RegExp(String.raw`${begins}w\d{4,5}${ends}`, 'u')],
  // `(U.S. Patent No. 9,123,456)`, `US Patent 9,123,456,`
  ['number', /patent/iu, new RegExp(String.raw`\(${office}\spatent(?:\sapplication)?\s(?:no\.\s)?[\p{Lu}\d][\p{Lu}\d,/ ]*\d\)|${begins}${office}\spatent(?:\sapplication)?\s(?:no\.\s)?(?:\p{Lu}{2}\s)?\d+(?:[,\s/]\d{3})*${ends}`, 'iu')],
  // `(ISO 9612:2018)`, `(ISO Standard No. 9094:2016)`, `ISO 9094:2016.`
  ['number', new RegExp(body), new RegExp(String.raw`\(${body}[^()]{0,30}\s(?:No\.\s)?\d[\d.:–-]*\)|${begins}${body}(?:[/\s](?:${body}|TS|TR|Std\.?|Standard))?\s\d[\d.–-]*(?::\d{4}(?:-\d\d)?)?${ends}`, 'u')],
  // `(NBER Working Paper No. 24731)`, `(Report No. 14)`
  ['number', /[Rr]eport|[Pp]aper|[Pp]ublication|[Dd]ocument|[Bb]ulletin|[Mm]emorandum|[Bb]rief|[Ss]tandard/, new RegExp(String.raw`\((?:[^()]{0,60}\s)?(?:[Rr]eport|[Pp]aper|[Pp]ublication|[Dd]ocument|[Bb]ulletin|[Mm]emorandum|[Bb]rief|[Ss]tandard)(?:\s[Ss]eries)?\s(?:${number}\s)?${code}\)`, 'u')],
  // `(Informe n.º 12)`, `(Rapport n° 4)`, `Bericht Nr. 7,`
  ['number', /(?:Informe|Relatório|Rapporto?|Bericht)\s/, new RegExp(String.raw`\(${countedAbroad}\)|${begins}${countedAbroad}${ends}`, 'u')],
  // `COM(2020) 139 final`, as the European Union counts its documents.
  ['number', /\(\d{4}\)\s\d/, /\b(?:COM|SWD|JOIN|SEC)\s?\(\d{4}\)\s\d+(?:\sfinal)?/u],
  // `Law Com No 361.`, `(Cm 7123)`, `(Law Com No 361, 2015)`
  ['number', /\s\(?(?:Law\sCom|C(?:m|mn?d|P))\s/, new RegExp(String.raw`\(${toParliament}\)|(?:${begins}|(?<=\())${toParliament}(?=[.,;)])`, 'u')],
  // `(NCES 2019-144)`, `(HC 142)`, `, cat. no. 3303.0,`
  ['number', /\((?:NCES|H[CL])\s\d|[Cc]at\.\s[Nn]o\./, new RegExp(String.raw`\(${official}\)(?=[.,])|(?<=[.,]\s)${catalogued}(?=[.,]\s)`, 'u')],
  // `(WHO/HEP/ECH/2019.4)`, `(RR-1432-DHS)`
  ['number', /\)\./, /\((?=[^()]*\d)\p{Lu}{2,}(?:(?:\/[\p{Lu}\d.]+)+|(?:-[\p{Lu}\d]+){2,})\)(?=\.)/u],
  // `NBER Working Paper No. 24731,`, `Working Paper No.: 24731.`
  ['number', /[Pp]aper|[Rr]ep|[Nn]ote|[Pp]ublication/, new RegExp(String.raw`${begins}${counted}${ends}`, 'u')],
  // `“Tides.” Working Paper. Harbour Bureau, 2020.`
  ['genre', /[Pp]aper|[Rr]eport/, new RegExp(String.raw`${begins}(?!An?\s|The\s)${named}(?:[Ww]orking\s[Pp]aper|[Dd]iscussion\s[Pp]aper|[Tt]echnical\s[Rr]eport)(?=[.;]\s(?!\d))`, 'u')],
  // `IETF, RFC 2616,`, `(RFC 2616)`
  ['number', /RFC\s?\d/, new RegExp(String.raw`\(RFC\s?\d{1,5}\)|(?<=[.,;?!]["”’»]?\s(?:IETF\s)?)RFC\s?\d{1,5}${ends}`, 'u')],
  ['publisher', /RFC\s?\d/, new RegExp(String.raw`${begins}(?:IETF|Internet Engineering Task Force)(?=,?\s(?:RFC\s?\d|\p{Lu}\p{Ll}+\.?\s\d{4}|\d{4}))`, 'u')],
  // `[S. l.]: Fjord Press`, `Oslo: [s. n.]`, `[S.l.: s.n.]`: who read the book found no place and nobody who published it (ISBD 4).
  ['location', /\[[Ss]\.\s?l/, /\[[Ss]\.\s?l\.\]?(?=\s?[:,])/u],
  ['publisher', /[Ss]\.\s?n\.\]/, /\[?[Ss]\.\s?n\.\]/u],
  // `arXiv:2203.04567`, `arXiv preprint arXiv:2203.04567`
  ['number', /arXiv:/iu, /\(?(?:arXiv\spreprint,?\s)?\barXiv:\s?(?:\d{4}\.\d{4,5}|[a-z-]+\/\d{7})(?:v\d+)?(?:\s\[[\w.-]+\])?\)?/iu],
  // `arXiv [Preprint]. 2019 [cited 2020 Mar 4]: 1906.01234 [cs.CL].`
  ['number', /arXiv/, /(?<=arXiv[^]*\d\]:\s)\d{4}\.\d{4,5}(?:v\d+)?(?:\s\[[\w.-]+\])?(?=\.(?:\s|$))/u],
  // `Advance online publication.`, `Epub ahead of print.`, `ahead of print.`, `early access,`, `Epub 2002 Jul 5.`
  ['status', /publication|print|access|epub/iu, new RegExp(String.raw`${begins}(?:Advance\sonline\spublication|(?:(?:E-?pub|Published\sonline|Online)\s)?ahead\sof\sprint|Early\saccess|Epub\s(?:19|20)\d\d(?:\s\p{L}{3}(?:\s\d{1,2})?|\/\d\d\/\d\d))${ends}`, 'iu')],
  // `PMID: 11586135.`, `PMCID: PMC3123456`
  ['pubmed', /PMID|PubMed:/iu, /(?:\bPubMed\s)?\bPMID:?\s?\d{4,9}(?!\d)|\bPubMed:\s?\d{4,9}(?!\d)/iu],
  ['pubmed', /PMC\d/, /(?:\bPubMed\sCentral\s)?\bPMCID:?\s?PMC\d{4,9}(?!\d)/u],
  // `[CrossRef] [PubMed]`
  ['note', /Scholar|Cross\s?[Rr]ef|PubMed|PMC|Green|Web|MathSciNet|View/, new RegExp(String.raw`(?<=[.\d\]);]\s{0,3})${linkNames}`, 'u')],
  // `440–496. PubMed`: alone behind the pages.
  ['note', /PubMed/, /(?<=\d[–-]\p{L}?\d{1,6}[.;,]\s)[[(]?(?:PubMed|MEDLINE|Medline)[\])]?\.?$/u],
  // `2 vols.`
  ['volumes', /[Vv]ols/, new RegExp(String.raw`${begins}\d{1,2}\s[Vv]ols\.?${ends}|\(\d{1,2}\s[Vv]ols\.?\)`, 'u')],
  // `Ropes of the North. Vol 2. Fjord Press; 2001.` (AMA 11, 3.12.9)
  ['volume', /Vol\s\d/, /(?<=[.?!]["”’]?\s)Vol\s\d{1,3}(?=\.\s\p{Lu})/u],
  // `R package version 2.3.3.`, as R itself asks to be cited, `Computer software version 3.2;`, `Data set, version 3.`
  ['version', /\s(?:version\s|v)\d/, new RegExp(String.raw`(?:\(|${begins})(?:${versionedWords}),?\s(?:version\s|v)\d+(?:[.-]\d+)*\)?`, 'iu')],
  // `Harbour Notes (blog), November 9, 2019.` (CMOS 17, 14.208), `Harbour Notes. (blog) 9 November 2019,`
  ['genre', /[([](?:we)?blog[\])]/iu, new RegExp(String.raw`(?<=\p{L}\.?\s)(?:\((?:we)?blog\)|\[(?:we)?blog\])(?=[,.]\s|\s(?:\d{1,2}\s)?${monthName}(?!\p{L}))`, 'iu')],
  // `Data set. Zenodo.`, `Computer program, 2020.`: without brackets, as a sentence of its own.
  ['genre', /\.["”’»]?\s(?:Data|Computer|Statistical)/u, /(?<=\p{L}[.?!]["”’»]?\s|\d\)\.\s)(?:Data\s?set|(?:Computer|Statistical)\s(?:software|program))(?=\.(?:\s|$)|,\s\d{4}\.)/iu],
  // `IBM Corp. Released 2017.`
  ['date', /Released/, /(?<=\.\s)Released\s(?:19|20)\d\d(?=\.\s)/u],
  // `1997 Nov 15;9(8):1735-80.` (Citing Medicine, chapter 1)
  ['date', /;/, new RegExp(String.raw`(?<=[.?!]\s)(?:19|20)\d\d\s${monthName}\.?\s\d{1,2}(?=;\s?\d+(?:\([^()]{1,20}\))?:)`, 'iu')],
  ['volume', /;/, new RegExp(String.raw`(?<=[.?!]\s(?:19|20)\d\d\s${monthName}\.?\s\d{1,2};\s?)\d+(?:\([^()]{1,20}\))?(?=:)`, 'iu')],
  // `Harbours (July–December): 1–12`, `no. July-December (2015)`
  ['volume', /[–-](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/, new RegExp(String.raw`(?<!\d\s?)\(${monthName}[–-]${monthName}\)(?=[,:])|(?<=,\s)no\.\s${monthName}[–-]${monthName}(?=\s\()`, 'iu')],
  // `45(Suppl):`, `45(7 suppl. 1),`
  ['volume', /[Ss]uppl/, /\d{1,4}\s?\((?:\d{1,3}\s)?[Ss]uppl(?:ement|\.)?(?:\s\d{1,2})?\)(?=\s?[:,])/u],
  // `“Tides.” Pp. 31–45 in Harbours` (ASA Style Guide 7, chapters of books)
  ['pages', /[Pp]\.\s[\divxlc]\S*\sin\s/, /(?<=[.?!]["”’]?\s)Pp?\.\s[\divxlc]+(?:[–-][\divxlc]+)?(?=\sin\s)/u],
  // `35 (July): 221–70` (CMOS 18, 14.70)
  ['volume', /\):/, new RegExp(String.raw`(?<=\p{Ll}\s)\d{1,4}\s\((?:${monthName})(?:[–-](?:${monthName}))?\)(?=:\s\p{L}?\d)`, 'iu')],
  ['pages', /\):/, new RegExp(String.raw`(?<=\d\s\((?:${monthName})(?:[–-](?:${monthName}))?\):\s)\p{L}?\d[\p{L}\d]*(?:[–-]\p{L}?\d+)?(?=\.(?:\s|$))`, 'iu')],
  // `https://doi.org/https://doi.org/10.1000/1`, where an address was kept for the number.
  ['doi', /doi\.org\/http/, /https?:\/\/(?:dx\.)?doi\.org\/https?:\/\/(?:dx\.)?doi\.org\/10\.\d{4,9}\/[^\s<>]*[^\s<>.,;]/u],
  // `Accessed: Oct. 21, 2025.`, `(accessed 3 May 2021)`, `(accessed 2021-05-03)`
  ['note', /accessed/iu, new RegExp(String.raw`(?:${begins}|(?<=\())Accessed:?\s(?:on\s)?(?:\d{4}-\d\d-\d\d|${monthName}\.?\s\d{1,2},\s\d{4}|\d{1,2}\s${monthName}\.?,?\s\d{4})(?=\.?(?:\s|$)|\))`, 'iu')],
  // `Maree, in «Rivista del porto», XII, 2, pp. 101-134.`, as Italian lists name journals.
  ['journal', /in\s«/, /(?<=,\s)in\s«[^«»]+»(?=,\s)/u],
  ['volume', /in\s«/, /(?<=,\sin\s«[^«»]+»,\s)(?:[IVXLC]+|\d{1,4})(?:,\s(?:n\.\s)?\d{1,3}(?:[-/]\d{1,3})?)?(?=,\spp?\.)/u],
  // `[dissertation].`, `[Master’s thesis].`
  ['genre', /\[/, new RegExp(String.raw`\[(?:[\p{L}.’']+\s){0,3}${thesisWord}\]`, 'iu')],
  // `Web. 17 Apr. 2012.`, `Print.` (MLA 7)
  ['note', /web\./iu, new RegExp(`${begins}${seenOnWeb}`, 'iu')],
  ['medium', /Print|Web/, new RegExp(String.raw`${begins}(?:Print|Web)(?=\.?$)`, 'u')],
  // `Bergen: Fjord Press, 2015. Kindle.` (CMOS 18, 14.58)
  ['medium', /\d\.\s(?:Kindle|E[Pp][Uu][Bb]|Nook|Kobo|[Ee]-?[Bb]ook|PDF)\.?$/, /(?<=(?:19|20)\d\d\.\s)(?:Kindle|E[Pp][Uu][Bb]|Nook|Kobo|[Ee]-?[Bb]ook|PDF)(?=\.?$)/u],
  // `PhD diss., Fjord University, 2013. ProQuest (3512345).` (CMOS 18, 14.113)
  ['publisher', /ProQuest.*\(\d/, /(?<=(?:19|20)\d\d\.\s)ProQuest(?:\sDissertations\s(?:&|and)\sTheses(?:\sGlobal)?)?(?=\s\((?:\p{Lu}{3}\s?)?\d{6,9}\)\.?$)/u],
  ['number', /ProQuest.*\(\d/, /(?<=\sProQuest(?:\sDissertations\s(?:&|and)\sTheses(?:\sGlobal)?)?\s)\((?:\p{Lu}{3}\s?)?\d{6,9}\)(?=\.?$)/u],
  // `23 June 2009, 11:15 a.m.,`: neither volume nor page.
  ['note', /\d:\d\d/, /(?<=,\s)\d{1,2}:\d\d\s?[ap]\.?\s?m\b\.?/iu],
  // `arXiv 2016. https://…` (ACS Guide to Scholarly Communication 2020, 4.3)
  ['date', /[Xx]iv \d/, new RegExp(String.raw`(?<=[.?!]\s(?:${preprintServers})\s)(?:19|20)\d\d(?=[.,])`, 'u')],
  // `2016, arXiv: arXiv:1606.01234.` (IEEE Reference Guide 2023, preprints)
  ['publisher', /arXiv:\sarXiv/, /(?<=,\s)arXiv(?=:\sarXiv:\d)/u],
  // `“Tides.” arXiv, arXiv:1606.01234, 2016` (MLA 9, 5.31)
  ['journal', /arXiv,\sarXiv:/, /(?<=[.?!]["”’]\s)arXiv(?=,\sarXiv:\d)/u],
  // `bioRxiv.`, `SSRN,`
  ['journal', /[Xx]iv|OSF|Open Science|SSRN|Research Square|Preprints/, kept(preprintServers)],
  // `Wikipedia, Wikimedia Foundation,` (MLA 9)
  ['publisher', /Wikimedia/, /(?<=[,.]\s)Wikimedia Foundation(?=[,.]\s)/u],
  // `Zenodo.`, `YouTube,`
  ['publisher', new RegExp(keepers), kept(`${hosts}|${publishers}`)],
  // `Ropes of the North; Dunne, M., Roe, C., Eds.;` (ACS Guide, 4.3)
  ['editor', /,\sEds?\.;/, /(?<=^[^;.]+\p{Ll};\s)\p{Lu}[^;]{3,200},\sEds?\.(?=;)/u],
  // `(M. Dunne, Trans., pp. 33–61)`, `The sea, M. Dunne, Trans. Bergen:`, `; Dunne, M., Translator;` (ACS Guide, 4.3)
  ['translator', /Trans(?:\.|lators?;)/, /(?<=;\s)(?!In\s)[^;]{3,200},\sTranslators?(?=;)|\([^()\d]{3,80},\sTrans\.\)|(?<=\((?:[^();]*\d[^();]*;\s)?)[^();\d]{3,80},\sTrans\.(?=[,;)])|(?<=,\s)(?:\p{Lu}\.\s)+\p{Lu}[\p{L}'’-]+,\sTrans\.(?=\s)/u],
  // `The sea. Dunne M, Roe CA, trans. Fjord Press; 1999.` (AMA 11, 3.12.6), `Dunne M, translator. Fjord Press; 1999.` (Citing Medicine 2, chapter 2)
  ['translator', /, trans/, /(?<=[.?!]\s)(?:\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}\s\p{Lu}{1,3},\s)+trans(?:lators?)?\.(?=\s\p{Lu}[^;]*;\s\d{4})/u],
  // `The sea (trans. M. Dunne). Fjord Press.`, `The sea (edited by M. Dunne and C. Roe), Fjord Press`
  ['translator', /\([Tt]r/, new RegExp(String.raw`(?<=\p{L}[”"’]?\s)\((?:[Tt]rans(?:l|lated by|\. and ed)?|[Tt]r)\.?\s${namesInBrackets}\)`, 'u')],
  ['editor', /\([Ee]d/, new RegExp(String.raw`(?<=\p{L}[”"’]?\s)\([Ee]d(?:s?\.|ited)(?:\sby)?\s${namesInBrackets}\)`, 'u')],
  // `The sea. Trans. M. Dunne. Bergen: Fjord Press.` (APSA Style Manual 2018, translations; MLA 7)
  ['translator', /Trans\.\s/, /(?<=[.?!]["”]?\s)Trans\.\s(?:\p{Lu}[\p{L}’'-]*\.?\s){1,3}\p{Lu}[\p{L}'’-]+\.(?=\s\p{Lu}[^:.\d]*(?::\s\p{Lu}|\.$))/u],
  // `arxiv.org/abs/2203.04567` (MLA 9, 5.95)
  ['url', /[a-z]\//, /(?<=[,.]\s)(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s,;]*[^\s,;.]/u],
  // `Retrieved (https://harbour.example/tides).` (ASA Style Guide 7, electronic sources)
  ['url', /Retrieved \(/, /(?<=[.?!]["”’]?\s)Retrieved \(https?:\/\/[^\s()]+\)(?=\.?$)/u],
  // `(Original work published 1927)`, `(Original work published ca. 350 B.C.E.)` (APA 7, 9.41 and 9.42)
  ['original-date', /published/iu, new RegExp(String.raw`\(?(?:original\swork|first|originally)\spublished(?:\sin)?\s(?:${beforeChrist}|\d{4})\)?`, 'iu')],
  // `On Winds. ca. 350 BCE. Translated by` (MLA 9, 5.102)
  ['original-date', /\sB\.?C/, new RegExp(String.raw`(?<=[.?!]["”’]?\s)${beforeChrist}(?=\.?\s\p{Lu})`, 'iu')],
  // `Vester, Hanne. (1927) 1999. The Sea.` (CMOS 18, 14.16)
  ['date', /\. \(\d{4}\) \d{4}\./, /(?<=^[^()\d]{3,200}\.\s)\((?:1[4-9]|20)\d\d\)\s(?:1[89]|20)\d\d\.(?=\s)/u],
  // `Vester, Hanne (1972–1973) The Sea`
  ['date', /\(\d{4}[–-]/, /(?<=^[^()\d]{3,200}\s)\((?:1[5-9]|20)\d\d[–-](?:(?:1[5-9]|20)\d\d|\d\d)\)(?!.*(?:1[5-9]|20)\d\d)/u],
  // `Hard Times. 1854. Penguin, 2003.` (MLA 9, 5.102), `1854. Reprint, Penguin, 2003.` (CMOS 18, 14.16)
  ['original-date', /\s(?:1[4-9]|20)\d\d\.\s[^]*,\s(?:1[4-9]|20)\d\d/, /(?<=\.\s.*\p{Ll}[.?!”"’]{1,2}\s)(?:1[4-9]|20)\d\d\.(?=\s(?!Reprint)\p{Lu}(?:(?!\p{Ll}\.\s\p{Lu})[^“”"])*(?<!\d),\s(?:1[4-9]|20)\d\d(?:,\s(?:pp?\.|https?:|www\.|doi)[^]*)?\.?$)/u],
  ['original-date', /Reprint,/, /(?<=\.["”’]?\s)(?:1[4-9]|20)\d\d\.\sReprint,/u],
  ['original-date', /Reprint,/, /(?<=\.["”’]?\s)(?:1[4-9]|20)\d\d\.(?=\s(?:Edited|Translated)\sby\s.{3,80}\.\sReprint,)/u],
  ['original-date', /Reprint,/, /(?<=\s(?:Edited|Translated)\sby\s.{3,80}\.\s)Reprint,/u],
  // `Preprint posted online March 9, 2022.`, `Published online 2022.` (AMA 11, 3.11.4)
  ['date', /online/, new RegExp(String.raw`${begins}(?:(?:Preprint\s)?[Pp]osted|Published)\sonline\s(?:\p{L}+\s\d{1,2},\s)?\d{4}`, 'u')],
  // `Published January 2013. Accessed May 4, 2019.` (AMA 11, 3.15.3)
  ['date', /\.\sPublished\s/, new RegExp(String.raw`(?<=[.?!]["”’]?\s)Published\s${monthName}\s(?:\d{1,2},\s)?\d{4}(?=\.\s(?:Accessed|https?:))`, 'iu')],
  // `[posted 2022 Mar 9; cited 2023 Jun 1]`, `[updated 2021 Sep 27; cited 2022 Jan 3]` (Citing Medicine 2, chapters 22 and 25)
  ['date', /posted|\[updated/iu, new RegExp(String.raw`(?<=\[)(?:posted|updated)\s(?:19|20)\d\d\s${monthName}\.?(?:\s\d{1,2})?(?=[;\]])`, 'iu')],
  ['note', /;\scited/iu, new RegExp(String.raw`(?<=\[(?:posted|updated)\s[^[\];]*;\s)cited\s(?:19|20)\d\d\s${monthName}\.?\s\d{1,2}(?=\])`, 'iu')],
  ['medium', /\[Internet\]/, /\[Internet\](?=\.\s(?:\d{4}[.\s]|\[cited\s|\[date unknown\]))/u],
  // `[Internet]. 2018 [cited 2018 Oct 2].` (Citing Medicine 2, chapter 25)
  ['date', /\[cited/, new RegExp(String.raw`(?<=\[(?:Internet|Preprint)\]\.\s(?:(?:${preprintServers})\.\s)?)(?:19|20)\d\d(?:\s${monthName}\.?(?:\s\d{1,2})?)?(?=\s\[cited\s)`, 'iu')],
  ['note', /\[cited/, new RegExp(String.raw`\[cited\s(?:19|20)\d\d\s${monthName}\.?\s\d{1,2}\]`, 'iu')],
  // `https://harbour.example/tides (May 3, 2021).` (APSA Style Manual 2018, web pages)
  ['note', /\(\p{L}+\s\d{1,2},\s\d{4}\)\.?$/u, new RegExp(String.raw`(?<=(?:https?:|www\.)\S+\s)\(${monthName}\.?\s\d{1,2},\s\d{4}\)(?=\.?$)`, 'iu')],
  // `https://harbour.example/tides (12.07.2019).`, `[12.07.2019]`
  ['note', /\.(?:19|20)\d\d[)\]]\.?$/, /(?<=(?:https?:|www\.)\S+\s)(?:\(\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\)|\[\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\])(?=\.?$)/u],
  // `2019. p. 31-45. (Northern studies; vol. 12).` (Citing Medicine 2, chapter 2)
  ['collection-title', /\d\.\s\([^()]+\)\.?$/, /(?<=\d\.\s)\((?!Reprint|Original|Access|Retriev|Also|In\s|First|Epub|PMID|Abstract|Translat|Publ|[^()]*(?:[Dd]issert|[Tt]h[eè]s|[Tt]es[ie]|[Pp]aper|[Mm]anuscript|[Rr]eport(?!\s[Ss]eries;)))\p{Lu}\p{L}*[\s;][^()]{3,100}\)(?=\.?$)/u],
  // `Ropes of the North, ser. Northern Studies, vol. 12. Bergen:` (IEEE Reference Guide 2023, books)
  ['collection-title', /\sser\.\s/, /(?<=,\s)ser\.\s\p{Lu}[^.,()]*(?:,\s(?:vol|no)\.\s\d{1,5})?(?=[.,]\s)/u],
  // `Ropes of the North. 2.1.3, Fjord Archive, 2021.` (MLA 9, 5.48), `Tidal. v2.1. Fjord Archive;`
  ['version', /\d\.\d+\.\d|\s[Vv]\d+\.\d/, new RegExp(String.raw`${begins}(?:(?!\d\d?\.\d\d?\.(?:19|20)\d\d,)\d+\.\d+\.\d+(?:[.-]\d+)*(?=,\s)|[Vv]\d+(?:\.\d+)+(?:-\w+)*(?=[.,;]\s))`, 'u')],
  // `Cochrane Database of Systematic Reviews 2020, Issue 1. Art. No.: CD010255.`, as its reviews ask to be cited.
  ['journal', /Cochrane Database/, /(?<=[.?!]\s)Cochrane Database of Systematic Reviews(?=\.?\s(?:19|20)\d\d,?\sIssue\s)/u],
  ['date', /Cochrane Database/, /(?<=Cochrane Database of Systematic Reviews\.?\s)(?:19|20)\d\d(?=,?\sIssue\s)/u],
  ['volume', /Cochrane Database/, /(?<=Cochrane Database of Systematic Reviews\.?\s(?:19|20)\d\d,?\s)Issue\s\d{1,2}(?=[.,])/u],
  // `vol. 118, no. 4, Art. no. 047201, Jan. 2017` (IEEE Reference Guide 2023, periodicals)
  ['pages', /\bArt\. [Nn]o/, /(?<=[.,]\s)Art\. [Nn]o\.:?\s[\p{L}\d.]*\d(?=[.,])/u],
  // `vol. 2016, Article ID 1834567, 8 pages, 2016.`
  ['pages', /Article ID/, /(?<=[.,]\s)Article ID [\p{L}\d]*\d(?=[.,;]|$)/u],
  ['note', /\d pages,/, /(?<=\sArticle ID [\p{L}\d]*\d,\s)\d{1,2} pages(?=,)/u],
  // `pp. 1–35, 1st Quart., 2020.`
  ['date', /[Qq]uart/, new RegExp(String.raw`(?<=,\s)${quarter},?\s(?:19|20)\d\d(?=[.,]\s|\.?$)`, 'iu')],
  // `Last modified March 11, 2009.`, `Posted June 4, 2018.`, `Updated 3 May 2016.` (CMOS 18, 14.104; AMA 11, 3.15.3)
  ['date', /updated|modified|posted/iu, new RegExp(String.raw`${begins}(?:Last\s)?(?:[Uu]pdated|[Mm]odified|[Pp]osted)(?:\son)?:?\s(?:${monthName}\.?\s\d{1,2},\s\d{4}|\d{1,2}\s${monthName}\.?\s\d{4})`, 'iu')],
  // `(2019, July 8–11).`
  ['date', /\((?:1[5-9]|20)\d\d[a-z]?,\s/, /(?<=[.\p{L}\])]\s)\((?:1[5-9]|20)\d\d[a-z]?,\s\p{L}{3,9}\.?(?:\s\d{1,2}(?:\s?[-–]\s?\d{1,2})?)?\)/u],
  // `(2011, 4 de marzo).`, `(2020a, 4. März).`
  ['date', /\((?:1[5-9]|20)\d\d[a-z]?,\s\d/, new RegExp(String.raw`(?<=[.\p{L}\])]\s)\((?:1[5-9]|20)\d\d[a-z]?,\s\d{1,2}\.?\s(?:de\s)?(?:${monthName})\)`, 'iu')],
  // `Jul. 8–11, 2019.`
  ['date', /[-–]\s?\d{1,2},\s(?:19|20)\d\d/, new RegExp(String.raw`(?<=[,;]\s)${monthName}\.?\s\d{1,2}\s?[-–]\s?\d{1,2},\s(?:19|20)\d\d(?!\d)`, 'iu')],
  // `14–16 May 2018,`, and `14–16 May.` where the year stands before
  ['date', /\d\s?[-–]\s?\d{1,2}\s\p{Lu}/u, new RegExp(String.raw`(?<=\p{L}[,;]\s)(?:[12]?\d|3[01])\s?[-–]\s?(?:[12]?\d|3[01])\s${monthName}\.?(?:,?\s(?:19|20)\d\d(?!\d)|(?=\.?$))`, 'iu')],
  // `In: Nordpost, 12.07.2019, S. 5.`: behind an address it says when that was seen.
  ['date', /\d\.(?:19|20)\d\d/, /(?<=\p{L},\s)(?<!(?:https?:|www\.)\S*\s)\d{1,2}\.\d{1,2}\.(?:19|20)\d\d(?=[,.;]|$)/u],
  // `The Northern Post, 4 March, p. 12.`, `The Northern Post, 4 March. Available at:` (Cite Them Right 12, newspapers)
  ['date', /[,.\]]\s\d{1,2}\s\p{Lu}\p{Ll}+\.\sAvail/u, new RegExp(String.raw`(?<=\p{L}[,.]\s|\]\.?\s)\d{1,2}\s(?:${monthName})(?=\.\sAvailable\sat:?\s)`, 'iu')],
  ['date', /,\s\d{1,2}\s\p{Lu}\p{Ll}+(?:,\spp?\.|\.?$)/u, new RegExp(String.raw`(?<=\p{L},\s)\d{1,2}\s(?:${monthName})(?=,\spp?\.\s|\.?$)`, 'iu')],
  // `(in press).`, `Forthcoming. “Tides”`, `Fjord Press, forthcoming.`, `Harbours, to be published.`, `Harbours. Forthcoming.`
  ['date', new RegExp(notYetOut, 'i'), new RegExp(String.raw`(?<=[.\p{Ll}]\s)\((?:${notYetOut})\)[\s.,:;]*|(?<=\.\s)(?:In press(?=\.(?:\s|$))|Forthcoming(?=\.\s))|(?<=[,;]\s)(?:forthcoming|in press|to be published)(?=\.?$)|(?<=\p{Ll}\.\s)(?<!(?:19|20)\d\d.*)(?:Forthcoming|In press)(?=\.?$)`, 'u')],
]

/** The fields of an entry with those that say themselves what they are. */
export const withSelfEvident: Mend = (raw, segments) =>
  [...stretches, ...stretchesAbroad].reduce<readonly Segment[]>((found, [label, sign, pattern]) => {
    const at = sign.test(raw) ? pattern.exec(raw) : null
    return at && !isWithin(found, at.index, label) && !(label === 'number' && isWholeTitle(found, at)) ? withStretch(raw, found, [at.index, at.index + at[0].length], label) : found
  }, segments)

/** `Harbour Council 2017, Annual report 2016–17, Harbour Council`: what is all of the title is that. */
const isWholeTitle = (segments: readonly Segment[], { 0: text, index }: RegExpExecArray): boolean =>
  segments.some(({ label, span }) => label === 'title' && span[0] <= index && index - span[0] < 2 && index + text.length < span[1] + 1 && span[1] - index - text.length < 2)

/** Nothing of a name or of an address says what a work is; behind the names of editors others may stand, and what begins with no address is none. */
const isWithin = (segments: readonly Segment[], at: number, label: Part): boolean =>
  segments.some(({ span, label: taken }) => span[0] <= at && at < span[1] && apart.has(taken) && label !== 'date' && label !== 'doi' && label !== 'editor' && !(label === 'translator' && (at > span[0] + 2 || taken === 'editor' || (taken === 'author' && span[0] > 0))) && !((label === 'note' || label === 'genre') && taken === 'url' && at === span[0]) && !((label === 'genre' || label === 'original-date') && taken === 'editor'))

const apart: ReadonlySet<Part> = new Set(['author', 'editor', 'translator', 'url', 'doi'])
