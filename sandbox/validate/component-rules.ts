import { everyRawComponent } from '../components.ts';
import type { Json } from '../json.ts';
import { isJson, numberOf, objectsIn, textOf } from '../json.ts';
import { COMPONENT } from '../message.ts';
import type { KnowsEmoji } from './emoji-rules.ts';
import { emojiProblems } from './emoji-rules.ts';
import type { Path, Problem } from './problem.ts';
import { problem, required, tooLong } from './problem.ts';
import { selectProblems } from './select-rules.ts';

const MOST_ROWS = 5;
const MOST_IN_ROW = 5;
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;

interface Sheet {
  readonly isV2: boolean;
  /** What `attachment://` may refer to. */
  readonly fileNames: readonly string[];
  readonly knowsEmoji: KnowsEmoji;
}

/** What Discord refuses in the components of a message beyond its schemas. */
export const componentProblems = (value: unknown, path: Path, sheet: Sheet): Problem[] => {
  const components = objectsIn(value);
  return [
    ...(sheet.isV2 ? v2Problems(components, path) : legacyProblems(components, path)),
    ...components.flatMap((component, index) => eachProblems(component, [...path, index], sheet)),
    ...repeatedProblems(components, path),
  ];
};

const legacyProblems = (components: readonly Json[], path: Path): Problem[] => [
  ...(components.length > MOST_ROWS ? [tooLong(path, MOST_ROWS)] : []),
  ...components.flatMap(({ type }, index) =>
    type === COMPONENT.row
      ? []
      : [problem([...path, index, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')],
  ),
];

const v2Problems = (components: readonly Json[], path: Path): Problem[] => {
  const all = [...everyRawComponent(components)];
  const text = all.reduce((sum, each) => sum + (each.type === COMPONENT.text ? textOf(each.content).length : 0), 0);
  return [
    ...(all.length > MOST_COMPONENTS
      ? [
          problem(
            path,
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
            `The maximum of ${MOST_COMPONENTS} components is exceeded`,
          ),
        ]
      : []),
    ...(text > MOST_TEXT
      ? [
          problem(
            path,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `Displayable text exceeds maximum size of ${MOST_TEXT}`,
          ),
        ]
      : []),
  ];
};

/** A component and what is in it. */
const eachProblems = (component: Json, path: Path, sheet: Sheet): Problem[] => [
  ...ownProblems(component, path, sheet),
  ...objectsIn(component.components).flatMap((inner, index) =>
    eachProblems(inner, [...path, 'components', index], sheet),
  ),
  ...(isJson(component.accessory) ? eachProblems(component.accessory, [...path, 'accessory'], sheet) : []),
];

const ownProblems = (component: Json, path: Path, sheet: Sheet): Problem[] => {
  switch (component.type) {
    case COMPONENT.row:
      return rowProblems(objectsIn(component.components), [...path, 'components']);
    case COMPONENT.button:
      return [
        ...buttonProblems(component, path),
        ...emojiProblems(component.emoji, [...path, 'emoji'], sheet.knowsEmoji),
      ];
    case COMPONENT.stringSelect:
      return selectProblems(component, path, sheet.knowsEmoji);
    case COMPONENT.text:
      return textOf(component.content).trim() === '' ? [required([...path, 'content'])] : [];
    case COMPONENT.gallery:
      return objectsIn(component.items).flatMap(({ media }, index) =>
        mediaProblems(media, [...path, 'items', index, 'media'], sheet),
      );
    case COMPONENT.thumbnail:
      return mediaProblems(component.media, [...path, 'media'], sheet);
    case COMPONENT.file:
      return mediaProblems(component.file, [...path, 'file'], sheet);
    default:
      return [];
  }
};

/** A row is up to five buttons, or one select. */
const rowProblems = (inner: readonly Json[], path: Path): Problem[] => {
  const room = (component: Json): number => (component.type === COMPONENT.button ? 1 : MOST_IN_ROW);
  const taken = inner.reduce((sum, component) => sum + room(component), 0);
  return taken > MOST_IN_ROW && inner.length <= MOST_IN_ROW
    ? [
        problem(
          path,
          'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
          `The specified component exceeds the maximum width (${MOST_IN_ROW})`,
        ),
      ]
    : [];
};

const STYLE = { link: 5, premium: 6 } as const;

const buttonProblems = (button: Json, path: Path): Problem[] => {
  const { style, custom_id, url, label, emoji, sku_id } = button;
  const unwanted = (key: string, message: string): Problem => problem([...path, key], 'BASE_TYPE_UNEXPECTED', message);
  const problems: Problem[] = [];
  if (style === STYLE.premium) {
    if (!sku_id) problems.push(required([...path, 'sku_id']));
    return problems;
  }
  if (textOf(label).trim() === '' && !isJson(emoji)) {
    problems.push(problem(path, 'BUTTON_COMPONENT_INVALID', 'A button needs a label or an emoji'));
  }
  if (style === STYLE.link) {
    if (!url) problems.push(required([...path, 'url']));
    if (custom_id) problems.push(unwanted('custom_id', 'A custom id and url cannot both be specified'));
    return problems;
  }
  if (!custom_id) {
    problems.push(problem([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required'));
  }
  if (url) problems.push(unwanted('url', 'A custom id and url cannot both be specified'));
  return problems;
};

const mediaProblems = (media: unknown, path: Path, { fileNames }: Sheet): Problem[] => {
  const name = isJson(media) ? /^attachment:\/\/(.+)$/.exec(textOf(media.url))?.[1] : undefined;
  if (name === undefined || fileNames.includes(name)) return [];
  return [problem([...path, 'url'], 'ATTACHMENT_NOT_FOUND', `No file named ${name} goes with this message.`)];
};

/** Custom ids and numbers are unique in a message or modal. */
export const repeatedProblems = (components: readonly Json[], path: Path): Problem[] => {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  const visit = (component: Json, at: Path): Problem[] => {
    const problems: Problem[] = [];
    const customId = textOf(component.custom_id);
    const id = numberOf(component.id);
    if (customId && customIds.has(customId)) {
      problems.push(
        problem([...at, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
      );
    }
    if (id !== 0 && ids.has(id)) {
      problems.push(problem([...at, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'));
    }
    customIds.add(customId);
    ids.add(id);
    return [
      ...problems,
      ...objectsIn(component.components).flatMap((inner, index) => visit(inner, [...at, 'components', index])),
      ...(isJson(component.component) ? visit(component.component, [...at, 'component']) : []),
      ...(isJson(component.accessory) ? visit(component.accessory, [...at, 'accessory']) : []),
    ];
  };
  return components.flatMap((component, index) => visit(component, [...path, index]));
};
