import type { DocumentKind } from './rulesText.ts';

/*
 * What judges and players call a place of the rules: French names of what has a name only in English, abbreviations, and words of
 * everyday. A name that is a mechanic's or a title's is not repeated here.
 */

/** A place, its name in English and in French, then what else it is called. */
const TERMS = `
CR 1|Game Concepts|concepts du jeu
CR 101|The Magic Golden Rules|les règles d'or de Magic|règle d'or|règles d'or
CR 101.4|APNAP order|ordre APNAP|apnap|ordre joueur actif, joueur non actif|joueur actif, joueur non-actif
CR 102|Players|joueurs
CR 102.1|Active player|joueur actif|joueur non actif|joueur non-actif
CR 103|Starting the Game|commencer la partie|début de la partie
CR 103.1|Starting player|premier joueur|qui commence
CR 103.5|Mulligan|mulligan|london mulligan|mulligan de Londres|mulligans
CR 104|Ending the Game|fin de la partie|gagner la partie|perdre la partie|win the game|lose the game
CR 104.3a|Conceding|abandonner la partie|abandon
CR 104.4|Drawn game|match nul|partie nulle|nulle|égalité
CR 105|Colors|couleurs
CR 107|Numbers and Symbols|nombres et symboles
CR 108|Cards|cartes
CR 109|Objects|objets
CR 110|Permanents|permanents
CR 111|Tokens|jetons
CR 112|Spells|sorts
CR 113|Abilities|capacités
CR 114|Emblems|emblèmes
CR 115|Targets|cibles|ciblage|targeting
CR 116|Special Actions|actions spéciales
CR 117|Timing and Priority|priorité|priority|timing|la priorité
CR 118|Costs|coûts
CR 119|Life|points de vie
CR 120|Damage|blessures|dégâts
CR 120.6|Lethal damage|blessures mortelles
CR 121|Drawing a Card|piocher une carte|piocher|pioche
CR 122|Counters|marqueurs|marqueur|+1/+1|-1/-1|+1/+1 counter|-1/-1 counter|marqueur +1/+1|marqueur -1/-1
CR 123|Stickers|autocollants
CR 2|Parts of a Card|parties d'une carte
CR 201|Name|nom
CR 202|Mana Cost and Color|coût de mana
CR 203|Illustration|illustration
CR 204|Color Indicator|indicateur de couleur
CR 205|Type Line|ligne de type
CR 206|Expansion Symbol|symbole d'extension
CR 207|Text Box|encadré de texte
CR 208|Power/Toughness|force et endurance|force/endurance
CR 209|Loyalty|loyauté
CR 210|Defense|défense
CR 3|Card Types|types de carte
CR 301|Artifacts|artefacts
CR 301.7|Vehicles|véhicules|véhicule
CR 302|Creatures|créatures
CR 303|Enchantments|enchantements
CR 303.4|Auras|auras|aura|enchantement aura
CR 304|Instants|éphémères
CR 305|Lands|terrains
CR 306|Planeswalkers|planeswalkers|arpenteurs
CR 307|Sorceries|rituels
CR 309|Dungeons|donjons
CR 310|Battles|batailles
CR 311|Planes|plans
CR 312|Phenomena|phénomènes
CR 314|Schemes|machinations
CR 315|Conspiracies|conspirations
CR 4|Zones|zones
CR 400.7|New object|nouvel objet|changement de zone|zone change
CR 401|Library|bibliothèque
CR 402|Hand|main
CR 402.2|Maximum hand size|taille de main maximale|main maximale
CR 403|Battlefield|champ de bataille
CR 404|Graveyard|cimetière
CR 405|Stack|pile|la pile
CR 406|Exile|exil
CR 408|Command|zone de commandement|command zone
CR 5|Turn Structure|structure du tour|déroulement du tour
CR 500.7|Extra turns|tours supplémentaires|tour supplémentaire
CR 501|Beginning Phase|phase de début
CR 502|Untap Step|étape de dégagement
CR 503|Upkeep Step|étape d'entretien|entretien
CR 504|Draw Step|étape de pioche
CR 505|Main Phase|phase principale
CR 506|Combat Phase|phase de combat|combat
CR 507|Beginning of Combat Step|étape de début de combat|début de combat
CR 508|Declare Attackers Step|étape de déclaration des attaquants|déclaration des attaquants
CR 509|Declare Blockers Step|étape de déclaration des bloqueurs|déclaration des bloqueurs
CR 510|Combat Damage Step|étape des blessures de combat|blessures de combat
CR 510.1|Combat damage assignment|attribution des blessures de combat|attribution des blessures|assigner les blessures|assignation des blessures|assignation des blessures de combat
CR 511|End of Combat Step|étape de fin de combat|fin de combat
CR 512|Ending Phase|phase de fin
CR 513|End Step|étape de fin
CR 514|Cleanup Step|étape de nettoyage|nettoyage
CR 6|Spells, Abilities, and Effects|sorts, capacités et effets
CR 601|Casting Spells|lancer un sort|lancer des sorts|cast a spell
CR 601.2c|Choosing targets|choix des cibles|choix de cible|choisir les cibles
CR 602|Activating Activated Abilities|activer une capacité activée|capacité activée|capacités activées|activated abilities
CR 603|Handling Triggered Abilities|capacité déclenchée|capacités déclenchées|triggered abilities
CR 603.6a|Enters-the-battlefield triggers|déclenchements d'arrivée sur le champ de bataille|etb
CR 603.7|Delayed triggered ability|capacité déclenchée à retardement|capacités déclenchées à retardement
CR 604|Handling Static Abilities|capacité statique|capacités statiques|static abilities
CR 605|Mana Abilities|capacités de mana
CR 606|Loyalty Abilities|capacité de loyauté|capacités de loyauté
CR 607|Linked Abilities|capacités liées
CR 608|Resolving Spells and Abilities|résolution des sorts et des capacités|résolution|resolution
CR 608.2h|Last known information|dernière information connue|lki|dernières informations connues
CR 609|Effects|effets
CR 610|One-Shot Effects|effets ponctuels
CR 611|Continuous Effects|effets continus|effet continu
CR 612|Text-Changing Effects|effets qui changent le texte
CR 613|Interaction of Continuous Effects|interaction des effets continus|couches|système des couches|layers|layer system
CR 613.7|Timestamp order|ordre d'horodatage|horodatage|timestamps|timestamp
CR 613.8|Dependency|dépendance
CR 614|Replacement Effects|effets de remplacement|effet de remplacement
CR 615|Prevention Effects|effets de prévention|effet de prévention
CR 616|Interaction of Replacement and/or Prevention Effects|interaction des effets de remplacement et de prévention
CR 7|Additional Rules|règles supplémentaires
CR 700.4|Dies|mourir|mort|dying|died
CR 701|Keyword Actions|actions mot-clé|action mot-clé|actions mots-clés
CR 701.6|Counter|contrecarrer
CR 702|Keyword Abilities|capacités mot-clé|capacité mot-clé|capacités mots-clés|mots-clés
CR 703|Turn-Based Actions|actions basées sur le tour|tba
CR 704|State-Based Actions|actions basées sur l'état|sba|abe|actions basées sur un état|action basée sur l'état
CR 705|Flipping a Coin|jouer à pile ou face|pile ou face|coin flip
CR 706|Rolling a Die|lancer un dé|dice|die roll|dice roll|roll a die|dé|dés|lancer de dé|lancer des dés|jet de dé
CR 707|Copying Objects|copier des objets|copie|copies|copy|copying
CR 708|Face-Down Spells and Permanents|sorts et permanents face cachée|face cachée|face down
CR 709|Split Cards|cartes doubles|carte double
CR 710|Flip Cards|cartes à retournement
CR 712|Double-Faced Cards|cartes recto-verso|carte recto-verso|mdfc|dfc|modal double-faced cards|double face|carte double face|cartes double face|double-faced
CR 713|Substitute Cards|cartes de substitution
CR 722|Controlling Another Player|contrôler un autre joueur
CR 723|Ending Turns and Phases|mettre fin à un tour ou à une phase
CR 724|The Monarch|le monarque|monarch|monarque
CR 725|The Initiative|l'initiative|initiative
CR 726|Restarting the Game|recommencer la partie
CR 727|Rad Counters|marqueurs radiation|marqueur radiation
CR 728|Subgames|sous-parties
CR 730|Day and Night|le jour et la nuit|jour et nuit
CR 731|Taking Shortcuts|prendre des raccourcis|raccourcis|loops|boucles|boucle infinie|infinite loop
CR 732|Handling Illegal Actions|gestion des actions illégales|action illégale|illegal actions
CR 8|Multiplayer Rules|règles multijoueurs
CR 800.4|Leaving the game|quitter la partie|joueur qui quitte la partie
CR 810|Two-Headed Giant Variant|troll bicéphale|2hg|two-headed giant|géant à deux têtes
CR 9|Casual Variants|variantes occasionnelles
CR 903|Commander|commandant|edh
CR 903.4|Color identity|identité couleur|identité de couleur
CR 903.8|Commander tax|taxe de commandant|taxe du commandant
CR 903.10a|Commander damage|blessures de commandant|blessures du commandant|dégâts de commandant|21 commander damage
IPG 1|General Philosophy|philosophie générale
IPG 1.1|Definition of Penalties|définition des sanctions|sanctions|penalties
IPG 1.1|Warning|avertissement|avertissements|warnings
IPG 1.1|Game Loss|perte de partie|perte de la partie|game losses
IPG 1.1|Match Loss|perte de match|perte du match|match losses
IPG 1.1|Disqualification|disqualification|disqualifier|dq|disqualified
IPG 1.2|Applying Penalties|application des sanctions|appliquer une sanction
IPG 1.3|Randomizing a Library|rendre une bibliothèque aléatoire
IPG 1.4|Backing Up|retour en arrière|rewind|backup a game|rembobiner
IPG 1.5|Sets|lots de cartes
IPG 2|Game Play Errors|erreurs de jeu
IPG 2.1|Missed Trigger|capacité déclenchée manquée|mt|capacité déclenchée oubliée|déclenchement oublié|trigger oublié|déclenchement manqué|déclenchée manquée|déclenchée oubliée|trigger manqué
IPG 2.2|Looking at Extra Cards|regarder des cartes supplémentaires|l@ec|laec|lec|cartes supplémentaires vues
IPG 2.3|Hidden Card Error|erreur de carte cachée|hce|dec|drawing extra cards|erreur sur une carte cachée|pioche de cartes supplémentaires|piocher trop de cartes|piocher une carte de trop|carte piochée en trop
IPG 2.4|Mulligan Procedure Error|erreur de procédure de mulligan|mpe|erreur de mulligan
IPG 2.5|Game Rule Violation|infraction aux règles de jeu|grv|violation des règles de jeu|infraction aux règles du jeu
IPG 2.6|Failure to Maintain Game State|défaut de maintien de l'état de la partie|ftmgs|fmgs|non-maintien de l'état de la partie
IPG 3|Tournament Errors|erreurs de tournoi
IPG 3.1|Tardiness|retard|retards
IPG 3.2|Outside Assistance|assistance extérieure|oa|aide extérieure
IPG 3.3|Slow Play|jeu lent
IPG 3.4|Decklist Problem|problème de liste de deck|liste de deck|erreur de liste
IPG 3.5|Deck Problem|problème de deck
IPG 3.6|Limited Procedure Violation|infraction à la procédure de limité|lpv
IPG 3.7|Communication Policy Violation|infraction à la politique de communication|cpv
IPG 3.8|Marked Cards|cartes marquées
IPG 3.9|Insufficient Shuffling|mélange insuffisant|mauvais mélange
IPG 4.1|Unsporting Conduct — Minor|comportement antisportif mineur|uc minor|usc minor
IPG 4.2|Unsporting Conduct — Major|comportement antisportif majeur|uc major|usc major
IPG 4.3|Improperly Determining a Winner|détermination irrégulière du vainqueur|idw
IPG 4.4|Bribery and Wagering|corruption et paris|corruption|pot-de-vin|wagering
IPG 4.5|Aggressive Behavior|comportement agressif|agression|agressions|agressivité
IPG 4.6|Theft of Tournament Material|vol de matériel de tournoi
IPG 4.7|Stalling|gagner du temps|jeu lent volontaire
IPG 4.8|Cheating|tricherie|tricher|triche
MTR 1|Tournament Fundamentals|bases des tournois
MTR 1.1|Tournament Types|types de tournoi
MTR 1.2|Publishing Tournament Information|publication des informations de tournoi
MTR 1.3|Tournament Roles|rôles dans un tournoi
MTR 1.4|Participation Eligibility|droit de participer|éligibilité
MTR 1.5|Registration|inscription au tournoi
MTR 1.6|Tournament Organizer|organisateur de tournoi
MTR 1.7|Head Judge|arbitre principal
MTR 1.8|Floor Judges|arbitres de salle
MTR 1.9|Scorekeeper|responsable des scores|scorekeepers
MTR 1.10|Players|joueurs du tournoi
MTR 1.11|Spectators|spectateurs|spectateur
MTR 1.12|Rules Enforcement Levels|niveaux d'application des règles|rel|niveau d'application des règles
MTR 2|Tournament Mechanics|déroulement des tournois
MTR 2.1|Match Structure|structure des matchs
MTR 2.2|Play/Draw Rule|règle de commencer ou piocher|commencer ou piocher
MTR 2.3|Pregame Procedures|procédures d'avant-partie
MTR 2.4|End-of-Match Procedure|procédure de fin de match|five turns|cinq tours supplémentaires|tours supplémentaires de fin de ronde|mort subite|sudden death|feuille de match|match slip|result slip
MTR 2.5|Conceding or Intentionally Drawing Games or Matches|concéder ou faire match nul|intentional draw|match nul intentionnel|concéder|conceding|match nul|partie nulle|égalité|intentional draws
MTR 2.6|Time Extensions|temps additionnel|extension de temps
MTR 2.7|Deck Registration|enregistrement du deck
MTR 2.8|Deck Checks|vérifications de deck|deck check|vérification de deck
MTR 2.9|Appeals to the Head Judge|appels à l'arbitre principal|appeal|faire appel|appel à l'arbitre principal
MTR 2.10|Dropping from a Tournament|abandon du tournoi|dropping|abandonner le tournoi|drop
MTR 2.11|Taking Notes|prise de notes|prendre des notes
MTR 2.12|Electronic Devices|appareils électroniques|téléphone|téléphones
MTR 2.13|Video Coverage|couverture vidéo
MTR 3|Tournament Rules|règles de tournoi
MTR 3.1|Tiebreakers|critères de départage|départage
MTR 3.2|Format Categories|catégories de formats
MTR 3.3|Authorized Cards|cartes autorisées
MTR 3.4|Proxy Cards|cartes proxy
MTR 3.5|Substitute Cards|cartes de substitution
MTR 3.6|Card Identification and Interpretation|identification et interprétation des cartes
MTR 3.7|New Releases|nouvelles extensions
MTR 3.8|Game Markers|marqueurs de jeu
MTR 3.9|Die Rolling|lancer de dés
MTR 3.10|Card Shuffling|mélange des cartes|mélanger
MTR 3.11|Sleeves|pochettes|protège-cartes
MTR 3.13|Hidden Information|informations cachées
MTR 3.14|Tapped/Flipped Cards|cartes engagées ou retournées
MTR 3.15|Graveyard Order|ordre du cimetière
MTR 3.16|Sideboard|réserve de cartes|side
MTR 4.1|Player Communication|communication entre joueurs|free information|derived information|informations libres|informations déduites
MTR 4.2|Tournament Shortcuts|raccourcis de tournoi
MTR 4.3|Out-of-Order Sequencing|ordre des actions non respecté|oos|out of order sequencing
MTR 4.4|Loops|boucles de tournoi
MTR 4.6|Team/Two-Headed Giant Communication|communication en équipe et en Troll bicéphale
MTR 4.7|Game Layout|disposition du jeu
MTR 4.8|Reversing Decisions|revenir sur une décision|take back|reprendre un coup
MTR 5|Tournament Violations|infractions aux règles de tournoi
MTR 5.2|Bribery|corruption|partage des lots|partage des prix|partage des récompenses|partager les lots|prize split|prize splits|split prizes|collusion|entente
MTR 6|Constructed Tournament Rules|règles des tournois construits
MTR 6.1|Deck Construction Restrictions|contraintes de construction de deck
MTR 6.2|Card Legality|légalité des cartes
MTR 6.3|Standard Format Deck Construction|construction de deck en Standard
MTR 6.4|Modern Format Deck Construction|construction de deck en Modern
MTR 6.5|Vintage Format Deck Construction|construction de deck en Vintage
MTR 6.6|Legacy Format Deck Construction|construction de deck en Legacy
MTR 6.7|Pioneer Format Deck Construction|construction de deck en Pioneer
MTR 7|Limited Tournament Rules|règles des tournois limités
MTR 7.2|Card Use in Limited Tournaments|cartes utilisables en tournoi limité
MTR 7.3|Continuous Construction|construction continue
MTR 7.4|Abnormal Product|produit anormal
MTR 7.5|Sealed Deck Pool Registration|enregistrement d'un paquet scellé
MTR 7.6|Draft Pod Assembly|formation des tables de draft
MTR 7.7|Booster Draft Procedures|procédures de draft
MTR 8|Team Tournament Rules|règles des tournois par équipe|équipe|équipes
MTR 8.1|Team Names|noms d'équipe
MTR 8.2|Team Composition and Identification|composition et identification des équipes
MTR 8.3|Team Communication Rules|règles de communication en équipe
MTR 8.4|Unified Deck Construction Rules|règles de construction unifiée
MTR 8.5|Team Rochester Draft Tournaments|tournois de draft Rochester par équipe
MTR 8.6|Team Sealed Deck Tournaments|tournois de paquet scellé par équipe
MTR 9|Two-Headed Giant Tournament Rules|règles des tournois de Troll bicéphale
MTR 9.2|Communication Rules|règles de communication
MTR 9.4|Pregame Procedure|procédure d'avant-partie
MTR 9.5|Two-Headed Giant Constructed Rules|règles de construit en Troll bicéphale
MTR 9.6|Two-Headed Giant Limited Rules|règles de limité en Troll bicéphale
MTR 9.7|Two-Headed Giant Booster Draft Tournaments|tournois de draft en Troll bicéphale
MTR 10|Sanctioning Rules|règles d'homologation
MTR 10.1|Participation Minimums|participation minimale
MTR 10.2|Number of Rounds|nombre de rondes
MTR 10.3|Invitation-Only Tournaments|tournois sur invitation
MTR 10.4|Pairing Algorithm|méthode d'appariement
MTR B|Time Limits|limites de temps|durée des rondes|temps de ronde|round time|time in the round`;

/** A place of a rules text with all its names. */
export interface Term {
  readonly document: DocumentKind;
  /** Its number in the editions of 2025 and 2026. */
  readonly number: string;
  readonly en: string;
  readonly fr: string;
  readonly also: readonly string[];
}

export const RULES_TERMS: readonly Term[] = TERMS.trim()
  .split('\n')
  .map((line) => {
    const [place = '', en = '', fr = '', ...also] = line.split('|');
    const [document = '', number = ''] = place.split(' ');
    return { document: document as DocumentKind, number, en, fr, also }; // written above
  });
