import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A part of a draft that has changed. */
export interface DraftPatch {
  op: 'replace';
  path: readonly string[];
  value: unknown;
}

/** The drafts of the open editors by id: `article-x1y2`. Their fields are those of their editor. */
export type DocumentsState = Readonly<Record<string, object>>;

const initialState: DocumentsState = {};

/** Follows own properties only: a replayed action can come from anybody, and its path must not reach a prototype. */
function replaceAt(root: object, path: readonly string[], value: unknown): void {
  let target: unknown = root;
  for (const step of path.slice(0, -1)) {
    if (typeof target !== 'object' || target === null || !Object.hasOwn(target, step)) return;
    target = Reflect.get(target, step);
  }
  const last = path.at(-1);
  if (typeof target !== 'object' || target === null || last === undefined || last === '__proto__')
    return;
  Reflect.set(target, last, value);
}

/**
 * What is being written in the administration. An action carries the parts that have changed: what they follow from, such as whether
 * two texts are the same, could not be repeated with masked texts in a replay.
 */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftOpened: (drafts, { payload }: PayloadAction<{ id: string; draft: object }>) => {
      drafts[payload.id] = payload.draft;
    },
    /** `event` says what has happened. */
    draftChanged: (
      drafts,
      { payload }: PayloadAction<{ id: string; event: string; patches: readonly DraftPatch[] }>,
    ) => {
      const draft = Object.hasOwn(drafts, payload.id) ? drafts[payload.id] : undefined;
      if (!draft) return;
      for (const { path, value } of payload.patches) replaceAt(draft, path, value);
    },
    draftClosed: (drafts, { payload: id }: PayloadAction<string>) => {
      delete drafts[id];
    },
  },
});

export const { draftOpened, draftChanged, draftClosed } = draftsSlice.actions;
