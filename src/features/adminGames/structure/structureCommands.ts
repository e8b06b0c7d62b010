import type { EditedContent, EditedGroups } from '../draft/editedGame';
import {
  addChart,
  addGroup,
  changeChart,
  changeGroup,
  copyChart,
  copyGroup,
  moveChart,
  moveGroup,
  moveToGroup,
  removeChart,
  removeGroup,
} from './editStructure';

type Edit = (change: (content: EditedContent) => EditedContent) => void;
type Rest<Change extends (groups: EditedGroups, ...rest: never[]) => EditedGroups> =
  Change extends (groups: EditedGroups, ...rest: infer Args) => EditedGroups ? Args : never;

/** The changes of the groups of a draft. */
export function structureCommands(edit: Edit) {
  const command =
    <Change extends (groups: EditedGroups, ...rest: never[]) => EditedGroups>(change: Change) =>
    (...rest: Rest<Change>) =>
      edit((content) => {
        const groups = change(content.groups, ...(rest as never[]));
        return groups === content.groups ? content : { ...content, groups };
      });
  return {
    addGroup: command(addGroup),
    changeGroup: command(changeGroup),
    removeGroup: command(removeGroup),
    copyGroup: command(copyGroup),
    moveGroup: command(moveGroup),
    addChart: command(addChart),
    changeChart: command(changeChart),
    removeChart: command(removeChart),
    copyChart: command(copyChart),
    moveChart: command(moveChart),
    moveToGroup: command(moveToGroup),
  };
}

export type StructureCommands = ReturnType<typeof structureCommands>;
