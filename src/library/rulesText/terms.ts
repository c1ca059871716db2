import type { DocumentKind } from './rulesText.ts';

/*
 * What judges and players call a place of the rules: French names of what has a name only in English, abbreviations, and words of
 * everyday. A name that is a mechanic's or a title's is not repeated here.
 */

/** A place, its name in English and in French, then what else it is called. */
const TERMS = `
CR 101.4|APNAP order|ordre APNAP|apnap|ordre joueur actif, joueur non actif|joueur actif, joueur non-actif
CR 102.1|Active player|joueur actif|joueur non actif|joueur non-actif
CR 103.1|Starting player|premier joueur|qui commence
CR 103.5|Mulligan|mulligan|london mulligan|mulligan de Londres|mulligans
CR 104|Ending the Game|fin de la partie|gagner la partie|perdre la partie|win the game|lose the game
CR 104.3a|Conceding|abandonner la partie|abandon
CR 105|Colors|couleurs
CR 108|Cards|cartes
CR 109|Objects|objets
CR 110|Permanents|permanents
CR 112|Spells|sorts
CR 113|Abilities|capacités
CR 114|Emblems|emblèmes
CR 115|Targets|cibles|ciblage|targeting
CR 116|Special Actions|actions spéciales
CR 117|Timing and Priority|priorité|priority|timing|la priorité
CR 119|Life|points de vie
CR 120|Damage|blessures|dégâts
CR 120.6|Lethal damage|blessures mortelles
CR 121|Drawing a Card|piocher une carte|piocher|pioche
CR 201|Name|nom
CR 202|Mana Cost and Color|coût de mana
CR 205|Type Line|ligne de type
CR 301|Artifacts|artefacts
CR 301.7|Vehicles|véhicules|véhicule
CR 302|Creatures|créatures
CR 303|Enchantments|enchantements
CR 303.4|Auras|auras|aura|enchantement aura
CR 304|Instants|éphémères
CR 305|Lands|terrains
CR 306|Planeswalkers|planeswalkers|arpenteurs
CR 307|Sorceries|rituels
CR 310|Battles|batailles
CR 400.7|New object|nouvel objet|changement de zone|zone change
CR 401|Library|bibliothèque
CR 402|Hand|main
CR 402.2|Maximum hand size|taille de main maximale|main maximale
CR 403|Battlefield|champ de bataille
CR 404|Graveyard|cimetière
CR 405|Stack|pile|la pile
CR 406|Exile|exil
CR 408|Command|zone de commandement|command zone
CR 500.7|Extra turns|tours supplémentaires|tour supplémentaire
CR 501|Beginning Phase|phase de début
CR 502|Untap Step|étape de dégagement
CR 503|Upkeep Step|étape d'entretien|entretien
CR 504|Draw Step|étape de pioche
CR 505|Main Phase|phase principale
CR 506|Combat Phase|phase de combat|combat
CR 508|Declare Attackers Step|étape de déclaration des attaquants|déclaration des attaquants
CR 509|Declare Blockers Step|étape de déclaration des bloqueurs|déclaration des bloqueurs
CR 510|Combat Damage Step|étape des blessures de combat|blessures de combat
CR 510.1|Combat damage assignment|attribution des blessures de combat|attribution des blessures|assigner les blessures|assignation des blessures|assignation des blessures de combat
CR 511|End of Combat Step|étape de fin de combat|fin de combat
CR 513|End Step|étape de fin
CR 514|Cleanup Step|étape de nettoyage|nettoyage
CR 601|Casting Spells|lancer un sort|lancer des sorts|cast a spell
CR 601.2c|Choosing targets|choix des cibles|choix de cible|choisir les cibles
CR 602|Activating Activated Abilities|activer une capacité activée|capacité activée|capacités activées|activated abilities
CR 603|Handling Triggered Abilities|capacité déclenchée|capacités déclenchées|triggered abilities
CR 603.6a|Enters-the-battlefield triggers|déclenchements d'arrivée sur le champ de bataille|etb
CR 603.7|Delayed triggered ability|capacité déclenchée à retardement|capacités déclenchées à retardement
CR 604|Handling Static Abilities|capacité statique|capacités statiques|static abilities
CR 606|Loyalty Abilities|capacité de loyauté|capacités de loyauté
CR 607|Linked Abilities|capacités liées
CR 608|Resolving Spells and Abilities|résolution des sorts et des capacités|résolution|resolution
CR 608.2h|Last known information|dernière information connue|lki|dernières informations connues
CR 609|Effects|effets
CR 611|Continuous Effects|effets continus|effet continu
CR 613|Interaction of Continuous Effects|interaction des effets continus|couches|système des couches|layers|layer system
CR 613.7|Timestamp order|ordre d'horodatage|horodatage|timestamps|timestamp
CR 613.8|Dependency|dépendance
CR 614|Replacement Effects|effets de remplacement|effet de remplacement
CR 615|Prevention Effects|effets de prévention|effet de prévention
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
CR 712|Double-Faced Cards|cartes recto-verso|carte recto-verso|mdfc|dfc|modal double-faced cards
CR 724|The Monarch|le monarque|monarch|monarque
CR 725|The Initiative|l'initiative|initiative
CR 728|Subgames|sous-parties
CR 730|Day and Night|le jour et la nuit|jour et nuit
CR 731|Taking Shortcuts|prendre des raccourcis|raccourcis|loops|boucles|boucle infinie|infinite loop
CR 732|Handling Illegal Actions|gestion des actions illégales|action illégale|illegal actions
CR 800.4|Leaving the game|quitter la partie|joueur qui quitte la partie
CR 810|Two-Headed Giant Variant|troll bicéphale|2hg|two-headed giant|géant à deux têtes
CR 903|Commander|commandant|edh
CR 903.4|Color identity|identité couleur|identité de couleur
CR 903.8|Commander tax|taxe de commandant|taxe du commandant
CR 903.10a|Commander damage|blessures de commandant|blessures du commandant|dégâts de commandant|21 commander damage
IPG 1.1|Definition of Penalties|définition des sanctions|sanctions|penalties
IPG 1.1|Warning|avertissement|avertissements|warnings
IPG 1.1|Game Loss|perte de partie|perte de la partie|game losses
IPG 1.1|Match Loss|perte de match|perte du match|match losses
IPG 1.1|Disqualification|disqualification|disqualifier|dq|disqualified
IPG 1.4|Backing Up|retour en arrière|rewind|backup a game|rembobiner
IPG 2.1|Missed Trigger|capacité déclenchée manquée|mt|capacité déclenchée oubliée|déclenchement oublié|trigger oublié|déclenchement manqué|déclenchée manquée|déclenchée oubliée|trigger manqué
IPG 2.2|Looking at Extra Cards|regarder des cartes supplémentaires|l@ec|laec|lec|cartes supplémentaires vues
IPG 2.3|Hidden Card Error|erreur de carte cachée|hce|dec|drawing extra cards|erreur sur une carte cachée|pioche de cartes supplémentaires
IPG 2.4|Mulligan Procedure Error|erreur de procédure de mulligan|mpe|erreur de mulligan
IPG 2.5|Game Rule Violation|infraction aux règles de jeu|grv|violation des règles de jeu|infraction aux règles du jeu
IPG 2.6|Failure to Maintain Game State|défaut de maintien de l'état de la partie|ftmgs|fmgs|non-maintien de l'état de la partie
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
IPG 4.4|Bribery and Wagering|corruption et paris|corruption
IPG 4.5|Aggressive Behavior|comportement agressif
IPG 4.6|Theft of Tournament Material|vol de matériel de tournoi
IPG 4.7|Stalling|gagner du temps|jeu lent volontaire
IPG 4.8|Cheating|tricherie|tricher|triche
MTR 1.11|Spectators|spectateurs|spectateur
MTR 1.12|Rules Enforcement Levels|niveaux d'application des règles|rel|niveau d'application des règles
MTR 2.4|End-of-Match Procedure|procédure de fin de match|five turns|cinq tours supplémentaires|tours supplémentaires de fin de ronde
MTR 2.5|Conceding or Intentionally Drawing Games or Matches|concéder ou faire match nul|intentional draw|match nul intentionnel|concéder
MTR 2.6|Time Extensions|temps additionnel|extension de temps
MTR 2.8|Deck Checks|vérifications de deck|deck check|vérification de deck
MTR 2.9|Appeals to the Head Judge|appels à l'arbitre principal|appeal|faire appel|appel à l'arbitre principal
MTR 2.11|Taking Notes|prise de notes|prendre des notes
MTR 2.12|Electronic Devices|appareils électroniques|téléphone|téléphones
MTR 3.1|Tiebreakers|critères de départage|départage
MTR 3.10|Card Shuffling|mélange des cartes|mélanger
MTR 3.11|Sleeves|pochettes|protège-cartes
MTR 3.13|Hidden Information|informations cachées
MTR 3.16|Sideboard|réserve de cartes|side
MTR 4.1|Player Communication|communication entre joueurs|free information|derived information|informations libres|informations déduites
MTR 4.2|Tournament Shortcuts|raccourcis de tournoi
MTR 4.3|Out-of-Order Sequencing|ordre des actions non respecté|oos|out of order sequencing
MTR 4.4|Loops|boucles de tournoi
MTR 4.8|Reversing Decisions|revenir sur une décision|take back|reprendre un coup
MTR B|Time Limits|limites de temps|durée des rondes`;

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
