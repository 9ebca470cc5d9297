/**
 * The essay as a student might have typed it. Every person, place and publication in it is invented.
 *
 * Inside a text `*…*` is italic, `^…^` raised, `{…}` pasted in another font, and `[1]` a footnote.
 */
export type Block =
  | { readonly kind: 'line'; readonly text: string; readonly look: 'title' | 'centred' }
  | { readonly kind: 'heading'; readonly text: string; readonly look: 'big-centred' | 'big' | 'bold' | 'bold-italic' }
  | { readonly kind: 'body'; readonly text: string; readonly tab?: boolean; readonly justified?: boolean }
  | { readonly kind: 'quotation' | 'table-caption' | 'figure-caption' | 'reference'; readonly text: string }
  | { readonly kind: 'blank' | 'page-break' | 'table' | 'figure' }

const blank: Block = { kind: 'blank' }
const line = (text: string): Block => ({ kind: 'line', text, look: 'centred' })
const heading = (text: string, look: 'big-centred' | 'big' | 'bold' | 'bold-italic'): Block => ({ kind: 'heading', text, look })
const body = (text: string): Block => ({ kind: 'body', text })
const tabbed = (text: string): Block => ({ kind: 'body', text, tab: true })
const justified = (text: string): Block => ({ kind: 'body', text, tab: true, justified: true })
const reference = (text: string): Block => ({ kind: 'reference', text })

/** Footnotes, in the order of their marks. */
export const footnotes = [
  'Plots were measured with a tape, paths included; a plot that was divided between two tenants counts once.',
  'Honey bees (*Apis mellifera*) were written down too, but they come from hives and are left out of the totals.',
  'The two cemeteries were chosen because they are mown as often as the parks but are never sprayed.',
]

/** Rows of the table, its head first. */
export const table = [
  ['Kind of place', 'Sites', 'Bees per visit', 'Species'],
  ['Community garden', '6', '18.4', '21'],
  ['Public park', '4', '7.9', '12'],
  ['Cemetery', '2', '11.2', '14'],
  ['Roadside verge', '3', '5.1', '8'],
]

/** Bars of the figure: bees per visit in each month from April to September. */
export const bars = [7, 15, 24, 31, 22, 11.4]

