import { stemOf } from './stem.ts';
import { isFunctionWord, wordsOf } from './words.ts';

/*
 * Most rulings exist only in English. A French query made of the game's own words is also looked for in English, so that a French
 * reader finds them.
 */

/** French words of the game, each with Wizards' English one; a verb stands for its forms. */
const TERMS = `
champ de bataille=battlefield|cimetière=graveyard|bibliothèque=library|main=hand|exil=exile|exiler=exile|pile=stack|jeton=token
contrecarrer=counter|marqueur=counter|sort=spell|capacité=ability|activer=activate|activée=activated|déclencher=trigger
déclenchée=triggered|mana=mana|valeur de mana=mana value|coût converti de mana=mana value|coût=cost|réserve=pool|engager=tap
dégager=untap|entretien=upkeep|piocher=draw|pioche=draw|étape=step|étape de fin=end step|phase=phase|phase principale=main phase
blessure=damage|blessures=damage|points de vie=life|vie=life|défausser=discard|sacrifier=sacrifice|détruire=destroy|meuler=mill
cible=target|cibler=target|adversaire=opponent|contrôleur=controller|contrôler=control|contrôle=control|propriétaire=owner
blessures mortelles=lethal damage|arriver en jeu=enters battlefield|entrer en jeu=enters battlefield
arriver sur le champ de bataille=enters battlefield|action basée sur l'état=state-based action
dernière information connue=last known information|effet continu=continuous effect|couche=layer|dépendance=dependency
ordre d'horodatage=timestamp order|priorité=priority|perdre la partie=lose game|gagner la partie=win game
attaquer=attack|attaque=attack|bloquer=block|force=power|endurance=toughness|loyauté=loyalty|planeswalker=planeswalker
éphémère=instant|rituel=sorcery|enchantement=enchantment|artefact=artifact|créature=creature|terrain=land|permanent=permanent
véhicule=vehicle|équipement=equipment|équiper=equip|aura=aura|énergie=energy|expérience=experience|poison=poison|charge=charge
tour=turn|payer=pay|paiement=payment|lancer=cast|jouer=play|arriver=enter|quitter=leave|mourir=die|meurt=dies|face cachée=face down
face visible=face up|révéler=reveal|chercher=search|mélanger=shuffle|copier=copy|copie=copy|transformer=transform|prévenir=prevent
régénérer=regenerate|combattre=fight|combat=combat|emblème=emblem|légendaire=legendary|neige=snow|incolore=colorless|blanc=white
bleu=blue|noir=black|rouge=red|vert=green|couleur=color|joueur=player|commandant=commander|zone de commandement=command zone
hors phase=phased out|donjon=dungeon|jour=day|nuit=night|carte=card|nom=name|type=type|choisir=choose|obtenir=get|gagner=gain
perdre=lose|mettre=put|retirer=remove|créer=create|résoudre=resolve|illégale=illegal|légale=legal|fois=time|supplémentaire=additional
alternatif=alternative|réduire=reduce|augmenter=increase|ajouter=add|dépenser=spend|début=beginning|fin=end|nombre=number
double=double|égal=equal|effet=effect|source=source|phasage=phasing|attaché=attached|attacher=attach|assigner=assign|partie=game
équipe=team|coéquipier=teammate|dé=dice|pièce=coin|deck=deck|réflexive=reflexive|statique=static|remplacement=replacement`;

/** A French name of something with its English one. */
export interface Translation {
  readonly fr: string;
  readonly en: string;
}

const BUILT_IN: readonly Translation[] = TERMS.trim()
  .split(/[|\n]/)
  .map((pair) => {
    const [fr = '', en = ''] = pair.split('=');
    return { fr, en };
  });

/** Turns French words of the game into English ones; null when one of them is not known. */
export type Translate = (words: readonly string[]) => readonly string[] | null;

/** Makes the translation from the terms of the rules and from `names`, such as those of mechanics. */
export const translating = (names: readonly Translation[]): Translate => {
  const english = new Map<string, readonly string[]>();
  let longest = 1;
  for (const { fr, en } of [...BUILT_IN, ...names]) {
    const key = stemsOf(wordsOf(fr).filter((word) => !isFunctionWord(word)));
    const words = wordsOf(en).filter((word) => !isFunctionWord(word));
    if (key === '' || words.length === 0 || english.has(key)) continue;
    english.set(key, words);
    longest = Math.max(longest, key.split(' ').length);
  }
  return (words) => {
    const translated: string[] = [];
    for (let i = 0; i < words.length; ) {
      const count = lengths(Math.min(longest, words.length - i)).find((it) =>
        english.has(stemsOf(words.slice(i, i + it))),
      );
      if (count === undefined) return null;
      translated.push(...(english.get(stemsOf(words.slice(i, i + count))) ?? []));
      i += count;
    }
    return [...new Set(translated)];
  };
};

const stemsOf = (words: readonly string[]): string => words.map((word) => stemOf(word, 'fr')).join(' ');

const lengths = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => most - i);
