import { fameOf, MECHANIC_FAME, type Name, type Named } from '../src/library/names/named.ts';

/*
 * A few names of cards and mechanics, as facts: English, French (none when it was never printed), EDHREC's rank, nicknames.
 */

const CARDS = `
Sol Ring | Anneau solaire | 1
Lightning Greaves | Jambières d'éclair | 10
Swords to Plowshares | Retour au pays | 13 | stp, swords
Counterspell | Contresort | 17
Rhystic Study | Etude rhystique | 29
Brainstorm | Remue-méninges | 32
Path to Exile | Chemin vers l'exil | 33
Sakura-Tribe Elder | Ancêtre de la tribu Sakura | 49 | steve
Temple of the False God | Temple de la fausse divinité | 55
Wooded Foothills | Contreforts boisés | 57
Ponder | Contemplation | 86
Nature's Claim | Revendication par la nature | 107
Phyrexian Arena | Arène phyrexiane | 120
Force of Will | Force de volonté | 143 | fow
Opt | Option | 230
Dig Through Time | Fouille temporelle | 349
Lightning Bolt | Foudre | 398 | bolt
Academy Ruins | Ruines de l'académie | 446 | academy
Wear // Tear | | 592
Whir of Invention | Ronronnement de l'inventivité | 690
Lim-Dûl's Vault | Caveau de Lim-Dûl | 713
Badlands | Désolation | 700
Blood Moon | Lune de sang | 722
Murder | Homicide | 829
Simian Spirit Guide | Guide spirituel simiesque | 854
Dark Depths | Sombres profondeurs | 900
Commit // Memory | Graver // Mémoire | 1393
Jace, the Mind Sculptor | Jace, le sculpteur de l'esprit | 1481 | jtms
Fling | Jet | 1778
Bonecrusher Giant // Stomp | Géant craque-os // Piétineur | 1900
Elvish Spirit Guide | Guide spirituel elfe | 2151
Kor Spiritdancer | Danseuse d'esprit kor | 2133
Fatal Push | Poussée fatale | 3089
Liliana of the Veil | Liliana du voile | 3098
Lightning Helix | Hélice d'éclairs | 3781
Heart of Kiran | Cœur de Kiran | 4568
Desolation | Délaissement | 6567
Aether Vial | Fiole d'Aether | 5608
Gonti's Aether Heart | Cœur éthérique de Gonti | 6644
Lightning Runner | Coureuse d'éclairs | 7454
Recall | Rappel | 8310
Ravenous Rats | Rats voraces | 8336
Fire // Ice | Feu // Glace | 8758
Start // Fire | | 9000
Circle of Protection: White | Cercle de protection : blanc | 10470
Tarmogoyf | Tarmogoyf | 10406 | goyf
Fear | Peur | 11467
Eye of Nowhere | Œil du néant | 12341
Contemplation | Contemplation | 13321
Harnessed Lightning | Éclairs maîtrisés | 14143
Jötun Grunt | Grognard jötun | 14485
Thriving Rhino | Rhinocéros prospère | 15022
Muck Rats | Rats voraces | 15842
Wild Hunger | Faim sauvage | 17737
Savage Hunger | Faim sauvage | 18151
Dark Withering | Flétrissement sinistre | 19000
Flash | Flash | 22888
Ancestral Recall | | | ancestral
Tolarian Academy | Académie Tolarienne | | academy
_____ | |
`;

const MECHANICS = `
energy | Energy | Énergie | energy counter, marqueur « énergie »
revolt | Revolt | Révolte | un permanent a quitté le champ de bataille
improvise | Improvise | Improvisation | improvisé
flash | Flash | Flash |
fear | Fear | Peur |
`;

const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()));

const listed = (field = ''): readonly string[] => field.split(', ').filter((text) => text !== '');

/** The whole name and, of several faces, each. */
const facesOf = (whole: string, language: 'en' | 'fr'): readonly Name[] => {
  if (whole === '') return [];
  const faces = whole.includes(' // ') ? whole.split(' // ') : [];
  return [{ text: whole, language, role: 'full' }, ...faces.map((text): Name => ({ text, language, role: 'face' }))];
};

/** A card by its names; its oracle id is its English name. `rank` is EDHREC's. */
export const cardNamed = (en: string, fr: string, rank: number | null, nicknames: readonly string[] = []): Named => ({
  hit: { kind: 'card', oracleId: en, en, fr: fr === '' ? null : fr },
  fame: fameOf(rank, nicknames.length > 0),
  names: [
    ...facesOf(en, 'en'),
    ...facesOf(fr, 'fr'),
    ...nicknames.map((text): Name => ({ text, language: 'en', role: 'nickname' })),
  ],
});

const mechanicNamed = (mechanic: string, en: string, fr: string, others: readonly string[]): Named => ({
  hit: { kind: 'mechanic', mechanic, en, fr },
  fame: MECHANIC_FAME,
  names: [
    { text: en, language: 'en', role: 'full' },
    { text: fr, language: 'fr', role: 'full' },
    ...others.map((text): Name => ({ text, language: 'fr', role: 'alias' })),
  ],
});

/** What can be found in the tests of names. */
export const SOME_NAMES: readonly Named[] = [
  ...rows(MECHANICS).map(([key = '', en = '', fr = '', others]) => mechanicNamed(key, en, fr, listed(others))),
  ...rows(CARDS).map(([en = '', fr = '', rank = '', nicknames]) =>
    cardNamed(en, fr, rank === '' ? null : Number(rank), listed(nicknames)),
  ),
];
