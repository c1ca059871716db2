import type { Json } from './json.ts';
import { isJson, numberOf, objectsIn } from './json.ts';
import type { Component } from './message.ts';
import { everyComponent } from './message.ts';

/** Every component of a body, outer before inner, whatever state it is in. */
export function* everyRawComponent(components: unknown): Generator<Json> {
  for (const component of objectsIn(components)) {
    yield component;
    yield* everyRawComponent(component.components);
    if (isJson(component.component)) yield* everyRawComponent([component.component]);
    if (isJson(component.accessory)) yield* everyRawComponent([component.accessory]);
  }
}

/** Components as Discord stores them: each one numbered, from 1, around the numbers that were given. */
export const numbered = (components: unknown): readonly Component[] => {
  const taken = new Set([...everyRawComponent(components)].map(({ id }) => numberOf(id)).filter((id) => id > 0));
  let last = 0;
  const next = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const number = (component: Json): Component => {
    const id = numberOf(component.id) || next();
    const inner = isJson(component.component) ? { component: number(component.component) } : {};
    const components = Array.isArray(component.components)
      ? { components: objectsIn(component.components).map(number) }
      : {};
    const accessory = isJson(component.accessory) ? { accessory: number(component.accessory) } : {};
    return { ...component, ...components, ...inner, ...accessory, id } as unknown as Component; // checked against Discord's schemas before it comes here
  };
  return objectsIn(components).map(number);
};

/** All the text that components show. */
export const textIn = (components: readonly Component[]): string =>
  [...everyComponent(components)].map(({ type, content }) => (type === 10 ? content : '')).join('\n');

export const componentWith = (components: readonly Component[], customId: string): Component | undefined =>
  [...everyComponent(components)].find(({ custom_id }) => custom_id === customId);
