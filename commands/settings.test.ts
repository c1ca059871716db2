import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../src/rules/refusal.ts';
import { ANA, CHANNEL, GUILD, JUDGE_ROLE, Room } from '../test/room.ts';

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

describe.each(['en', 'fr'] as const)('A server settles its desk (%s)', (locale) => {
  const DESK = '200000000000000009';
  const HEAD_ROLE = '500000000000000002';
  const manager = { managesServer: true };
  const PRIVATE = { isOfBot: () => false, locked: () => false, everyoneReads: () => false };
  let room: Room;
  beforeEach(() => {
    room = new Room(locale);
  });
  afterEach(() => room.close());

  it('is for those who manage the server', async () => {
    for (const [path, options] of [
      ['judge-role', { role: JUDGE_ROLE }],
      ['head-judge-role', { role: HEAD_ROLE }],
      ['desk-channel', { channel: DESK }],
      ['check', {}],
    ] as const) {
      expect(await room.run(ANA, `settings ${path}`, options)).toMatchObject({
        refusal: { code: 'needs-manage-server' },
      });
    }
  });

  it('keeps who judges, who decides appeals, and where calls go', async () => {
    await room.run(ANA, 'settings judge-role', { role: JUDGE_ROLE }, manager);
    await room.run(ANA, 'settings head-judge-role', { role: HEAD_ROLE }, manager);
    await room.run(ANA, 'settings desk-channel', { channel: DESK }, manager);
    expect(await room.table.settings.of(GUILD)).toEqual({
      language: null,
      judgeRole: JUDGE_ROLE,
      headJudgeRole: HEAD_ROLE,
      deskChannel: DESK,
    });
    const shown = room.text(await room.run(ANA, 'settings show', {}, manager));
    for (const id of [`<@&${JUDGE_ROLE}>`, `<@&${HEAD_ROLE}>`, `<#${DESK}>`]) expect(shown).toContain(id);
  });

  it('makes nobody a judge by being there', async () => {
    const reply = await room.run(ANA, 'settings judge-role', { role: GUILD }, manager);
    expect(reply).toMatchObject({ refusal: { code: 'everyone-role' } });
  });

  it('makes no judge of a bot', async () => {
    const reach = { ...PRIVATE, lacks: () => [], pings: () => true, isOfBot: () => true };
    const reply = await room.run(ANA, 'settings judge-role', { role: JUDGE_ROLE }, { ...manager, reach });
    expect(reply).toMatchObject({ refusal: { code: 'bot-role' } });
  });

  it('does not take a desk where it can’t write, and names the permission', async () => {
    const reach = { ...PRIVATE, lacks: () => ['SendMessages'] as const, pings: () => true };
    const reply = await room.run(ANA, 'settings desk-channel', { channel: DESK }, { ...manager, reach });
    expect(reply).toMatchObject({ refusal: { code: 'missing-permission', channel: DESK } });
    expect((await room.table.settings.of(GUILD)).deskChannel).toBeNull();
  });

  it('does not take a locked thread as its desk, and shows one in its check', async () => {
    await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE, headJudgeRole: HEAD_ROLE, deskChannel: CHANNEL });
    const reach = { ...PRIVATE, lacks: () => [], pings: () => true, locked: (channel: string) => channel === DESK };
    const reply = await room.run(ANA, 'settings desk-channel', { channel: DESK }, { ...manager, reach });
    expect(reply).toMatchObject({ refusal: { code: 'locked-thread', channel: DESK } });
    expect((await room.table.settings.of(GUILD)).deskChannel).toBe(CHANNEL);
    await room.table.settings.change(GUILD, { deskChannel: DESK });
    const { check } = room.words.settings;
    const checked = room.text(await room.run(ANA, 'settings check', {}, { ...manager, reach }));
    expect(checked).toContain(check.failed(check.locked(`<#${DESK}>`), check.unlock));
    expect(checked).toContain(check.some(1));
  });

  it('is warned of a desk that everyone reads, as it is chosen and at each check', async () => {
    const reach = { ...PRIVATE, lacks: () => [], pings: () => true, everyoneReads: () => true };
    const warning = room.words.settings.openDesk(`<#${DESK}>`);
    const chosen = await room.run(ANA, 'settings desk-channel', { channel: DESK }, { ...manager, reach });
    expect(room.text(chosen)).toContain(warning);
    expect(room.text(await room.run(ANA, 'settings check', {}, { ...manager, reach }))).toContain(warning);
    expect(room.text(await room.run(ANA, 'settings check', {}, manager))).not.toContain(warning);
  });

  it('says what is not settled as such', async () => {
    const { check } = room.words.settings;
    const checked = room.text(await room.run(ANA, 'settings check', {}, manager));
    expect(checked).toContain(check.failed(check.unsettled.judgeRole, check.settle('/settings judge-role')));
  });

  it('says at once when nobody would be notified', async () => {
    await room.run(ANA, 'settings desk-channel', { channel: DESK }, manager);
    const reach = { ...PRIVATE, lacks: () => [], pings: () => false };
    const reply = await room.run(ANA, 'settings judge-role', { role: JUDGE_ROLE }, { ...manager, reach });
    const warning = room.words.refusals['silent-role']({ code: 'silent-role', role: JUDGE_ROLE, channel: DESK });
    expect(room.text(reply)).toContain(warning);
  });

  it('tests everything that calls need, one by one', async () => {
    const { check } = room.words.settings;
    const all = room.text(await room.run(ANA, 'settings check', {}, manager));
    expect(all.match(new RegExp(check.failed('', '').slice(0, 3), 'g'))).toHaveLength(3);
    await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE, headJudgeRole: HEAD_ROLE, deskChannel: DESK });
    expect(room.text(await room.run(ANA, 'settings check', {}, manager))).toContain(check.all);
    const reach = {
      ...PRIVATE,
      lacks: (place: string, needed: readonly Permission[]) => (place === DESK ? needed : []),
      pings: (role: string) => role !== JUDGE_ROLE,
    };
    const some = room.text(await room.run(ANA, 'settings check', {}, { ...manager, reach }));
    expect(some.match(/❌/g)).toHaveLength(4);
    expect(some.match(/✅/g)).toHaveLength(6);
    expect(some).toContain(check.some(4));
  });
});
