import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANA, CHANNEL, GUILD, Room } from '../test/room.ts';

describe.each(['en', 'fr'] as const)('A server settles its language (%s)', (locale) => {
  let room: Room;
  beforeEach(() => {
    room = new Room(locale);
  });
  afterEach(() => room.close());

  it('is for those who manage the server', async () => {
    const reply = await room.run(ANA, 'settings language', { language: 'fr' });
    expect(reply).toMatchObject({ kind: 'refuse', refusal: { code: 'needs-manage-server' } });
    expect(await room.table.settings.of(GUILD)).toMatchObject({ language: null });
  });

  it('has no meaning in a DM', async () => {
    const reply = await room.run(ANA, 'settings show', {}, { guild: null, managesServer: true });
    expect(reply).toMatchObject({ kind: 'refuse', refusal: { code: 'servers-only' } });
  });

  it('lets a channel differ from its server, and follow it again', async () => {
    const manager = { managesServer: true };
    const { settings } = room.table;
    await room.run(ANA, 'settings language', { language: 'fr' }, manager);
    expect(await settings.language(GUILD, CHANNEL)).toBe('fr');
    await room.run(ANA, 'settings language', { language: 'en', channel: CHANNEL }, manager);
    expect(await settings.language(GUILD, CHANNEL)).toBe('en');
    await room.run(ANA, 'settings language', { language: 'auto', channel: CHANNEL }, manager);
    expect(await settings.language(GUILD, CHANNEL)).toBe('fr');
    await room.run(ANA, 'settings language', { language: 'auto' }, manager);
    expect(await settings.language(GUILD, CHANNEL)).toBeNull();
  });

  it('shows what is settled, in the reader’s language', async () => {
    const shown = room.text(await room.run(ANA, 'settings show', {}, { managesServer: true }));
    expect(shown).toContain(room.words.settings.languages.auto);
    expect(shown).toContain(`<#${CHANNEL}>`);
  });
});
