import { createContext, use } from 'react';
import type { Language } from '../../../contract/languages';
import type { AdminChartFacts, AdminFormat } from '../../../contract/schemas/adminGames';
import type { EditedGroups } from '../draft/editedGame';
import type { StructureCommands } from './structureCommands';

export interface Structure {
  commands: StructureCommands;
  /** The language of the names on the screen. */
  language: Language;
  formats: readonly AdminFormat[];
  facts: ReadonlyMap<number, AdminChartFacts>;
  /** The id of the note that says what is locked; undefined until the game was public. */
  lockedBy: string | undefined;
  /** Says for screen readers what has changed. */
  announce: (text: string) => void;
  /** Opens the details of a chart, or closes them. */
  toggleDetails: (key: string) => void;
  /** The groups as they are now: a row that showed them would be rendered with each change. */
  groupsNow: () => EditedGroups;
  onMerge: ((chartId: number) => void) | undefined;
}

export const StructureContext = createContext<Structure | undefined>(undefined);

export function useStructure(): Structure {
  const structure = use(StructureContext);
  if (!structure) throw new Error('A row of the structure is used outside of it.');
  return structure;
}
