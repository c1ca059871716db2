import type { Action, Command } from '../command.ts';

/** All that can be called, by the name Discord sends. */
export interface Catalogue {
  readonly commands: ReadonlyMap<string, Command>;
  readonly actions: ReadonlyMap<string, Action>;
}

/** A name given twice is a fault of ours, and stops the start. */
export const catalogueOf = (commands: readonly Command[]): Catalogue => ({
  commands: byName(commands),
  actions: byName(commands.flatMap(({ actions }) => actions)),
});

const byName = <Thing extends { readonly name: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> => {
  const map = new Map(things.map((thing) => [thing.name, thing]));
  const twice = things.find((thing) => map.get(thing.name) !== thing);
  if (twice !== undefined) throw new Error(`Two commands or actions are called ${twice.name}`);
  return map;
};
