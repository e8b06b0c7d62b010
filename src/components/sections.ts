import type { ReactNode } from 'react';

/** One of several parts of a page of which one is shown at a time. */
export interface Section<Key extends string> {
  key: Key;
  label: string;
  /** One of the paths of @mdi/js. */
  icon: string;
  content: ReactNode;
}

export interface SectionsProps<Key extends string> {
  label: string;
  sections: readonly Section<Key>[];
  /** The section shown; null for none, which only the accordion can. */
  open: Key | null;
  onOpen: (key: Key | null) => void;
}
