import type { Kind, Shown } from '../../api/wire/readers';
import { fields, list, type Leaf, type Shape } from './shape';
import {
  commentId,
  cursor,
  dayOrMoment,
  maskedMarkup,
  matching,
  moment,
  nothing,
  oneOf,
  personId,
  personName,
  personSlug,
  plain,
  playerId,
  published,
  scoreId,
} from './valueRedactors';

const kinds: Record<Kind, Leaf> = {
  commentId,
  country: matching(/^[A-Z]{2}$/),
  cursor,
  dayOrMoment,
  hidden: nothing,
  maskedMarkup,
  moment,
  personId,
  personName,
  personSlug,
  plain,
  playerId,
  published,
  scoreId,
};

const personKinds = { id: 'personId', name: 'personName', slug: 'personSlug' } as const;

/** What is kept of a value that the readers of `api/wire` describe. */
export function shownShape(shown: Shown): Shape {
  if (typeof shown === 'string') return kinds[shown];
  if ('words' in shown) return oneOf(shown.words);
  if ('item' in shown) return list(shownShape(shown.item));
  const described = Object.entries(shown.fields);
  const shapes = described.map(([name, field]) => [name, shownShape(field.shown)]);
  const person = Object.entries(personKinds).flatMap(([key, kind]) => {
    const [name] = described.find(([, field]) => field.shown === kind) ?? [];
    return name === undefined ? [] : [[key, name]];
  });
  return fields(Object.fromEntries(shapes), Object.fromEntries(person));
}
