import { afterAll, describe, expect, test } from 'vitest';
import { ANA, Room, viewIn } from '../test/room.ts';
import { rulingsForThis } from './rulingsForThis.ts';

const room = new Room('en');
afterAll(() => room.close());

const named = (message: string) => room.library.mentioned(message).map(({ en }) => en);
const ask = async (text: string) => {
  const run = rulingsForThis.runs[''];
  if (!run) throw new Error('no run');
  return run.execute(run.input.parse({ text }), room.context({ user: ANA }));
};

describe('Rulings for this', () => {
  test.each([
    ['I attack with Lightning Runner and pay eight.', ['Lightning Runner']],
    ["Ma coureuse d'éclairs attaque, puis Fatal Push", ['Lightning Runner', 'Fatal Push']],
    ['does revolt see [[Fatal Push]]?', ['Revolt', 'Fatal Push']],
    ['la révolte et l’improvisation', ['Revolt', 'Improvise']],
    ['see https://example.com/Fatal-Push', []],
    ['nothing at all is named here', []],
    ['Fatal. Push the button', []],
  ])('finds in %j the names that are meant', (message, names) => {
    expect(named(message)).toEqual(names);
  });

  test('shows the rulings at once when one thing is named, in private', async () => {
    expect(room.text(await ask('what about Lightning Runner?'))).toMatch(/^private: ## Lightning Runner/);
  });

  test('offers a choice when several are', async () => {
    const reply = await ask('Lightning Runner into Fatal Push, with revolt');
    expect(room.text(reply)).toMatch(/^private: ## Named in this message/);
    const select = (viewIn(reply).rows ?? []).flat().find((part) => part.kind === 'select');
    if (select?.kind !== 'select') throw new Error('no select');
    expect(select.options).toHaveLength(3);
    const chosen = { chosen: [select.options[1]?.value ?? ''], invoker: ANA };
    expect(room.text(await room.use(ANA, select.does, chosen))).toMatch(/^private: ## Fatal Push/);
  });

  test('says so when nothing is named', async () => {
    expect(room.text(await ask('hello there'))).toMatch(/^refused: I found no card/);
  });
});
