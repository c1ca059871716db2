/** What Discord's client says before it sends anything, in the language of the one who types. */
export type TypedRefusal =
  | { readonly code: 'no-such-command'; readonly name: string }
  | { readonly code: 'needs-subcommand'; readonly name: string; readonly names: string }
  | { readonly code: 'not-here'; readonly name: string }
  | { readonly code: 'not-allowed'; readonly name: string }
  | { readonly code: 'cannot-write-here' }
  | { readonly code: 'archived' }
  | { readonly code: 'no-such-option'; readonly option: string; readonly names: string }
  | { readonly code: 'required'; readonly option: string }
  | { readonly code: 'not-an-integer'; readonly option: string; readonly value: string }
  | { readonly code: 'not-a-number'; readonly option: string; readonly value: string }
  | { readonly code: 'not-a-boolean'; readonly option: string; readonly value: string }
  | { readonly code: 'too-small'; readonly option: string; readonly least: number }
  | { readonly code: 'too-large'; readonly option: string; readonly most: number }
  | { readonly code: 'too-short'; readonly option: string; readonly least: number }
  | { readonly code: 'too-long'; readonly option: string; readonly most: number }
  | { readonly code: 'not-a-choice'; readonly option: string; readonly names: string }
  | { readonly code: 'nobody'; readonly option: string; readonly value: string }
  | { readonly code: 'no-such-component'; readonly customId: string }
  | { readonly code: 'disabled'; readonly customId: string }
  | { readonly code: 'cannot-see-message' }
  | { readonly code: 'wrong-count'; readonly option: string; readonly least: number; readonly most: number };

const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
/** In French, 0 is singular. */
const compte = (n: number, thing: string): string => `${n} ${thing}${n < 2 ? '' : 's'}`;

const english = (refusal: TypedRefusal): string => {
  switch (refusal.code) {
    case 'no-such-command':
      return `There is no command “${refusal.name}”.`;
    case 'needs-subcommand':
      return `“${refusal.name}” needs one of: ${refusal.names}.`;
    case 'not-here':
      return `“${refusal.name}” cannot be used in this place.`;
    case 'not-allowed':
      return `You do not have the permission to use “${refusal.name}”.`;
    case 'cannot-write-here':
      return 'You cannot use commands in this channel.';
    case 'archived':
      return 'This thread is archived: open it again first.';
    case 'no-such-option':
      return `There is no option “${refusal.option}” here; there are: ${refusal.names || 'none'}.`;
    case 'required':
      return `“${refusal.option}” is required.`;
    case 'not-an-integer':
      return `“${refusal.option}” must be a whole number, not “${refusal.value}”.`;
    case 'not-a-number':
      return `“${refusal.option}” must be a number, not “${refusal.value}”.`;
    case 'not-a-boolean':
      return `“${refusal.option}” must be true or false, not “${refusal.value}”.`;
    case 'too-small':
      return `“${refusal.option}” must be at least ${refusal.least}.`;
    case 'too-large':
      return `“${refusal.option}” must be at most ${refusal.most}.`;
    case 'too-short':
      return `“${refusal.option}” must have at least ${count(refusal.least, 'character')}.`;
    case 'too-long':
      return `“${refusal.option}” must have at most ${count(refusal.most, 'character')}.`;
    case 'not-a-choice':
      return `“${refusal.option}” must be one of: ${refusal.names}.`;
    case 'nobody':
      return `“${refusal.option}”: “${refusal.value}” is nobody and nothing in this place.`;
    case 'no-such-component':
      return `This message has no component “${refusal.customId}”.`;
    case 'disabled':
      return `“${refusal.customId}” is disabled.`;
    case 'cannot-see-message':
      return 'You cannot see this message.';
    case 'wrong-count':
      return `“${refusal.option}” takes ${refusal.least === refusal.most ? '' : `${refusal.least} to `}${count(refusal.most, 'value')}.`;
  }
};

const french = (refusal: TypedRefusal): string => {
  switch (refusal.code) {
    case 'no-such-command':
      return `Il n'y a pas de commande « ${refusal.name} ».`;
    case 'needs-subcommand':
      return `« ${refusal.name} » doit être suivi de l'un de ces mots : ${refusal.names}.`;
    case 'not-here':
      return `« ${refusal.name} » ne peut pas être utilisé ici.`;
    case 'not-allowed':
      return `Vous n'avez pas la permission d'utiliser « ${refusal.name} ».`;
    case 'cannot-write-here':
      return 'Vous ne pouvez pas utiliser de commandes dans ce salon.';
    case 'archived':
      return "Ce fil est archivé : rouvrez-le d'abord.";
    case 'no-such-option':
      return `Il n'y a pas d'option « ${refusal.option} » ici ; il y a : ${refusal.names || 'aucune'}.`;
    case 'required':
      return `« ${refusal.option} » est obligatoire.`;
    case 'not-an-integer':
      return `« ${refusal.option} » doit être un nombre entier, et non « ${refusal.value} ».`;
    case 'not-a-number':
      return `« ${refusal.option} » doit être un nombre, et non « ${refusal.value} ».`;
    case 'not-a-boolean':
      return `« ${refusal.option} » doit être vrai ou faux, et non « ${refusal.value} ».`;
    case 'too-small':
      return `« ${refusal.option} » doit valoir au moins ${refusal.least}.`;
    case 'too-large':
      return `« ${refusal.option} » doit valoir au plus ${refusal.most}.`;
    case 'too-short':
      return `« ${refusal.option} » doit compter au moins ${compte(refusal.least, 'caractère')}.`;
    case 'too-long':
      return `« ${refusal.option} » doit compter au plus ${compte(refusal.most, 'caractère')}.`;
    case 'not-a-choice':
      return `« ${refusal.option} » doit être l'un de ces choix : ${refusal.names}.`;
    case 'nobody':
      return `« ${refusal.option} » : « ${refusal.value} » ne correspond à rien ni personne ici.`;
    case 'no-such-component':
      return `Ce message n'a pas de composant « ${refusal.customId} ».`;
    case 'disabled':
      return `« ${refusal.customId} » est désactivé.`;
    case 'cannot-see-message':
      return 'Vous ne pouvez pas voir ce message.';
    case 'wrong-count':
      return `« ${refusal.option} » prend ${refusal.least === refusal.most ? '' : `de ${refusal.least} à `}${compte(refusal.most, 'valeur')}.`;
  }
};

/** French typography sets its tall marks off with a space that does not break. */
const withFrenchSpaces = (text: string): string => text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');

export const refusalIn = (locale: string, refusal: TypedRefusal): string =>
  locale === 'fr' ? withFrenchSpaces(french(refusal)) : english(refusal);

/** Thrown inside the client's half of this Discord, and caught where the person's action began. */
export class Refused extends Error {
  readonly refusal: TypedRefusal;

  constructor(refusal: TypedRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