export const essay: readonly Block[] = [
  blank, blank, blank, blank, blank,
  { kind: 'line', text: 'Stepping Stones in the City: Do Community Gardens Help Wild Bees?', look: 'title' },
  blank,
  blank,
  line('Maya Lindqvist'),
  line('Department of Environmental Studies, Northfield University'),
  line('ENV 214: Urban Ecology'),
  line('Dr. Tomas Ferreira'),
  line('14 November 2025'),
  blank, blank,
  { kind: 'page-break' },

  heading('Introduction', 'big-centred'),
  tabbed('Walk through almost any city in July and you will hear more engines than insects. Yet behind a fence, between a car park and a row of flats, there is often a strip of beans, marigolds and half-finished compost heaps where the air is humming. Community gardens were made for people: for vegetables, for company, and for a bit of quiet. Whether they also help the wild bees that live around them is a newer question, and the answer matters because cities are growing faster than nature reserves are (Okafor and Lindgren, 2018).'),
  blank,
  tabbed('This essay asks if small plots can act as stepping stones, that is, as places that are too small to keep a population alive but large enough to let bees cross a hard landscape. Hale & Moreno (2020) argued that they can. {Other writers are more careful, and point out that a garden full of lavender may only pull bees together without adding a single nest} (Petrov et al 2019). I look at both arguments, report a small count of my own from one summer in Northfield, and end with three things that a garden committee could do without spending much money.'),
  blank,

  heading('Background', 'big-centred'),
  body('Bees need two things within flying distance of each other: food and a place to nest. A bumblebee such as *Bombus terrestris* may fly more than a kilometre for nectar, but most solitary bees are tiny and stay within 300 metres of the nest (Tanaka, 2017 p. 44). For them a city is not one habitat but a scatter of islands. The distance between the islands decides if they can be used at all.'),
  blank,
  heading('Bees in built-up places', 'bold'),
  tabbed('Older studies treated the city as a desert. That picture has changed. Duarte (2021) compared farmland with suburbs and found more kinds of bees in the suburbs, mostly because there is something in flower there from March to October. {Gardens, cemeteries and railway banks} were the richest places of all. Her work counted species and not nests, however, and so it cannot tell us if the bees were *living* in the gardens or only eating there.'),
  blank,
  body('Money is part of the story as well. Streets with higher incomes tend to have more trees and more flowers, a pattern that is called the luxury effect (Ruiz, Adeyemi, & Clarke, 2016). Community gardens could work against it, since many of them are in parts of the town where nobody has a garden of their own. If they really do support bees, they do so in exactly the places where other flowers are missing.'),
  blank,
  heading('What counts as a garden', 'bold-italic'),
  tabbed('There is no agreed definition. In this essay a community garden is a piece of land of less than 2,000 m^2^ that is worked by at least five households and is not fenced off from insects by glass or netting.[1] The definition leaves out school yards, rooftop beds, and the long allotment fields at the edge of the town. Brandt and Osei (2022) use nearly the same limits, and put the idea behind them well:'),
  blank,
  { kind: 'quotation', text: 'A garden is not small because of its area. It is small because of what surrounds it. Put two hundred square metres of beans and borage next to a meadow and no bee will notice; put the same bed in the middle of a car park and it becomes, for a few weeks in summer, the only open restaurant in the district. We should therefore stop asking how large a garden has to be and start asking how far it is to the next one. (Brandt & Osei, 2022, p. 118)' },
  blank,
  tabbed('I find this convincing, and it shaped how I chose my sites: not by size, but by how far it was to the next patch of flowers.'),
  blank,

  heading('Method', 'big-centred'),
  justified('Between April and September I visited fifteen sites in Northfield twice a month: six community gardens, four public parks, two cemeteries, and three roadside verges. At each site I walked a line of fifty metres at a slow pace on a dry day with little wind, and wrote down every wild bee within one metre on each side. {Each walk took about twenty minutes.} Bees that I could not name on the wing were photographed and named later with the help of a key (Whitcombe, 2015), and those that could still not be named were counted as "unknown".[2]'),
  blank,
  justified('The parks and the verges are mown every two weeks by the city. The cemeteries are mown as often but are not sprayed.[3] I did not look for nests, since digging is not allowed in the parks, so my numbers say where bees feed and nothing about where they sleep. For every site I also measured the distance to the next patch of flowers on the city\'s tree and green space map.'),
  blank,

  heading('Results', 'big-centred'),
  tabbed('Altogether I counted 2,157 wild bees of 27 species. As Table 1 shows, the gardens had more than twice as many bees per visit as the parks and almost four times as many as the verges. The cemeteries lay in between, which I did not expect.'),
  blank,
  { kind: 'table-caption', text: 'Table 1: Wild bees counted in four kinds of places, April to September' },
  { kind: 'table' },
  blank,
  tabbed('The season mattered too (see Figure 1). Numbers rose until July and then fell quickly. In April, when little is in flower apart from dandelions, there was hardly any difference between the four kinds of places; in July there was a very large one. The six gardens were not all alike. The two that lie more than 400 m from the next flowers had the highest counts of all, and the fit between distance and number was fair for such a small sample (*R*^2^ = .48, *p* = .03).'),
  blank,
  { kind: 'figure' },
  { kind: 'figure-caption', text: 'Figure 1. Mean number of wild bees per visit in the six gardens, by month.' },
  blank,

  heading('Discussion', 'big-centred'),
  heading('Feeding or living?', 'bold'),
  tabbed('The counts fit the idea of the only open restaurant. Where there is nothing else to eat, bees gather in the garden, and the further away the next meal is, the more of them gather. This is what Hale and Moreno (2020) would predict. But it is also what Petrov et al. (2019) warned about: a crowd is not a population. If the same hundred bees fly in from a railway bank every morning, the garden has helped them to eat, and nothing more.'),
  blank,
  body('Two observations make me a little more hopeful. First, in three of the gardens I saw females of *Osmia bicornis* carry mud into the hollow canes that hold up the beans, so at least one species does nest there. Second, the cemeteries, which have old walls and bare soil but few flowers, had more species than the parks. That suggests that nesting places, {and not only flowers,} are in short supply in the town, as Duarte (2021) has also proposed.'),
  blank,
  heading('Limits', 'bold'),
  tabbed('One summer in one town is not much. The summer was also unusually dry, and a walk of fifty metres is a blunt tool: it misses the bees that fly early, late, or high up. I am not a trained entomologist, and some of my "unknown" bees may well be species that I had already counted. Finally, gardens are not placed at random. They are where people asked for them, and such people may also be the ones who plant lavender on their balconies.'),
  blank,

  heading('Conclusion', 'big-centred'),
  tabbed('Do community gardens help wild bees? My answer is a careful yes. They feed bees in the places and in the weeks where there is least to eat, and they offer nests to a few species that are not choosy. They are stepping stones, in other words, but they are not yet homes. Three cheap changes would bring them closer: leave one square metre of soil bare and unwatered, keep dead canes and stems standing until May, and sow something that flowers in April, when even a garden has little to offer (Nakamura and Hill, 2023).'),
  blank,
  body('None of this needs a grant or a new law. It needs a committee that is willing to look at a patch of bare earth and *not* rake it.'),
  blank,
  { kind: 'page-break' },

  heading('References', 'big'),
  reference('Brandt, L., & Osei, K. (2022). *Gaps in the pavement: Ecology between buildings*. Harrow Lane Press.'),
  reference('Duarte, S. M. (2021). More kinds than corn: Wild bees of suburbs and farmland compared. *Annals of Settled Landscapes*, *14*(2), 201–219.'),
  reference('Hale, R., & Moreno, P. (2020). Small plots as stepping stones for flying insects. *Journal of Urban Habitats*, *8*(1), 33–51.'),
  reference('Nakamura, A., & Hill, D. (2023). What flowers in April? Sowing calendars for shared gardens. *Practical Town Ecology*, *5*(3), 88–97.'),
  reference('Okafor, C., & Lindgren, E. (2018). *Cities that grow: Land, people and wildlife*. Northern Reach University Press.'),
  reference('Petrov, I., Sandoval, J., & Wren, H. (2019). Crowds are not populations: A caution on counting bees at flowers. *Review of Insect Surveys*, *27*(4), 410–428.'),
  reference('Ruiz, T., Adeyemi, F., & Clarke, B. (2016). Income and flowers: The luxury effect in nine towns. *Journal of Urban Habitats*, *4*(2), 120–139.'),
  reference('Tanaka, Y. (2017). *How far does a small bee fly?* Meadowbank Academic.'),
  reference('Whitcombe, G. (2015). *A field key to the bees of the northern lowlands* (3rd ed.). Harrow Lane Press.'),
]
