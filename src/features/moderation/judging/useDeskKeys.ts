import type { Dispatch, SetStateAction } from 'react';
import { fitted, panBy, panStep, turn, zoomBy, zoomStep, type PictureView } from './pictureView';
import { useKeys } from './useKeys';

type Act = (() => void) | undefined;

interface DeskActions {
  setView: Dispatch<SetStateAction<PictureView>>;
  /** Otherwise the arrow keys scroll the page. */
  isZoomed: boolean;
  accept: Act;
  refuse: Act;
  skip: Act;
  next: Act;
  undo: Act;
  compare: Act;
  help: Act;
}

const repeated: ReadonlySet<string> = new Set([
  '+',
  '=',
  '-',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

/** The keys for judging; `KeysDialog` lists them. */
export function useDeskKeys(actions: DeskActions, enabled: boolean): void {
  const { setView, isZoomed, accept, refuse, skip, next, undo, compare, help } = actions;
  const zoom = (factor: number) => () => setView((view) => zoomBy(view, factor));
  const pan = (x: number, y: number) =>
    isZoomed ? () => setView((view) => panBy(view, x * panStep, y * panStep)) : undefined;
  useKeys(
    {
      a: accept,
      r: refuse,
      s: skip,
      n: next,
      u: undo,
      c: compare,
      '?': help,
      '+': zoom(zoomStep),
      '=': zoom(zoomStep),
      '-': zoom(1 / zoomStep),
      '0': () => setView(fitted),
      t: () => setView(turn),
      ArrowLeft: pan(1, 0),
      ArrowRight: pan(-1, 0),
      ArrowUp: pan(0, 1),
      ArrowDown: pan(0, -1),
    },
    repeated,
    enabled,
  );
}
