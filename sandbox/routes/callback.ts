import { demandPlace } from '../access.ts';
import { answerMessage, deferredMessage, editMessage } from '../answer-message.ts';
import { numbered } from '../components.ts';
import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import type { AnswerType, Interaction } from '../interaction.ts';
import { ANSWER } from '../interaction.ts';
import type { Answered } from '../interactions.ts';
import type { Json } from '../json.ts';
import { isJson, objectsIn, textOf } from '../json.ts';
import type { Message } from '../message.ts';
import { isEphemeral } from '../messages.ts';
import { nameIn } from '../registered-command.ts';
import { bodyOf, done, ok, param, route } from '../route.ts';
import type { Upload } from '../upload.ts';

/** The first answer to an interaction. */
export const callbackRoutes = [
  route(
    'POST /interactions/:id/:token/callback',
    (core, request) => {
      const interaction = core.interactions.toAnswer(param(request, 'id'), param(request, 'token'));
      demandPlace(core, interaction.channel);
      const body = bodyOf(request);
      const clicked = core.messages.get(interaction.source?.id ?? '') ?? null;
      const type = checkedType(core, interaction, body, request.files, clicked);
      const data = isJson(body.data) ? body.data : {};
      const answered = answer(core, interaction, type, { clicked, data, files: request.files });
      core.interactions.settle(interaction, answered);
      return request.query.get('with_response') === 'true' ? ok(responseJson(interaction, answered)) : done;
    },
    { open: true },
  ),
];

const checkedType = (
  core: Core,
  interaction: Interaction,
  body: Json,
  files: readonly Upload[],
  clicked: Message | null,
): AnswerType => {
  try {
    return core.check.callback(body, files, interaction, clicked);
  } catch (error) {
    if (error instanceof DiscordError) core.interactions.noteRefusal(interaction, error);
    throw error;
  }
};

interface Given {
  /** The message whose component was used, as it is now. */
  readonly clicked: Message | null;
  readonly data: Json;
  readonly files: readonly Upload[];
}

const answer = (core: Core, interaction: Interaction, type: AnswerType, { clicked, data, files }: Given): Answered => {
  switch (type) {
    case ANSWER.message:
      return asOriginal(interaction, type, answerMessage(core, interaction, data, files));
    case ANSWER.deferredMessage:
      return asOriginal(interaction, type, deferredMessage(core, interaction, data));
    case ANSWER.deferredUpdate:
      return clicked ? asOriginal(interaction, type, clicked) : { type, ephemeral: false };
    case ANSWER.update:
      if (!clicked) throw new DiscordError(10008);
      return asOriginal(interaction, type, editMessage(core, interaction, clicked, data, files));
    case ANSWER.choices:
      return {
        type,
        ephemeral: false,
        choices: objectsIn(data.choices).map((choice) => choiceIn(interaction, choice)),
      };
    case ANSWER.modal: {
      const modal = {
        custom_id: textOf(data.custom_id),
        title: textOf(data.title),
        components: numbered(data.components),
      };
      return { type, ephemeral: false, modal };
    }
  }
};

const asOriginal = (interaction: Interaction, type: AnswerType, message: Message): Answered => {
  interaction.originalId = message.id;
  return { type, message, ephemeral: isEphemeral(message) };
};

const choiceIn = (interaction: Interaction, choice: Json): { name: string; value: string | number } => ({
  name: nameIn(textOf(interaction.payload.locale), choice as { name: string }), // checked: every choice has a name and a value
  value: choice.value as string | number,
});

const responseJson = (interaction: Interaction, { type, message, ephemeral }: Answered): Json => {
  const own = type === ANSWER.message || type === ANSWER.deferredMessage || type === ANSWER.update;
  const shown = type === ANSWER.message || type === ANSWER.update;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      ...(own && message
        ? {
            response_message_id: message.id,
            response_message_loading: type === ANSWER.deferredMessage,
            response_message_ephemeral: ephemeral,
          }
        : {}),
    },
    resource: { type, ...(shown && message ? { message } : {}) },
  };
};
