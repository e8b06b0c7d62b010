import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskingDialog, DialogForm } from '../../../admin-frame/FormDialog';
import { SelectField } from '../../../components/forms/SelectField';
import { nameIn } from '../draft/editedGame';
import { useStructure } from './StructureContext';

interface MoveToGroupDialogProps {
  name: string;
  groupKey: string;
  onMove: (target: string) => void;
  onClose: () => void;
}

const nowhere = 'none';

/** Asks which group a chart goes to. */
export function MoveToGroupDialog({ name, groupKey, onMove, onClose }: MoveToGroupDialogProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const { groupsNow, language } = useStructure();
  const [groups] = useState(() => groupsNow().filter(({ key }) => key !== groupKey));
  const [target, setTarget] = useState(groups[0]?.key ?? nowhere);
  const options = groups.map(({ key, names }) => ({
    value: key,
    label: nameIn(names, language) ?? t('structure.unnamedGroup'),
  }));
  return (
    <AskingDialog open title={t('structure.moveTitle', { name })} onClose={onClose}>
      <DialogForm
        text={t(groups.length === 0 ? 'structure.noOtherGroup' : 'structure.moveText')}
        failure={undefined}
        busy={false}
        complete={target !== nowhere}
        labels={{
          cancel: t('common:cancel'),
          submit: t('structure.moveHere'),
          busy: t('structure.moveHere'),
          hint: t('structure.noOtherGroup'),
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(target);
        }}
        onClose={onClose}
      >
        {options.length === 0 ? null : (
          <SelectField<string>
            name="group"
            label={t('structure.group')}
            value={target}
            options={options}
            onChange={setTarget}
          />
        )}
      </DialogForm>
    </AskingDialog>
  );
}
