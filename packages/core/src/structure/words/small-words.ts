/** The small words of languages, by which a text or a title says which one it is in. Some are words of English or of names too. */
export const smallWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    de: 'und für im zur zum eine einer eines über der die das des dem den von vom mit auf aus bei nach als zu am ein oder wie durch zwischen ist sich nicht',
    fr: 'une dans pour aux et les du des de le la un sur au avec entre ou par en chez qui que sont est ne pas ce cette ces il elle ils se leur leurs mais comme dont ont été sans sous',
    es: 'una para sobre y los las el la en por con del de un como su entre desde hacia que se es al lo más este esta son ha han',
    it: 'nel nella della delle degli dei gli il una di e per la le lo un con tra fra sulla alla che si è sono del al più questo',
    pt: 'não uma para em de dos das nos nas os as do da e o a com por no na sobre que se ao mais é são este esta foi como às pela pelo seu sua também ser muitas',
    nl: 'het een voor naar van de en met op over uit bij tot als tussen dat zijn niet aan worden',
    ca: 'amb els les dels del al als per una un i el la de en com entre sobre des que es més són',
    ro: 'și în de la cu pe din pentru un o care este sunt prin despre între',
    sv: 'och för av en ett till på om med i det den från som är inte att sig var efter mellan eller över under de har utan mycket vid kan ska hur när än så',
    da: 'og af til en et på om med i det den fra som er ikke at sig var efter mellem eller over under mod hvad blev også de har uden ved kan skal hvor når der',
    nb: 'og av til en et på om med i det den fra som er ikke å seg var etter mellom eller over under mot hva ble også de har uten ved kan skal hvor når der',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
)
