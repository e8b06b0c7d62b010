import type { ReactNode } from 'react';

/** One of several sections of a page that are shown one at a time. */
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
  /** The open section; null for none, which only the accordion supports. */
  open: Key | null;
  onOpen: (key: Key | null) => void;
}
