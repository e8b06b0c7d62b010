import { isRecord } from '../../api/wire/typeGuards';
import type { draftsSlice } from '../../state/draftsSlice';
import { draftShapes } from './draftShapes';
import { redactPatches } from './redactPatches';
import { applyShape, type Leaf, type Shape } from './shape';
import { matching, nothing, word } from './valueRedactors';

const draftId = matching(/^(?:article|game)-[\w-]{1,24}$/);
const shapeOf = (id: unknown): Shape => draftShapes[String(id).split('-')[0] ?? ''] ?? nothing;

/** Each draft with the fields of its kind. */
export const drafts: Leaf = (value, redacting) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([id, draft]) => [
          draftId(id, redacting),
          applyShape(shapeOf(id), draft, redacting),
        ]),
      )
    : null;

const opened: Leaf = (value, redacting) => {
  const { id, draft } = isRecord(value) ? value : {};
  return { id: draftId(id, redacting), draft: applyShape(shapeOf(id), draft, redacting) };
};

const changed: Leaf = (value, redacting) => {
  const { id, event, patches } = isRecord(value) ? value : {};
  return {
    id: draftId(id, redacting),
    event: word(event, redacting),
    patches: redactPatches(patches, shapeOf(id), redacting),
  };
};

export const draftActions = {
  draftOpened: opened,
  draftChanged: changed,
  draftClosed: draftId,
} satisfies Record<keyof typeof draftsSlice.actions, Shape>;
