import type { Words } from '../index.ts';
import { countFr } from '../plural.ts';

export const card: Words['card'] = {
  command: {
    name: 'carte',
    description: 'Les cartes, par leur nom français ou anglais',
    subcommands: {
      lookup: {
        name: 'chercher',
        description: 'Une carte : ses deux noms, son coût, son type, son texte Oracle et son texte français imprimé',
        options: { query: { name: 'nom', description: 'Une carte, par son nom français ou anglais' } },
      },
    },
  },
  noCost: 'pas de coût de mana',
  oracle: 'Texte Oracle (anglais)',
  printed: "Texte français imprimé (en cas de différence, c'est le texte Oracle qui compte)",
  noRulesText: "Cette carte n'a pas de texte de règle.",
  noText:
    "La bibliothèque n'a pas encore le texte des cartes : la personne qui fait tourner ce bot peut l'ajouter avec `npm run update`. Les noms, le coût et les types sont déjà là.",
  noFrench: "Aucun texte français de cette carte n'est connu.",
  noFrenchName: "Aucun nom français de cette carte n'est connu.",
  outsideDecks: 'hors des decks ordinaires',
  isOutsideDecks: "Carte non traditionnelle : aucun deck ordinaire n'en contient.",
  noFrenchTypes: "Ses types ne sont connus qu'en anglais.",
  rulings: (count) => countFr(count, { one: 'clarification', other: 'clarifications' }),
  noRulings: "Aucune clarification sur cette carte n'est connue.",
  choose: 'Choisissez une carte',
  page: (page, pages) => `page ${page} sur ${pages}`,
  continued: '(suite)',
  previous: 'Précédent',
  next: 'Suivant',
};
